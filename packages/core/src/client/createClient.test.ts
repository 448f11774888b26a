import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { exampleAddress } from '../../test-support/exampleAddress.ts';
import { manualClock, settle } from '../../test-support/manualClock.ts';
import { json, refusal, scriptedFetch, silence } from '../../test-support/scriptedFetch.ts';
import type { ScriptedAnswer } from '../../test-support/scriptedFetch.ts';
import { createClient } from './createClient.ts';
import { SmartAddressError } from './smartAddressError.ts';

const baseUrl = 'https://api.example.tn';
const tunis = { lat: 36.8065, lng: 10.1815 };
const list = { query: 'la marsa', count: 1, attribution: 'GeoNames', results: [exampleAddress('a')] };
const envelope = (data: unknown): unknown => ({ success: true, statusCode: 200, message: 'ok', data });
const record = {
  smartCode: '8GR5-4JJJ-29',
  plusCode: '8F8GR54J+JJ2',
  postalCode: '1001',
  locality: 'République',
  governorate: 'Tunis',
};

async function errorOf(call: Promise<unknown>): Promise<SmartAddressError> {
  const error: unknown = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof SmartAddressError) return error;
  throw error;
}

function clientB(
  answers: readonly ScriptedAnswer[],
  options: Partial<Parameters<typeof createClient>[0]> = {},
) {
  const fetch = scriptedFetch(...answers);
  const timer = manualClock();
  const client = createClient({
    baseUrl,
    credentials: 'key',
    fetch,
    setTimer: timer.setTimer,
    ...options,
    face: 'B',
  });
  return { client, fetch, timer };
}

function clientA(
  answers: readonly ScriptedAnswer[],
  options: Partial<Parameters<typeof createClient>[0]> = {},
) {
  const fetch = scriptedFetch(...answers);
  const timer = manualClock();
  const client = createClient({
    baseUrl,
    credentials: 'token',
    fetch,
    setTimer: timer.setTimer,
    ...options,
    face: 'A',
  });
  return { client, fetch, timer };
}

describe('what a call sends', () => {
  it('Interface B: the key in X-API-Key, typed values as a strict query', async () => {
    const { client, fetch } = clientB([json(list)], { language: 'ar' });
    const types = ['street', 'locality'] as const;
    expect(await client.search({ q: 'la marsa', limit: 3, lat: 1e-7, lng: 10, types })).toEqual(list);
    const [request] = fetch.requests;
    const url = new URL(request?.url ?? '');
    expect([request?.method, url.origin, url.pathname]).toEqual(['GET', baseUrl, '/v1/search']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: 'la marsa',
      limit: '3',
      lat: '0.0000001',
      lng: '10',
      types: 'street,locality',
    });
    expect(request?.headers.get('X-API-Key')).toBe('key');
    expect(request?.headers.get('Authorization')).toBeNull();
    expect(request?.headers.get('Accept-Language')).toBe('ar');
  });

  it('Interface A: the token as Bearer, the envelope taken off', async () => {
    const { client, fetch } = clientA([json(envelope(list)), json(envelope(record))]);
    expect(await client.autocomplete({ q: 'la' })).toEqual(list);
    expect(await client.create({ ...tunis })).toEqual(record);
    const [, create] = fetch.requests;
    expect(fetch.requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/v1/address/autocomplete',
      '/api/v1/smartcode/create',
    ]);
    expect(create?.headers.get('Authorization')).toBe('Bearer token');
    expect(create?.headers.get('Content-Type')).toBe('application/json');
    expect(await create?.json()).toEqual(tunis);
  });

  it('the short form of create, which has no governorate', async () => {
    const { governorate: _, ...short } = record;
    const { client, fetch } = clientA([json({ success: true, message: 'ok', data: short })]);
    expect(await client.createShort(tunis)).toEqual(short);
    expect(fetch.requests[0]?.url).toBe(`${baseUrl}/api/v1/smartcode/create?view=short`);
  });

  it('key id and secret as HTTP Basic, and a form, for a token', async () => {
    const grant = { access_token: 't', token_type: 'Bearer', expires_in: 3600, scope: 'address:search' };
    const { client, fetch } = clientA([json({ ...grant, ...(envelope(grant) as object) })], {
      credentials: undefined,
    });
    expect(await client.token({ keyId: 'id', secret: 'sécret', scope: 'address:search' })).toEqual(grant);
    const [request] = fetch.requests;
    expect(request?.headers.get('Authorization')).toBe(
      `Basic ${Buffer.from('id:sécret').toString('base64')}`,
    );
    expect(await request?.text()).toBe('grant_type=client_credentials&scope=address%3Asearch');
  });

  it('names in braces of a path, escaped', async () => {
    const { client, fetch } = clientA([refusal(404, 'RESOURCE_NOT_FOUND')]);
    await errorOf(client.call('applicationRead', { params: { id: 'a/b' }, account: 'acc' }));
    expect(fetch.requests[0]?.url).toBe(`${baseUrl}/api/v1/applications/a%2Fb`);
    expect(fetch.requests[0]?.headers.get('Authorization')).toBe('Bearer acc');
  });

  it('to a base address with a path, with or without its last slash', async () => {
    for (const base of ['https://shop.tn/proxy', 'https://shop.tn/proxy/']) {
      const { client, fetch } = clientB([json(list)], { baseUrl: base });
      await client.autocomplete({ q: 'x' });
      expect(fetch.requests[0]?.url).toBe('https://shop.tn/proxy/v1/autocomplete?q=x');
    }
  });
});

