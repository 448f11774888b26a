import {
  decodeResult,
  encodeResult,
  type EndpointName,
  errorEnvelope,
  validateResult,
} from '@smart-address/contract';
import { SANDBOX_CREDENTIALS, sandboxPoints } from '@smart-address/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call as callTarget, type Answer, type Call, codeOf, type Target } from './documented.ts';

const { apiKey, browserKey, limitedKey, keyId, keySecret } = SANDBOX_CREDENTIALS;
const point = { lat: 36.8065, lng: 10.1815 };
const asQuery = { lat: '36.8065', lng: '10.1815' };
const basic = `Basic ${btoa(`${keyId}:${keySecret}`)}`;
const key = { 'x-api-key': apiKey };

/** What every way of reaching the service must do alike. */
export function contractSuite(name: string, open: () => Promise<Target>): void {
  describe(`the service, ${name}`, () => {
    let target: Target;
    let bearer: Record<string, string>;

    const call = (endpoint: EndpointName, options?: Call): Promise<Answer> =>
      callTarget(target, endpoint, options);

    beforeAll(async () => {
      target = await open();
      const { body } = await call('token', {
        headers: { authorization: basic },
        body: 'grant_type=client_credentials',
      });
      bearer = { authorization: `Bearer ${String(Reflect.get(Object(body), 'access_token'))}` };
    }, 60_000);

    afterAll(() => target.close());

    describe('Interface A', () => {
      it('creates the code of a point and says whether it was new', async () => {
        const first = await call('create', { headers: bearer, body: point });
        expect(first.status).toBe(200);
        expect(first.body).toEqual({
          success: true,
          statusCode: 200,
          message: 'Smart code created',
          data: {
            smartCode: '8GR5-4JJJ-29',
            plusCode: '8F8GR54J+JJ2',
            postalCode: '1001',
            locality: 'République',
            governorate: 'Tunis',
          },
          _env: 'sandbox',
        });
        expect(first.headers.get('x-created')).toBe('true');
        const again = await call('create', { headers: bearer, body: { lat: 36.80651, lng: 10.18151 } });
        expect(again.headers.get('x-created')).toBe('false');
        expect(again.body).toEqual(first.body);
      });

      it('answers the path without the api segment and the short form', async () => {
        const { body } = await call('create', {
          path: '/v1/smartcode/create',
          query: { view: 'short' },
          headers: bearer,
          body: point,
        });
        expect(body).toEqual({
          success: true,
          message: 'Smart code created',
          data: {
            smartCode: '8GR5-4JJJ-29',
            plusCode: '8F8GR54J+JJ2',
            postalCode: '1001',
            locality: 'République',
          },
          _env: 'sandbox',
        });
      });

      it('gives the same answer to the same idempotency key, on either path, and to no other body', async () => {
        const headers = { ...bearer, 'idempotency-key': `of ${name}`.replaceAll(/\W/g, '-') };
        const first = await call('create', { headers, body: point });
        const again = await call('create', { headers, path: '/v1/smartcode/create', body: point });
        expect(again.body).toEqual(first.body);
        expect(again.headers.get('idempotency-replayed')).toBe('true');
        const other = await call('create', { headers, body: { ...point, lat: 36.9 } });
        expect([other.status, codeOf(other)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
      });

      it.each(['addressAutocomplete', 'addressSearch'] as const)(
        'finds addresses by %s',
        async (endpoint) => {
          const { status, body } = await call(endpoint, {
            headers: bearer,
            query: { q: 'la marsa', limit: '3' },
          });
          expect(status).toBe(200);
          expect(JSON.stringify(body)).toContain('La Marsa');
        },
      );

      it('says where a point is', async () => {
        const { body } = await call('addressReverse', { headers: bearer, query: asQuery });
        expect(JSON.stringify(body)).toContain('République');
      });
    });

    describe('Interface B', () => {
      it('encodes a point, decodes the code to a cell around it and finds it active', async () => {
        const encoded = await call('encode', { headers: key, query: asQuery });
        expect(encoded.body).toEqual({
          smartcode: 'TN5245-445-5222',
          region: 'Tunis',
          postal: '1001',
          verified: false,
          _env: 'sandbox',
        });
        const { body } = await call('decode', { headers: key, query: { smartcode: 'tn5245 445 5222' } });
        const decoded = decodeResult.parse(body);
        expect(decoded.bounds.south).toBeLessThanOrEqual(point.lat);
        expect(decoded.bounds.north).toBeGreaterThan(point.lat);
        expect(decoded).toMatchObject({
          smartcode: 'TN5245-445-5222',
          status: 'active',
          precisionMeters: 10,
          region: 'Tunis',
          locality: 'République',
        });
        const validated = await call('validate', { headers: key, query: { smartcode: 'TN5245-445-5222' } });
        expect(validated.body).toMatchObject({ valid: true, active: true, status: 'active', format: 'B' });
      });

      it('decodes code A and plus codes to the same place', async () => {
        for (const smartcode of ['8GR5-4JJJ-29', '8F8GR54J+JJ2']) {
          const { body } = await call('decode', { headers: key, query: { smartcode } });
          expect(decodeResult.parse(body)).toMatchObject({
            smartcode: '8GR5-4JJJ-29',
            plusCode: '8F8GR54J+JJ2',
            precisionMeters: 3,
          });
        }
      });

      it('reads a plus code whose plus nobody escaped', async () => {
        const sent = 'smartcode=8F8GR54J+JJ';
        const decoded = await call('decode', { headers: key, query: sent });
        expect(decoded.body).toMatchObject({ smartcode: 'TN5245-445-5222', plusCode: '8F8GR54J+JJ' });
        const validated = await call('validate', { headers: key, query: sent });
        expect(validated.body).toMatchObject({ valid: true, format: 'plus', normalized: '8F8GR54J+JJ' });
        for (const endpoint of ['search', 'autocomplete'] as const) {
          const { body } = await call(endpoint, { headers: key, query: 'q=8f8gr54j+jj2' });
          expect(body).toMatchObject({ query: '8f8gr54j jj2', results: [{ plusCode: '8F8GR54J+JJ2' }] });
        }
        const short = await call('decode', { headers: key, query: 'smartcode=R54J+JJ+Tunis' });
        expect(short.body).toMatchObject({ plusCode: '8F8GR54J+JJ' });
        // The same digits in an address code's own groups are that code.
        const grouped = await call('decode', { headers: key, query: 'smartcode=8F8G+R54J+JJ' });
        expect(codeOf(grouped)).toBe('INVALID_CODE');
        const spaced = await call('decode', { headers: key, query: 'smartcode=8GR54JJJ+29' });
        expect(spaced.body).toMatchObject({ smartcode: '8GR5-4JJJ-29' });
      });

      it('decodes a retired code, unless only active ones are wanted', async () => {
        const [retired] = sandboxPoints.retired;
        const { body } = await call('search', {
          headers: key,
          query: { q: `${retired.lat}, ${retired.lng}` },
        });
        const [, smartcode = ''] = /"smartCode":"([^"]+)"/.exec(JSON.stringify(body)) ?? [];
        const decoded = await call('decode', { headers: key, query: { smartcode } });
        expect(decoded.body).toMatchObject({ status: 'retired' });
        const refused = await call('decode', { headers: key, query: { smartcode, activeOnly: 'true' } });
        expect([refused.status, codeOf(refused)]).toEqual([410, 'CODE_RETIRED']);
        const validated = await call('validate', { headers: key, query: { smartcode } });
        expect(validated.body).toMatchObject({ valid: true, active: false, status: 'retired' });
      });

      it('says a code verified where a surveyed point lies in its cell', async () => {
        const [surveyed] = sandboxPoints.surveyed;
        const query = { lat: String(surveyed.lat), lng: String(surveyed.lng) };
        const { body, headers } = await call('encode', { headers: key, query });
        expect(encodeResult.parse(body).verified).toBe(true);
        expect(headers.get('x-created')).toBe('false');
      });

      it('names by reverse a code that was confirmed beside the point, at its surveyed point', async () => {
        const [surveyed] = sandboxPoints.surveyed;
        const query = { lat: String(surveyed.lat + 0.0001), lng: String(surveyed.lng) };
        const { body } = await call('reverse', { headers: key, query });
        expect(Object(body).results[0]).toMatchObject({
          type: 'code',
          location: { ...surveyed, accuracy: 'rooftop' },
          distanceMeters: 11.1,
        });
        const away = { lat: String(surveyed.lat + 0.0004), lng: String(surveyed.lng) };
        const { body: none } = await call('reverse', { headers: key, query: away });
        expect(JSON.stringify(none)).not.toContain(`"lat":${surveyed.lat},`);
      });

      it.each([
        ['8GR5-4JJJ-28', 'A', 'CHECKSUM_MISMATCH', { length: true, alphabet: true, checksum: false }],
        ['TN5245-445-5223', 'B', 'CHECKSUM_MISMATCH', { length: true, alphabet: true, checksum: false }],
        ['8GR5-4JJO-29', 'A', 'BAD_CHARACTER', { length: true, alphabet: false, checksum: false }],
        ['8GR5', null, 'BAD_LENGTH', { length: false, alphabet: false, checksum: false }],
        ['', null, 'BAD_LENGTH', { length: false, alphabet: false, checksum: false }],
        ['8F8G+', 'plus', 'BAD_LENGTH', { length: false, alphabet: false, checksum: false }],
      ])('validates %j with 200 and says what is wrong', async (smartcode, format, reason, checks) => {
        const { status, body } = await call('validate', { headers: key, query: { smartcode } });
        expect(status).toBe(200);
        const { suggestions, ...found } = validateResult.parse(body);
        expect(found).toMatchObject({
          input: smartcode,
          valid: false,
          active: false,
          format,
          reason,
          checks,
        });
        expect(suggestions.length).toBeLessThanOrEqual(3);
        for (const suggestion of reason === 'CHECKSUM_MISMATCH' ? suggestions : []) {
          const { body } = await call('validate', { headers: key, query: { smartcode: suggestion } });
          expect(validateResult.parse(body), suggestion).toMatchObject({
            valid: true,
            normalized: suggestion,
          });
        }
        const decoded = await call('decode', { headers: key, query: { smartcode } });
        expect([decoded.status, codeOf(decoded)]).toEqual([422, 'INVALID_CODE']);
        expect(errorEnvelope.parse(decoded.body).error.fields[0]).toMatchObject({
          pointer: '/smartcode',
          code: reason,
        });
      });

      it.each(['9C3W9QCJ+2V', '9C3W9QCJ+2VX', '8F7CC43F+MM', '8F8CVCWV+69R', '8F4MV5PR+VG'])(
        'knows %s as a plus code of somewhere else',
        async (smartcode) => {
          const { body } = await call('validate', { headers: key, query: { smartcode } });
          expect(validateResult.parse(body)).toMatchObject({
            valid: false,
            status: null,
            format: 'plus',
            reason: 'OUT_OF_COVERAGE',
            checks: { length: true, alphabet: true, checksum: true, coverage: false },
            normalized: smartcode,
          });
          const decoded = await call('decode', { headers: key, query: { smartcode } });
          expect([decoded.status, codeOf(decoded)]).toEqual([422, 'OUT_OF_COVERAGE']);
        },
      );

      it('finds by name in either script, by postal code, code, plus code and coordinates', async () => {
        for (const [q, expected] of [
          ['sidi bou said', 'Sidi Bou Sa'],
          ['تونس', 'Tunis'],
          ['1001', '1001'],
          ['8GR5-4JJJ-29', '8GR5-4JJJ-29'],
          ['8F8GR54J+JJ2', '8GR5-4JJJ-29'],
          ['36.8065, 10.1815', '8GR5-4JJJ-29'],
        ] as const) {
          const { body } = await call('autocomplete', { headers: key, query: { q } });
          expect(JSON.stringify(body), q).toContain(expected);
          expect(body).toMatchObject({ query: q });
        }
      });

      it('answers what it does not find with an empty list', async () => {
        const { status, body } = await call('search', {
          headers: key,
          query: { q: 'zzzzqqqqxxxxwwww', types: 'governorate' },
        });
        expect(status).toBe(200);
        expect(body).toMatchObject({ count: 0, results: [] });
      });

      it('runs a batch in the order sent, each item with its own answer or error', async () => {
        const { status, body } = await call('batch', {
          headers: key,
          body: {
            items: [
              { id: 'first', ...point },
              { smartcode: 'nonsense' },
              { q: 'sfax' },
              { op: 'validate', smartcode: '8GR5-4JJJ-29' },
              { op: 'create', ...point },
              { op: 'reverse', ...point },
              { id: 'sea', lat: 38, lng: 11 },
              { lat: 'x' },
              {},
            ],
          },
        });
        expect(status).toBe(200);
        const { results, ...counts } = Object(body);
        expect(counts).toMatchObject({ count: 9, succeeded: 5, failed: 4 });
        expect(results.map((one: { status: number }) => one.status)).toEqual([
          200, 422, 200, 200, 200, 200, 422, 422, 422,
        ]);
        expect(results[0]).toMatchObject({ index: 0, id: 'first', data: { smartcode: 'TN5245-445-5222' } });
        expect(results[6]).toMatchObject({ id: 'sea', error: { code: 'OUT_OF_COVERAGE' } });
      });

      it('takes 1 to 500 items', async () => {
        const items = (count: number) => Array.from({ length: count }, () => ({ smartcode: '8GR5-4JJJ-29' }));
        const full = await call('batch', { headers: key, body: { op: 'decode', items: items(500) } });
        expect(full.body).toMatchObject({ count: 500, succeeded: 500, failed: 0 });
        const more = await call('batch', { headers: key, body: { op: 'decode', items: items(501) } });
        expect([more.status, codeOf(more)]).toEqual([422, 'BATCH_TOO_LARGE']);
        const none = await call('batch', { headers: key, body: { items: [] } });
        expect([none.status, codeOf(none)]).toEqual([422, 'BATCH_EMPTY']);
      });
    });

    describe('coverage', () => {
      it.each([
        ['Algeria', 36.75, 3.06],
        ['Libya', 32.88, 13.19],
        ['Sicily', 37.6, 12.6],
        ['the open sea', 34.5, 11.65],
      ])('refuses a point in %s', async (_, lat, lng) => {
        const query = { lat: String(lat), lng: String(lng) };
        const encoded = await call('encode', { headers: key, query });
        expect([encoded.status, codeOf(encoded)]).toEqual([422, 'OUT_OF_COVERAGE']);
        const created = await call('create', { headers: bearer, body: { lat, lng } });
        expect([created.status, codeOf(created)]).toEqual([422, 'OUT_OF_COVERAGE']);
        const reversed = await call('reverse', { headers: key, query });
        expect(codeOf(reversed)).toBe('OUT_OF_COVERAGE');
      });

      it("takes Djerba's beach", async () => {
        const { status } = await call('encode', { headers: key, query: { lat: '33.8256', lng: '11.0145' } });
        expect(status).toBe(200);
      });
    });

    describe('input that is refused', () => {
      it.each([
        ['', 400, 'MISSING_PARAMETER'],
        ['lat=36.8', 400, 'MISSING_PARAMETER'],
        ['lat=36.8&lng=10.1&zoom=3', 400, 'UNKNOWN_PARAMETER'],
        ['lat=36.8&lat=36.9&lng=10.1', 400, 'DUPLICATE_PARAMETER'],
        ['lat=&lng=10.1', 422, 'VALIDATION_FAILED'],
        ['lat=null&lng=10.1', 422, 'VALIDATION_FAILED'],
        ['lat=NaN&lng=10.1', 422, 'VALIDATION_FAILED'],
        ['lat=3.68e1&lng=10.1', 422, 'VALIDATION_FAILED'],
        ['lat=0036.8&lng=10.1', 422, 'VALIDATION_FAILED'],
        ['lat=91&lng=10.1', 422, 'VALIDATION_FAILED'],
        ['lat=36.8&lng=-180.1', 422, 'VALIDATION_FAILED'],
      ])('encode?%s is %i %s', async (query, status, code) => {
        const answer = await call('encode', { headers: key, query });
        expect([answer.status, codeOf(answer)]).toEqual([status, code]);
      });

      it.each([
        ['', 400, 'BODY_REQUIRED'],
        ['{', 400, 'MALFORMED_JSON'],
        ['\u{feff}{"lat":36.8,"lng":10.1}', 400, 'MALFORMED_JSON'],
        ['{"lat":36.8,"lat":36.9,"lng":10.1}', 400, 'MALFORMED_JSON'],
        ['{"lat":36.8,"l\\u0061t":36.9,"lng":10.1}', 400, 'MALFORMED_JSON'],
        ['[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]', 400, 'JSON_TOO_DEEP'],
        ['[]', 422, 'VALIDATION_FAILED'],
        ['null', 422, 'VALIDATION_FAILED'],
        ['{}', 422, 'VALIDATION_FAILED'],
        ['{"lat":"36.8","lng":10.1}', 422, 'VALIDATION_FAILED'],
        ['{"lat":null,"lng":10.1}', 422, 'VALIDATION_FAILED'],
        ['{"lat":1e400,"lng":10.1}', 422, 'VALIDATION_FAILED'],
        ['{"lat":36.8,"lng":10.1,"name":"x"}', 422, 'VALIDATION_FAILED'],
        ['{"lat":36.8,"lng":10.1,"__proto__":{}}', 422, 'VALIDATION_FAILED'],
        [`{"lat":36.8,"lng":10.1,"x":"${'y'.repeat(4096)}"}`, 413, 'PAYLOAD_TOO_LARGE'],
      ])('create with %j is %i %s', async (body, status, code) => {
        const answer = await call('create', { headers: bearer, body });
        expect([answer.status, codeOf(answer)]).toEqual([status, code]);
      });

      it.each(['text/plain', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded'])(
        'create with a body of type %s is 415',
        async (type) => {
          const answer = await call('create', {
            headers: { ...bearer, 'content-type': type },
            body: JSON.stringify(point),
          });
          expect([answer.status, codeOf(answer)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
        },
      );

      it('names the fields that are wrong, in the reader’s language', async () => {
        const answer = await call('create', {
          headers: { ...bearer, 'accept-language': 'fr-TN, en;q=0.5' },
          body: { lat: 91 },
        });
        const { message, error } = errorEnvelope.parse(answer.body);
        expect(message).toMatch(/valeurs/);
        expect(error.fields).toEqual([
          {
            in: 'body',
            pointer: '/lat',
            code: 'too_big',
            message: 'lat doit être au plus 90',
            params: { max: 90 },
          },
          { in: 'body', pointer: '/lng', code: 'required', message: 'lng est obligatoire', params: {} },
        ]);
        const arabic = await call('encode', { headers: { ...key, 'accept-language': 'ar' }, query: 'lat=1' });
        expect(errorEnvelope.parse(arabic.body).message).toMatch(/\p{Script=Arabic}/u);
      });

      it('says the same as problem details when asked to', async () => {
        const { headers, body } = await call('encode', {
          headers: { ...key, accept: 'application/problem+json' },
          query: 'lat=48&lng=2',
        });
        expect(headers.get('content-type')).toMatch('application/problem+json');
        expect(body).toMatchObject({
          status: 422,
          code: 'OUT_OF_COVERAGE',
          retryable: false,
          _env: 'sandbox',
        });
      });

      it.each([
        ['Application/Problem+JSON', 'application/problem+json'],
        ['application/json, application/problem+json;q=0.5', 'application/problem+json'],
        ['application/problem+json;q=0, */*', 'application/json'],
        ['application/problem+json; q=0.000', 'application/json'],
        ['text/html', 'application/json'],
      ])('says an error to one who accepts %s as %s', async (accept, type) => {
        const { headers } = await call('encode', { headers: { ...key, accept }, query: 'lat=48&lng=2' });
        expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      });

      it.each(['', ' ', '\t'])('autocomplete of %j is too short', async (q) => {
        const answer = await call('autocomplete', { headers: key, query: { q } });
        expect([answer.status, codeOf(answer)]).toEqual([422, 'QUERY_TOO_SHORT']);
      });

      it('takes any text as a query without failing', async () => {
        for (const q of [
          '🏠',
          '\u202etunis',
          '\u0000',
          "'; drop table",
          '%',
          'a'.repeat(200),
          '\ud800',
          '．．/',
        ]) {
          expect((await call('search', { headers: key, query: { q } })).status, q).toBe(200);
        }
        const long = await call('search', { headers: key, query: { q: 'a'.repeat(201) } });
        expect(codeOf(long)).toBe('VALIDATION_FAILED');
        const endless = await call('search', { headers: key, query: { q: 'a'.repeat(10_000) } });
        expect([endless.status, codeOf(endless)]).toEqual([414, 'URI_TOO_LONG']);
      });

      it('wants a point for a radius to be around', async () => {
        const answer = await call('search', { headers: key, query: { q: 'tunis', radius: '500' } });
        expect([answer.status, codeOf(answer)]).toEqual([422, 'VALIDATION_FAILED']);
        const { fields } = errorEnvelope.parse(answer.body).error;
        expect(fields.map(({ pointer, code }) => [pointer, code])).toEqual([
          ['/lat', 'required'],
          ['/lng', 'required'],
        ]);
      });

      it('names a part of a list by its place', async () => {
        const answer = await call('search', { headers: key, query: { q: 'tunis', types: 'street,road' } });
        expect(errorEnvelope.parse(answer.body).error.fields[0]?.message).toBe(
          'types[1] must be one of: address, street, locality, postal, delegation, governorate, code',
        );
      });

      it('wants lat and lng together', async () => {
        const answer = await call('search', { headers: key, query: { q: 'tunis', lat: '36.8' } });
        expect(errorEnvelope.parse(answer.body).error.fields[0]).toMatchObject({
          pointer: '/lng',
          code: 'incomplete_pair',
        });
      });

      it('says which methods a route takes, and that a route is not there', async () => {
        const wrong = await call('encode', { method: 'DELETE', headers: key });
        expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
        const nowhere = await call('encode', { path: '/v1/nowhere', headers: key });
        expect([nowhere.status, codeOf(nowhere)]).toEqual([404, 'ROUTE_NOT_FOUND']);
      });
    });

    describe('credentials', () => {
      it.each([
        ['none', {}, 401, 'AUTH_REQUIRED'],
        ['a mistyped key', { 'x-api-key': `${apiKey.slice(0, -1)}j` }, 401, 'KEY_INVALID'],
        [
          'a live key',
          { 'x-api-key': 'sac_live_000000000000_000000000000000000000000000000000qbRhQ' },
          401,
          'KEY_WRONG_ENVIRONMENT',
        ],
        ['a token where a key is wanted', { authorization: 'Bearer a.b.c' }, 401, 'AUTH_REQUIRED'],
        ['a key and a token', { ...key, authorization: 'Bearer a.b.c' }, 400, 'AUTH_AMBIGUOUS'],
        ['a browser key', { 'x-api-key': browserKey }, 403, 'INSUFFICIENT_SCOPE'],
      ])('encode with %s is refused', async (_, headers, status, code) => {
        const answer = await call('encode', { headers, query: asQuery });
        expect(answer.status).toBe(status);
        expect(codeOf(answer)).toBe(code);
      });

      it('lets the browser key find addresses', async () => {
        const { status } = await call('autocomplete', {
          headers: { 'x-api-key': browserKey },
          query: { q: 'sousse' },
        });
        expect(status).toBe(200);
      });

      it.each([{ api_key: apiKey }, { q: apiKey }, { access_token: 'x' }])(
        'refuses a credential in the address (%j)',
        async (query) => {
          const answer = await call('search', { headers: key, query });
          expect([answer.status, codeOf(answer)]).toEqual([400, 'CREDENTIAL_IN_URL']);
        },
      );

      it('refuses a bad token and says so as RFC 6750 has it', async () => {
        const answer = await call('create', { headers: { authorization: 'Bearer a.b.c' }, body: point });
        expect([answer.status, codeOf(answer)]).toEqual([401, 'TOKEN_INVALID']);
        expect(answer.headers.get('www-authenticate')).toBe(
          'Bearer realm="smart-address", error="invalid_token"',
        );
      });

      it('grants a token with fewer scopes, which then lacks the rest', async () => {
        const { body } = await call('token', {
          headers: { authorization: basic },
          body: 'grant_type=client_credentials&scope=address:search',
        });
        expect(body).toMatchObject({
          scope: 'address:search',
          expires_in: 3600,
          data: { token_type: 'Bearer' },
        });
        const narrow = { authorization: `Bearer ${Reflect.get(Object(body), 'access_token')}` };
        expect((await call('addressSearch', { headers: narrow, query: { q: 'sfax' } })).status).toBe(200);
        const refused = await call('create', { headers: narrow, body: point });
        expect([refused.status, codeOf(refused)]).toEqual([403, 'INSUFFICIENT_SCOPE']);
      });

      it('grants one to a request in JSON as to one in a form', async () => {
        const { status, body } = await call('token', {
          headers: { authorization: basic, 'content-type': 'application/json' },
          body: { grant_type: 'client_credentials', scope: 'code:read' },
        });
        expect([status, Object(body).scope]).toEqual([200, 'code:read']);
      });

      it.each([
        [`Basic ${btoa(`${keyId}:wrong`)}`, 'grant_type=client_credentials', 401, 'KEY_INVALID'],
        [`Basic ${btoa(`${keyId}:${keySecret}:`)}`, 'grant_type=client_credentials', 401, 'KEY_INVALID'],
        [`Basic ${btoa(`${keyId}:${keySecret}:x`)}`, 'grant_type=client_credentials', 401, 'KEY_INVALID'],
        [basic, 'grant_type=password', 422, 'VALIDATION_FAILED'],
        [basic, '', 400, 'BODY_REQUIRED'],
        ['Bearer a.b.c', 'grant_type=client_credentials', 401, 'AUTH_REQUIRED'],
      ])('grants no token to %s with %j', async (authorization, body, status, code) => {
        const answer = await call('token', { headers: { authorization }, body });
        expect([answer.status, codeOf(answer)]).toEqual([status, code]);
      });
    });

    describe('limits', () => {
      it('shows a 429 to the key with a burst of two, and serves whoever waits as told', async () => {
        const limited = { 'x-api-key': limitedKey };
        const answers = await Promise.all(
          Array.from({ length: 6 }, () => call('validate', { headers: limited, query: { smartcode: 'x' } })),
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
        expect(headers.get('ratelimit')).toMatch(/^"burst";r=\d+;t=\d+, "month";r=\d+;t=\d+$/);
        expect(headers.get('ratelimit-policy')).toMatch(/^"burst";q=200;w=1, "month";q=1000000;w=2592000$/);
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
    });
  });
}
