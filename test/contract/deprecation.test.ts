import { createApp, SANDBOX_CREDENTIALS } from '@smart-address/server';
import { describe, expect, it } from 'vitest';

const since = new Date('2027-01-01T00:00:00Z');
const sunset = new Date('2028-01-01T00:00:00Z');
const headers = { 'x-api-key': SANDBOX_CREDENTIALS.apiKey, origin: 'https://shop.example' };
const base = 'http://api.example';

describe('a route that is to be left', () => {
  const app = createApp({ deprecations: { validate: { since, sunset, successor: '/v2/codes' } } });
  const get = (path: string) => app.fetch(new Request(`${base}${path}`, { headers }));

  it('says so on every answer, good or bad, where a page of another origin may read it, and works as before', async () => {
    for (const [path, status] of [
      ['/v1/validate?smartcode=x', 200],
      ['/v1/validate', 400],
    ] as const) {
      const response = await get(path);
      expect(response.status).toBe(status);
      expect(response.headers.get('deprecation')).toBe('@1798761600');
      expect(response.headers.get('sunset')).toBe('Sat, 01 Jan 2028 00:00:00 GMT');
      expect(response.headers.get('link')).toBe(
        '</docs#/Codes/validate>; rel="deprecation"; type="text/html", </v2/codes>; rel="successor-version"',
      );
      expect(response.headers.get('access-control-expose-headers')).toMatch(/Deprecation, Sunset, Link/);
    }
    const other = await get('/v1/decode?smartcode=8GR5-4JJJ-29');
    expect(other.headers.has('deprecation')).toBe(false);
  });

  it('is marked in the document and in the reference', async () => {
    const { paths } = await (await get('/openapi.json')).json();
    expect(paths['/v1/validate'].get.deprecated).toBe(true);
    expect(Object.keys(paths['/v1/validate'].get.responses['200'].headers)).toContain('Sunset');
    expect(paths['/v1/decode'].get).not.toHaveProperty('deprecated');
    expect(await (await get('/docs')).text()).toMatch(/GET \/v1\/validate<.*\(deprecated\)/);
    expect(await (await createApp().fetch(new Request(`${base}/docs`))).text()).not.toContain('(deprecated)');
  });

  it.each([
    [{ validate: { since: sunset, sunset: since } }, /sunset that is not before/],
    [{ validate: { since: new Date('x'), sunset } }, /two dates/],
  ])('is refused at the start when %j makes no sense', (deprecations, message) => {
    expect(() => createApp({ deprecations })).toThrow(message);
  });

  it('is refused at the start when there is no such route', () => {
    // As a caller without types may have it.
    const deprecations = Object.fromEntries([['nowhere', { since, sunset }]]);
    expect(() => createApp({ deprecations })).toThrow(/no route "nowhere"/);
  });
});