describe('a part that is undefined', () => {
  // As in JavaScript, and in TypeScript without `exactOptionalPropertyTypes`: `search({ q, lang: props.lang })`.
  it('is left out of a query', async () => {
    const { client, fetch } = clientB([json(list)]);
    expect(await client.search({ q: 'x', limit: undefined as never, lang: undefined as never })).toEqual(
      list,
    );
    expect(fetch.requests[0]?.url).toBe(`${baseUrl}/v1/search?q=x`);
  });

  it('and of a body, inside of it too', async () => {
    const made = { index: 0, id: null, status: 200, data: record };
    const answer = { count: 1, succeeded: 1, failed: 0, results: [made] };
    const { client, fetch } = clientB([json(answer)]);
    const item = { ...tunis, id: undefined as never };
    expect(await client.batch({ op: undefined as never, items: [item] })).toEqual(answer);
    expect(await fetch.requests[0]?.json()).toEqual({ items: [tunis] });
  });
});

describe('what a call refuses to send', () => {
  it.each([
    [(c: ReturnType<typeof clientB>['client']) => c.reverse({ lat: NaN, lng: 10 }), 'lat'],
    [(c: ReturnType<typeof clientB>['client']) => c.encode({ lat: 91, lng: 10 }), 'lat'],
    [(c: ReturnType<typeof clientB>['client']) => c.search({ q: '' }), 'q'],
    [(c: ReturnType<typeof clientB>['client']) => c.batch({ items: [] }), 'items'],
    [(c: ReturnType<typeof clientB>['client']) => c.encode({ lat: 36n as never, lng: 10 }), 'lat'],
    [(c: ReturnType<typeof clientB>['client']) => c.batch({ items: [{ id: 1n as never }] }), 'items.0'],
  ])('what the service would refuse', async (call, part) => {
    const { client, fetch } = clientB([json(list)]);
    const error = await errorOf(call(client));
    expect(error).toMatchObject({ code: 'INVALID_REQUEST', reason: 'invalid', status: null });
    expect(error.message).toContain(part);
    expect(fetch.requests).toEqual([]);
  });

  it('a route of the other face', async () => {
    const { client } = clientB([json(list)]);
    const wrong = client.call as (name: string, parts: object) => Promise<unknown>;
    expect(await errorOf(wrong('create', {}))).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('an address that is none or was left out, a credential with a line break', async () => {
    const forgotten = JSON.parse('{ "baseUrl": null }') as { baseUrl: string };
    for (const options of [{ baseUrl: 'not an address' }, forgotten, { credentials: 'a\nb' }]) {
      const { client } = clientB([json(list)], options);
      expect(await errorOf(client.search({ q: 'x' }))).toMatchObject({ code: 'INVALID_REQUEST' });
    }
  });
});

describe('what a failed call says', () => {
  it("the service's own code, request id, fields and message", async () => {
    const field = {
      in: 'query',
      pointer: '/lat',
      code: 'too_big',
      message: 'lat <= 37.6',
      params: { max: 37.6 },
    };
    const { client } = clientB([refusal(422, 'OUT_OF_COVERAGE', { fields: [field] })]);
    expect(await errorOf(client.encode(tunis))).toMatchObject({
      name: 'SmartAddressError',
      code: 'OUT_OF_COVERAGE',
      reason: 'invalid',
      status: 422,
      requestId: 'req_1',
      fields: [field],
      message: 'Refused: OUT_OF_COVERAGE',
    });
  });

  it.each([
    [401, 'KEY_REVOKED', 'denied'],
    [403, 'INSUFFICIENT_SCOPE', 'denied'],
    [404, 'RESOURCE_NOT_FOUND', 'not_found'],
    [410, 'CODE_RETIRED', 'not_found'],
    [422, 'INVALID_CODE', 'invalid'],
    [429, 'QUOTA_EXCEEDED', 'denied'],
    [500, 'INTERNAL_ERROR', 'unavailable'],
  ])('%i %s is "%s" to who only wants addresses', async (status, code, reason) => {
    const { client } = clientB([refusal(status, code)], { retries: 0 });
    expect(await errorOf(client.search({ q: 'x' }))).toMatchObject({ status, code, reason });
  });

  it('no network, and a service that is down, apart', async () => {
    const down = await errorOf(clientB([], { isOnline: () => true }).client.search({ q: 'x' }));
    expect(down).toMatchObject({ code: 'NETWORK_ERROR', reason: 'unavailable', status: null });
    expect(down.cause).toBeInstanceOf(TypeError);
    const offline = await errorOf(clientB([], { isOnline: () => false }).client.search({ q: 'x' }));
    expect(offline).toMatchObject({ code: 'NETWORK_ERROR', reason: 'offline' });
  });

  it.each([
    ['a page', () => new Response('<!doctype html>')],
    ['nothing', () => new Response('')],
    ['half of it', () => new Response('{"query":"x","cou')],
    ['another API', json({ ok: true })],
    ['a result without its point', json({ ...list, results: [{ ...exampleAddress('a'), location: null }] })],
  ])('rubbish: %s', async (_, answer) => {
    const { client } = clientB([answer]);
    expect(await errorOf(client.search({ q: 'x' }))).toMatchObject({
      code: 'INVALID_ANSWER',
      reason: 'unavailable',
      status: 200,
    });
  });

  it('what a newer service says, whose code is not known here', async () => {
    const newer = refusal(409, 'CODE_OF_TOMORROW', { headers: { 'X-Request-Id': 'req_1' } });
    expect(await errorOf(clientB([newer]).client.search({ q: 'x' }))).toMatchObject({
      code: 'UNEXPECTED_STATUS',
      reason: 'invalid',
      status: 409,
      requestId: 'req_1',
      message: 'Refused: CODE_OF_TOMORROW',
    });
  });

  it('the other items of a batch, one of which has a code not known here', async () => {
    const place = { index: 0, id: 'b', status: 409 };
    const error = {
      code: 'CODE_OF_TOMORROW',
      requestId: 'req_1',
      retryable: false,
      retryAfter: null,
      fields: [],
      message: 'Not today.',
    };
    const made = { index: 1, id: 'a', status: 200, data: record };
    const answer = { count: 2, succeeded: 1, failed: 1, results: [{ ...place, error }, made] };
    const { client } = clientB([json(answer)]);
    expect(await client.batch({ items: [{ q: 'x' }, tunis] })).toEqual(answer);
  });

  it('nothing of what a server in between says for itself', async () => {
    const between = () => Response.json({ message: 'upstream 10.0.0.7 is gone' }, { status: 502 });
    const error = await errorOf(clientB([between]).client.search({ q: 'x' }));
    expect(error).toMatchObject({ code: 'UNEXPECTED_STATUS', reason: 'unavailable', status: 502 });
    expect(error.message).toContain('without saying why');
  });

  it.each(['-5', '1.5', 'soon'])('no time to wait that is none: %s', async (text) => {
    const { client } = clientB([() => new Response('', { status: 503, headers: { 'Retry-After': text } })], {
      retries: 0,
    });
    expect(await errorOf(client.search({ q: 'x' }))).toMatchObject({ retryAfterSeconds: null });
  });

  it('a refusal by something on the way', async () => {
    const page = (): Response =>
      new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'X-Request-Id': 'r' } });
    expect(await errorOf(clientB([page]).client.search({ q: 'x' }))).toMatchObject({
      code: 'UNEXPECTED_STATUS',
      reason: 'unavailable',
      status: 502,
      requestId: 'r',
    });
  });

  it('too late, when no answer comes in time, also from a fetch that takes no notice of its signal', async () => {
    const deaf: ScriptedAnswer = () => new Promise(() => {});
    for (const answer of [silence, deaf]) {
      const { client, timer } = clientB([answer], { timeoutMs: 3000 });
      const call = errorOf(client.search({ q: 'x' }));
      await timer.pass(3000);
      expect(await call).toMatchObject({ code: 'TIMEOUT', reason: 'timeout' });
      expect(timer.running()).toEqual([]);
    }
  });
});

