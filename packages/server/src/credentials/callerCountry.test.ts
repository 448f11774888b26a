import { describe, expect, it } from 'vitest';
import { type AppOptions, createApp, SANDBOX_CREDENTIALS } from '../index.ts';

const behindProxy = { trustedProxies: ['10.0.0.0/8'], countryHeader: 'CF-IPCountry' };

async function answerTo(
  country: string | null,
  remoteAddress: string,
  options: AppOptions = behindProxy,
): Promise<string> {
  const request = new Request('http://any/v1/encode?lat=36.8065&lng=10.1815', {
    headers: {
      'x-api-key': SANDBOX_CREDENTIALS.apiKey,
      ...(country === null ? {} : { 'cf-ipcountry': country }),
    },
  });
  const answer = await createApp(options).fetch(request, { remoteAddress });
  const body = await answer.json();
  return answer.ok ? 'served' : body.error.code;
}

describe('the caller’s country, as a trusted proxy gives it', () => {
  it.each(['TN', 'tn', ' TN '])('%j is served', async (country) => {
    expect(await answerTo(country, '10.0.0.1')).toBe('served');
  });

  // T1 is Cloudflare's word for Tor; two values mean that a proxy appended to what the caller had sent.
  it.each(['FR', 'fr', 'T1', 'TN, FR', 'FR, TN'])('%j is refused', async (country) => {
    expect(await answerTo(country, '10.0.0.1')).toBe('GEO_RESTRICTED');
  });

  it.each([null, '', 'XX', 'ZZ', '-'])('%j, which says it is not known, is served', async (country) => {
    expect(await answerTo(country, '10.0.0.1')).toBe('served');
  });

  it('does not count from anybody else', async () => {
    expect(await answerTo('FR', '192.0.2.1')).toBe('served');
    const { trustedProxies, countryHeader } = behindProxy;
    const abroad = { trustedProxies, countryHeader, countryOf: () => 'FR' };
    expect(await answerTo('TN', '10.0.0.1', abroad)).toBe('GEO_RESTRICTED');
  });

  it.each([
    '/livez',
    '/readyz',
    '/version',
    '/docs',
    '/openapi.json',
    '/.well-known/jwks.json',
    '/api/v1/plans',
  ])('does not matter at %s, which is open to everybody', async (path) => {
    const request = new Request(`http://any${path}`, { headers: { 'cf-ipcountry': 'FR' } });
    const { status } = await createApp(behindProxy).fetch(request, { remoteAddress: '10.0.0.1' });
    expect(status).toBe(200);
  });

  it('counts for tokens and accounts as for keys', async () => {
    const { keyId, keySecret, accountToken } = SANDBOX_CREDENTIALS;
    const app = createApp(behindProxy);
    const codeOf = async (path: string, init: RequestInit, authorization: string) => {
      const headers = { authorization, 'cf-ipcountry': 'FR', 'content-type': 'application/json' };
      const request = new Request(`http://any${path}`, { ...init, headers });
      return (await (await app.fetch(request, { remoteAddress: '10.0.0.1' })).json()).error?.code;
    };
    const ask = { method: 'POST', body: '{"grant_type":"client_credentials"}' };
    const basic = `Basic ${btoa(`${keyId}:${keySecret}`)}`;
    expect(await codeOf('/api/v1/auth/token', ask, basic)).toBe('GEO_RESTRICTED');
    expect(await codeOf('/api/v1/keys', {}, `Bearer ${accountToken}`)).toBe('GEO_RESTRICTED');
  });

  it('is not asked for where no proxy is trusted, which would refuse nobody', () => {
    expect(() => createApp({ countryHeader: 'CF-IPCountry' })).toThrow('`trustedProxies` names none');
  });
});
