import { describe, expect, it } from 'vitest';
import { createApp, routeFetch } from '../browser.ts';

const base = 'https://backend.invalid/base';
const elsewhere: typeof fetch = async () => new Response('elsewhere');

describe('a fetch that is routed to the app in the page', () => {
  it('answers what is below its base and passes on everything else', async () => {
    const routed = routeFetch(createApp(), base, elsewhere);
    expect(await (await routed(`${base}/version`)).json()).toMatchObject({ api: 'v1' });
    expect(await (await routed(new Request(`${base}/livez?x=1`))).json()).toMatchObject({
      error: { code: 'UNKNOWN_PARAMETER' },
    });
    for (const other of [
      'https://backend.invalid/version',
      'https://backend.invalid/basement',
      'https://tile.example/1',
    ]) {
      expect(await (await routed(other)).text()).toBe('elsewhere');
    }
  });

  it('knows its base however that is written', async () => {
    const routed = routeFetch(createApp(), 'HTTPS://Backend.invalid:443/base/', elsewhere);
    expect(await (await routed(`${base}/version`)).json()).toMatchObject({ api: 'v1' });
    expect(() => routeFetch(createApp(), 'not an address')).toThrow(TypeError);
  });

  it('rejects with the reason of a signal, before and while it works', async () => {
    const routed = routeFetch(createApp(), base, elsewhere);
    const reason = new Error('the reader typed on');
    await expect(routed(`${base}/readyz`, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const answer = routed(`${base}/readyz`, { signal: controller.signal });
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });
});