describe('a cancelled call', () => {
  it.each([
    ['before it starts', [json(list)]],
    ['while it waits for the answer', [silence]],
    ['while it waits to be repeated', [refusal(429, 'RATE_LIMITED', { retryAfter: 5 })]],
  ])('%s rejects with an AbortError at once and leaves no timer', async (when, answers) => {
    const { client, timer, fetch } = clientB(answers);
    const controller = new AbortController();
    if (when === 'before it starts') controller.abort();
    const call = client.search({ q: 'x' }, { signal: controller.signal });
    const outcome = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await settle();
    controller.abort(new Error('any reason'));
    await outcome;
    expect(timer.running()).toEqual([]);
    expect(fetch.requests.length).toBeLessThanOrEqual(1);
    for (const request of fetch.requests)
      if (answers[0] === silence) expect(request.signal.aborted).toBe(true);
  });

  it('while a token is fetched', async () => {
    const { client } = clientB([json(list)], { credentials: () => new Promise(() => {}) });
    const controller = new AbortController();
    const call = client.search({ q: 'x' }, { signal: controller.signal });
    const outcome = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    controller.abort();
    await outcome;
  });
});

describe('repetition', () => {
  const limited = refusal(429, 'RATE_LIMITED', { retryAfter: 2, headers: { 'Retry-After': '3' } });

  it('waits as long as Retry-After says, then asks again, and leaves no timer and nothing on the signal', async () => {
    const { client, fetch, timer } = clientB([limited, json(list)]);
    const { signal } = new AbortController();
    const call = client.search({ q: 'x' }, { signal });
    await timer.pass(2999);
    expect(fetch.requests).toHaveLength(1);
    expect(getEventListeners(signal, 'abort')).not.toEqual([]);
    await timer.pass(1);
    expect(await call).toEqual(list);
    expect(fetch.requests).toHaveLength(2);
    expect([timer.running(), getEventListeners(signal, 'abort')]).toEqual([[], []]);
  });

  it('understands a date, and waits by itself where nothing is said', async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    const late = clientB([() => new Response('', { status: 503, headers: { 'Retry-After': date } })]);
    const error = await errorOf(late.client.search({ q: 'x' }));
    expect(error.retryAfterSeconds).toBeGreaterThan(3_000);
    const { client, timer } = clientB([refusal(503, 'SERVICE_UNAVAILABLE'), json(list)]);
    const call = client.search({ q: 'x' });
    await timer.pass(500);
    expect(await call).toEqual(list);
  });

  it('gives up after the repetitions it may make, and says how long to wait', async () => {
    for (const options of [{ retries: 2 }, {}]) {
      const { client, fetch, timer } = clientB([limited], options);
      const call = errorOf(client.search({ q: 'x' }));
      for (let turn = 0; turn < 2; turn++) await timer.pass(3000);
      expect(await call).toMatchObject({
        code: 'RATE_LIMITED',
        reason: 'rate_limited',
        retryAfterSeconds: 3,
      });
      expect(fetch.requests).toHaveLength(3);
    }
  });

  it('leaves a long wait to the caller', async () => {
    const long = refusal(429, 'RATE_LIMITED', { headers: { 'Retry-After': '120' } });
    const { client, fetch } = clientB([long]);
    expect((await errorOf(client.search({ q: 'x' }))).retryAfterSeconds).toBe(120);
    expect(fetch.requests).toHaveLength(1);
  });

  it('never repeats a POST, except under an idempotency key, with the same key and body', async () => {
    const plain = clientA([limited, json(envelope(record))]);
    expect(await errorOf(plain.client.create(tunis))).toMatchObject({ code: 'RATE_LIMITED' });
    expect(plain.fetch.requests).toHaveLength(1);

    const keyed = clientA([limited, json(envelope(record))]);
    const call = keyed.client.create(tunis, { idempotencyKey: 'order-7' });
    await keyed.timer.pass(3000);
    expect(await call).toEqual(record);
    expect(keyed.fetch.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'order-7',
      'order-7',
    ]);
    expect(await Promise.all(keyed.fetch.requests.map((request) => request.text()))).toEqual([
      JSON.stringify(tunis),
      JSON.stringify(tunis),
    ]);
  });

  it('waits for the first of two with one idempotency key, as after a call that was given up too soon', async () => {
    const busy = refusal(409, 'IDEMPOTENCY_IN_PROGRESS', { headers: { 'Retry-After': '1' } });
    const { client, fetch, timer } = clientA([busy, busy, json(envelope(record))]);
    const call = client.create(tunis, { idempotencyKey: 'order-7' });
    await timer.pass(1000);
    await timer.pass(1000);
    expect(await call).toEqual(record);
    expect(fetch.requests).toHaveLength(3);
  });

  it.each([
    [400, 'MALFORMED_REQUEST'],
    [409, 'STATE_CONFLICT'],
    [422, 'VALIDATION_FAILED'],
    [500, 'INTERNAL_ERROR'],
  ])('does not repeat %i', async (status, code) => {
    const { client, fetch } = clientB([refusal(status, code), json(list)]);
    await errorOf(client.search({ q: 'x' }));
    expect(fetch.requests).toHaveLength(1);
  });
});

