import { SANDBOX_CREDENTIALS } from '@smart-address/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersSuite } from './answers.suite.ts';
import { basic, key, type AskedService } from './askedService.ts';
import { call as callTarget, codeOf, type Target } from './documented.ts';
import { refusalsSuite } from './refusals.suite.ts';

const { limitedKey } = SANDBOX_CREDENTIALS;

/** What every way of reaching the service must do alike. */
export function contractSuite(name: string, open: () => Promise<Target>): void {
  describe(`the service, ${name}`, () => {
    let target: Target;
    const world: AskedService = {
      name,
      call: (endpoint, options) => callTarget(target, endpoint, options),
      bearer: {},
    };
    const { call } = world;

    beforeAll(async () => {
      target = await open();
      const { body } = await call('token', {
        headers: { authorization: basic },
        body: 'grant_type=client_credentials',
      });
      world.bearer = { authorization: `Bearer ${String(Reflect.get(Object(body), 'access_token'))}` };
    });

    afterAll(() => target.close());

    answersSuite(world);
    refusalsSuite(world);

    describe('limits', () => {
      it('shows a 429 to the key with a burst of two, and serves whoever waits as told', async () => {
        const limited = { 'x-api-key': limitedKey };
        // One more is served for each second that they take: many, so that a busy machine refuses some too.
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => call('validate', { headers: limited, query: { smartcode: 'x' } })),
        );
        const refused = answers.filter(({ status }) => status === 429);
        expect(refused.length).toBeGreaterThanOrEqual(3);
        for (const answer of refused) {
          expect(codeOf(answer)).toBe('RATE_LIMITED');
          expect(answer.headers.get('x-ratelimit-limit')).toBe('2');
          expect(answer.headers.get('x-ratelimit-remaining')).toBe('0');
          expect(answer.headers.get('ratelimit-policy')).toMatch(/^"burst";q=2;w=2/);
        }
        const wait = Math.max(...refused.map(({ headers }) => Number(headers.get('retry-after'))));
        await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
        expect((await call('validate', { headers: limited, query: { smartcode: 'x' } })).status).toBe(200);
      });

      it('tells on every answer what is left', async () => {
        const { headers } = await call('validate', { headers: key, query: { smartcode: 'x' } });
        expect(headers.get('ratelimit')).toMatch(/^"burst";r=\d+;t=\d+$/);
        expect(headers.get('ratelimit-policy')).toBe('"burst";q=200;w=1');
        expect(headers.get('x-ratelimit-limit')).toBe('200');
        expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(1_600_000_000);
      });

      it.each([
        ['rate_limited', 429, 'RATE_LIMITED'],
        ['quota_exceeded', 429, 'QUOTA_EXCEEDED'],
        ['server_error', 500, 'INTERNAL_ERROR'],
        ['geo_restricted', 403, 'GEO_RESTRICTED'],
        ['unheard_of', 422, 'VALIDATION_FAILED'],
      ])('plays the scenario %s', async (scenario, status, code) => {
        const answer = await call('validate', {
          headers: { ...key, 'x-sandbox-scenario': scenario },
          query: { smartcode: 'x' },
        });
        expect([answer.status, codeOf(answer)]).toEqual([status, code]);
      });
    });

    describe('the service itself', () => {
      it.each(['livez', 'readyz', 'version', 'jwks'] as const)(
        'answers %s without a credential',
        async (name) => {
          expect((await call(name)).status).toBe(200);
        },
      );

      it('serves its own description, unmarked', async () => {
        const { body } = await call('openapi');
        expect(body).toMatchObject({ openapi: '3.1.0' });
        expect(body).not.toHaveProperty('_env');
      });

      it('lets any page call it', async () => {
        const { status, headers } = await call('encode', {
          method: 'OPTIONS',
          headers: { 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-api-key' },
        });
        expect(status).toBe(204);
        expect(headers.get('access-control-allow-origin')).toBe('*');
      });

      it('answers HEAD as GET without the body', async () => {
        const { status, body } = await call('livez', { method: 'HEAD' });
        expect([status, body]).toEqual([200, undefined]);
      });

      it('registers nothing for HEAD', async () => {
        const encode = async (method: 'GET' | 'HEAD', query = { lat: '36.7321', lng: '10.2345' }) => {
          const { status, headers } = await call('encode', { method, headers: key, query });
          return [status, headers.get('x-created')];
        };
        expect(await encode('HEAD')).toEqual([200, 'false']);
        expect(await encode('GET')).toEqual([200, 'true']);
        expect(await encode('HEAD')).toEqual([200, 'false']);
        expect((await encode('HEAD', { lat: '48.85', lng: '2.35' }))[0]).toBe(422);
      });
    });
  });
}
