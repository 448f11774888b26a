import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import {
  combineProviders,
  createClient,
  createOfflineProvider,
  createSmartAddressProvider,
} from '@smart-address/core';
import { providerConformance } from '@smart-address/core/conformance';
import { loadGazetteer } from '@smart-address/gazetteer';
import { createApp } from '@smart-address/server';
import { SANDBOX_CREDENTIALS } from '@smart-address/server/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestContext } from '../../packages/core/test-support/suggestContext.ts';

const app = createApp();
const fetch = (request: Request): Promise<Response> => app.fetch(request);
const baseUrl = 'https://api.example.tn';
const tunis = { lat: 36.8065, lng: 10.1815 };
const { apiKey, browserKey, limitedKey, keyId, keySecret } = SANDBOX_CREDENTIALS;
const faceB = createClient({ baseUrl, fetch, credentials: apiKey });
const token = async (): Promise<string> => {
  const grant = await createClient({ baseUrl, fetch, face: 'A' }).token({ keyId, secret: keySecret });
  return grant.access_token;
};
const faceA = createClient({ baseUrl, fetch, credentials: token, face: 'A' });

// The data is read once for the whole file; on a busy machine that takes longer than a test may.
beforeAll(async () => {
  await loadGazetteer();
});

describe('the client against the service', () => {
  it('creates, encodes, decodes and validates', async () => {
    const record = await faceA.create(tunis);
    expect(record).toMatchObject({
      smartCode: '8GR5-4JJJ-29',
      plusCode: '8F8GR54J+JJ2',
      governorate: 'Tunis',
    });
    expect(await faceA.createShort(tunis)).not.toHaveProperty('governorate');
    const { smartcode } = await faceB.encode(tunis);
    expect(smartcode).toBe('TN5245-445-5222');
    expect(await faceB.decode(smartcode)).toMatchObject({ plusCode: '8F8GR54J+JJ', status: 'active' });
    expect(await faceB.validate(record.smartCode)).toMatchObject({ valid: true, active: true, format: 'A' });
    expect(await faceB.validate('8GR5-4JJJ-28')).toMatchObject({ valid: false, reason: 'CHECKSUM_MISMATCH' });
  });

  it('runs a batch, bad items and all', async () => {
    const items = [{ lat: 36.8, lng: 10.1 }, { smartcode: '8GR5-4JJJ-28' }, { q: 'sfax' }];
    const { count, succeeded, failed, results } = await faceB.batch({ items });
    expect([count, succeeded, failed]).toEqual([3, 2, 1]);
    expect(results.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it('finds the same by both faces', async () => {
    const query = { q: 'la marsa', limit: 3 };
    const answer = await faceB.search(query);
    expect(answer.count).toBe(3);
    // Only the bare answer says by itself that it comes from a sandbox; around the other the envelope does.
    expect(answer).toMatchObject(await faceA.search(query));
    expect(await faceB.autocomplete(query)).toMatchObject(await faceA.autocomplete(query));
    expect(await faceB.reverse(tunis)).toMatchObject(await faceA.reverse(tunis));
  });

  it('says what the service says', async () => {
    await expect(faceA.create({ lat: 48.85, lng: 2.35 })).rejects.toMatchObject({
      code: 'OUT_OF_COVERAGE',
      status: 422,
    });
    await expect(faceB.decode('8GR5-4JJJ-28')).rejects.toMatchObject({
      code: 'INVALID_CODE',
      reason: 'invalid',
    });
    const browser = createClient({ baseUrl, fetch, credentials: browserKey });
    await expect(browser.encode(tunis)).rejects.toMatchObject({
      code: 'INSUFFICIENT_SCOPE',
      reason: 'denied',
    });
    const nobody = createClient({ baseUrl, fetch });
    await expect(nobody.search({ q: 'x' })).rejects.toMatchObject({
      code: 'AUTH_REQUIRED',
      reason: 'denied',
    });
    const arabic = createClient({ baseUrl, fetch, language: 'ar' });
    await expect(arabic.search({ q: 'x' })).rejects.toMatchObject({
      message: expect.stringMatching(/\p{Script=Arabic}/u),
    });
  });

  it('meets a rate limit with its Retry-After, and is served after it', async () => {
    const limited = createClient({ baseUrl, fetch, credentials: limitedKey, retries: 0 });
    const hurried = await Promise.allSettled(Array.from({ length: 6 }, () => limited.search({ q: 'sfax' })));
    const refused = hurried.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const error of refused) {
      expect(error).toMatchObject({ code: 'RATE_LIMITED', reason: 'rate_limited' });
      expect(error.retryAfterSeconds).toBeGreaterThanOrEqual(1);
    }
    const patient = createClient({ baseUrl, fetch, credentials: limitedKey });
    expect((await patient.search({ q: 'sfax' })).count).toBeGreaterThan(0);
  });

  it('replays a create under its idempotency key', async () => {
    const options = { idempotencyKey: 'order-4711' };
    expect(await faceA.create(tunis, options)).toEqual(await faceA.create(tunis, options));
    await expect(faceA.create({ lat: 36.9, lng: 10.2 }, options)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });
});

describe('the service as a provider', () => {
  const subject = {
    query: 'La Marsa',
    unknownQuery: 'qzxwqzxw',
    inside: tunis,
    outside: { lat: 48.85, lng: 2.35 },
  };
  const service = () => createSmartAddressProvider(faceB, { debounceMs: 0 });

  for (const { name, run } of providerConformance(() => ({ ...subject, provider: service() }))) it(name, run);

  describe('combined with the device', () => {
    const provider = () => combineProviders([createOfflineProvider(), service()]);
    for (const { name, run } of providerConformance(() => ({ ...subject, provider: provider() })))
      it(name, run);
  });

  it.each([
    'la marsa',
    'تونس',
    'sidi bou',
    'rue de marseille',
    '1001',
    '8GR5-4JJJ-29',
    '36.8065, 10.1815',
    'ksar helal',
  ])(
    'answers %j as the device does, so that no suggestion changes when the network answers',
    async (query) => {
      for (const change of [{}, { locale: 'ar' as const }, { bias: tunis }]) {
        const [device, remote] = await Promise.all(
          [createOfflineProvider(), service()].map((provider) =>
            provider.suggest(query, suggestContext(change)),
          ),
        );
        expect(remote).toEqual(device);
      }
    },
  );

  it('names a point as the device does', async () => {
    const [device, remote] = await Promise.all(
      [createOfflineProvider(), service()].map((provider) => provider.reverse(tunis, suggestContext())),
    );
    expect(remote).toEqual(device);
  });
});

describe('an address that sends on to another', () => {
  const servers: Server[] = [];
  const serve = async (answer: RequestListener): Promise<string> => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  };
  afterAll(() => {
    for (const server of servers) server.close();
  });

  it.each([301, 302, 307, 308])(
    'is not followed with a credential, and says what to do: %i',
    async (status) => {
      const seen: unknown[] = [];
      const elsewhere = await serve((request, response) => {
        seen.push(request.headers['x-api-key']);
        response.end('{}');
      });
      const here = await serve((_, response) => {
        response.writeHead(status, { Location: `${elsewhere}/v1/encode` }).end();
      });
      const client = createClient({ baseUrl: here, credentials: apiKey });
      await expect(client.encode(tunis)).rejects.toMatchObject({
        code: 'UNEXPECTED_STATUS',
        reason: 'unavailable',
        status,
        message: expect.stringContaining('Give the address of the service itself'),
      });
      expect(seen).toEqual([]);
    },
  );
});