describe('credentials from a function', () => {
  const expired = refusal(401, 'TOKEN_EXPIRED');

  function tokens(): { readonly next: () => Promise<string>; readonly count: () => number } {
    let count = 0;
    return { next: async () => `token-${++count}`, count: () => count };
  }

  it('are asked for once, however many calls wait', async () => {
    const { next, count } = tokens();
    const { client } = clientA([json(envelope(list))], { credentials: next });
    await Promise.all([client.search({ q: 'a' }), client.search({ q: 'b' }), client.search({ q: 'c' })]);
    await client.search({ q: 'd' });
    expect(count()).toBe(1);
  });

  it('are refreshed once when the token has expired, for a POST too', async () => {
    const { next, count } = tokens();
    const { client, fetch } = clientA([expired, json(envelope(record))], { credentials: next });
    expect(await client.create(tunis)).toEqual(record);
    expect(fetch.requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(count()).toBe(2);
  });

  it.each(['TOKEN_INVALID', 'KEY_REVOKED', 'KEY_EXPIRED'] as const)(
    'are refreshed once when they are refused as %s, as those of a replaced key are',
    async (code) => {
      const { next, count } = tokens();
      const answers = [refusal(401, code), json(envelope(list))];
      expect(await clientA(answers, { credentials: next }).client.search({ q: 'x' })).toEqual(list);
      expect(count()).toBe(2);
    },
  );

  it('are refreshed once for all the calls that met the expiry', async () => {
    const { next, count } = tokens();
    const answer: ScriptedAnswer = (request) =>
      request.headers.get('Authorization') === 'Bearer token-1'
        ? expired(request)
        : Response.json(envelope(list));
    const { client } = clientA([answer], { credentials: next });
    await Promise.all([client.search({ q: 'a' }), client.search({ q: 'b' }), client.search({ q: 'c' })]);
    expect(count()).toBe(2);
  });

  it('send nothing a second time that failed for another reason', async () => {
    for (const [status, code] of [
      [500, 'INTERNAL_ERROR'],
      [403, 'INSUFFICIENT_SCOPE'],
    ] as const) {
      const answers = [refusal(status, code), json(envelope(record))];
      const { client, fetch } = clientA(answers, { credentials: tokens().next });
      expect(await errorOf(client.create(tunis))).toMatchObject({ code });
      expect(fetch.requests).toHaveLength(1);
    }
  });

  it('do not make a loop of a token that is always expired, nor of a fixed one', async () => {
    const { next, count } = tokens();
    expect(await errorOf(clientA([expired], { credentials: next }).client.search({ q: 'x' }))).toMatchObject({
      code: 'TOKEN_EXPIRED',
      reason: 'denied',
    });
    expect(count()).toBe(2);
    const fixed = clientA([expired]);
    await errorOf(fixed.client.search({ q: 'x' }));
    expect(fixed.fetch.requests).toHaveLength(1);
  });

  it('that fail are said to have failed, and asked for again by the next call', async () => {
    let isDown = true;
    const credentials = async (): Promise<string> => {
      if (isDown) throw new Error('the shop is down');
      return 'token';
    };
    const { client } = clientA([json(envelope(list))], { credentials });
    const error = await errorOf(client.search({ q: 'x' }));
    expect(error).toMatchObject({ code: 'CREDENTIALS_FAILED', reason: 'unavailable' });
    expect(error.cause).toMatchObject({ message: 'the shop is down' });
    isDown = false;
    expect(await client.search({ q: 'x' })).toEqual(list);
  });

  it('that fail for a reason of the service keep that reason', async () => {
    const issuer = clientA([refusal(429, 'RATE_LIMITED', { retryAfter: 9 })], { retries: 0 });
    const credentials = async () => (await issuer.client.token({ keyId: 'k', secret: 's' })).access_token;
    const { client } = clientA([json(envelope(list))], { credentials });
    expect(await errorOf(client.search({ q: 'x' }))).toMatchObject({
      code: 'CREDENTIALS_FAILED',
      reason: 'rate_limited',
      retryAfterSeconds: 9,
    });
  });

  it('that never come are too late, not an endless wait, and asked for anew by the next call', async () => {
    let count = 0;
    const credentials = (): Promise<string> =>
      ++count === 1 ? new Promise(() => {}) : Promise.resolve('token');
    const { client, timer } = clientA([json(envelope(list))], { credentials });
    const call = errorOf(client.search({ q: 'x' }));
    await timer.pass(10_000);
    expect(await call).toMatchObject({ code: 'TIMEOUT', reason: 'timeout' });
    expect(timer.running()).toEqual([]);
    expect(await client.search({ q: 'x' })).toEqual(list);
  });

  it('are not needed where the service asks for none', async () => {
    const { client, fetch } = clientA([json({ status: 'ok' })], {
      credentials: () => Promise.reject(new Error('not now')),
    });
    await client.call('livez', {});
    expect(fetch.requests[0]?.headers.get('Authorization')).toBeNull();
  });
});
