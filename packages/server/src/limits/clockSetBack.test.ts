import { afterEach, expect, it, vi } from 'vitest';
import { createApp, SANDBOX_CREDENTIALS } from '../index.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it("a machine's clock that is set back uses up nobody's burst, and headers follow it", async () => {
  const start = Date.now();
  const machine = vi.spyOn(Date, 'now').mockReturnValue(start);
  const app = createApp();
  const headers = { 'x-api-key': SANDBOX_CREDENTIALS.limitedKey };
  const ask = () => app.fetch(new Request('http://localhost/v1/validate?smartcode=x', { headers }));
  await app.ready();
  expect((await ask()).status).toBe(200);
  const now = start - 3_600_000;
  machine.mockReturnValue(now);
  const answer = await ask();
  expect(answer.status).toBe(200);
  const resetSeconds = Number(answer.headers.get('x-ratelimit-reset')) - now / 1_000;
  expect(resetSeconds).toBeGreaterThanOrEqual(0);
  expect(resetSeconds).toBeLessThanOrEqual(3);
});
