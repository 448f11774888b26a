import { afterEach, expect, it, vi } from 'vitest';
import { formatApiKey, generateApiKey } from '../credentials/secretText.ts';
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

it.each([
  [
    'whoever gives a wrong key',
    { 'x-api-key': formatApiKey(generateApiKey('sandbox')) },
    '/v1/validate?smartcode=x',
    401,
  ],
  ['an account', { authorization: `Bearer ${SANDBOX_CREDENTIALS.accountToken}` }, '/api/v1/keys', 200],
])('nor that of %s', async (_, headers, path, status) => {
  const start = Date.now();
  const machine = vi.spyOn(Date, 'now').mockReturnValue(start);
  const app = createApp();
  const ask = async () => (await app.fetch(new Request(`http://localhost${path}`, { headers }))).status;
  const before = await ask();
  machine.mockReturnValue(start - 3_600_000);
  expect([before, await ask()]).toEqual([status, status]);
});
