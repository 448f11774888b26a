import { batchAnswer, errorEnvelope } from '@smart-address/contract';
import { SANDBOX_CREDENTIALS } from '@smart-address/server';
import { describe, expect, it } from 'vitest';
import { asQuery, basic, key, point, type AskedService } from './askedService.ts';
import { codeOf } from './documented.ts';

const { apiKey, browserKey, keyId, keySecret } = SANDBOX_CREDENTIALS;

/** What is refused, and who. */
export function refusalsSuite(world: AskedService): void {
  const { call } = world;

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
      const answer = await call('create', { headers: world.bearer, body });
      expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    });

    it.each(['text/plain', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded'])(
      'create with a body of type %s is 415',
      async (type) => {
        const answer = await call('create', {
          headers: { ...world.bearer, 'content-type': type },
          body: JSON.stringify(point),
        });
        expect([answer.status, codeOf(answer)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
        expect(answer.headers.get('accept')).toBe('application/json');
        expect(answer.headers.has('accept-encoding')).toBe(false);
      },
    );

    it('takes a body that is said not to be compressed, in any case of letters', async () => {
      const headers = { ...world.bearer, 'content-encoding': 'Identity' };
      expect((await call('create', { headers, body: point })).status).toBe(200);
    });

    it.each([
      ['search', 'q=tunis&postal=x', String.raw`postal must have the form ^\d{1,4}$`],
      ['search', 'q=tunis&lat=1&lng=1&radius=99999999', 'radius must be at most 100000'],
      ['search', 'q=tunis&limit=2.5', 'limit must be of type integer'],
      ['search', 'q=tunis&limit=ten', 'limit must be of type integer'],
      ['search', 'q=tunis&limit=', 'limit must be of type integer'],
      ['decode', 'smartcode=8GR5-4JJJ', /^smartcode does not have the length of an address code, such as/],
      ['decode', 'smartcode=8GR5-4JJJ-28', 'smartcode is mistyped: its check character does not match'],
    ] as const)('%s?%s says what the value must be', async (operation, query, message) => {
      const answer = await call(operation, { headers: key, query });
      const [field] = errorEnvelope.parse(answer.body).error.fields;
      expect(field?.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    });

    it('names the first faults of a request that has nothing else', async () => {
      const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 0]));
      const body = await call('batch', { headers: key, body: many });
      const item = await call('batch', { headers: key, body: { items: [{ op: 'search', ...many }] } });
      const query = await call('encode', {
        headers: key,
        query: new URLSearchParams(Object.keys(many).join('&')).toString(),
      });
      expect(errorEnvelope.parse(body.body).error.fields).toHaveLength(20);
      expect(errorEnvelope.parse(query.body).error.fields).toHaveLength(20);
      expect(batchAnswer.parse(item.body).results).toMatchObject([{ error: { fields: { length: 20 } } }]);
    });

    it('says that a compressed body is what it does not take', async () => {
      const headers = { ...world.bearer, 'content-encoding': 'gzip' };
      const answer = await call('create', { headers, body: point });
      expect([answer.status, codeOf(answer)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
      expect(answer.headers.get('accept-encoding')).toBe('identity');
    });

    it('names the fields that are wrong, in the reader’s language', async () => {
      const answer = await call('create', {
        headers: { ...world.bearer, 'accept-language': 'fr-TN, en;q=0.5' },
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

    it('says in problem details what is wrong with each field', async () => {
      const query = 'lat=91&lng=181';
      const enveloped = errorEnvelope.parse((await call('encode', { headers: key, query })).body);
      const accept = 'application/problem+json';
      const { body } = await call('encode', { headers: { ...key, accept }, query });
      expect(enveloped.error.fields).toHaveLength(2);
      expect(body).toMatchObject({
        type: 'urn:smart-address:error:VALIDATION_FAILED',
        title: enveloped.message,
        detail: enveloped.error.fields.map(({ message }) => message).join('; '),
        fields: enveloped.error.fields,
      });
    });

    it.each([
      ['Application/Problem+JSON', 'application/problem+json'],
      ['application/json, application/problem+json', 'application/json'],
      ['application/json;q=0.9, application/problem+json', 'application/problem+json'],
      ['application/json, application/problem+json;q=0.5', 'application/json'],
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

    it('calls no other empty text an empty search', async () => {
      const answer = await call('search', { headers: key, query: { q: 'tunis', governorate: '' } });
      expect([answer.status, codeOf(answer)]).toEqual([422, 'VALIDATION_FAILED']);
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

    it('says which scopes there are to one who asks for another', async () => {
      const refused = await call('token', {
        headers: { authorization: basic },
        body: 'grant_type=client_credentials&scope=code:read+admin',
      });
      expect([refused.status, codeOf(refused)]).toEqual([403, 'INSUFFICIENT_SCOPE']);
      expect(errorEnvelope.parse(refused.body).error.fields[0]?.message).toBe(
        'scope must be one of: code:create, code:read, address:search, address:reverse, batch:run',
      );
    });

    it.each(['client_id=000000000000', 'audience=https%3A%2F%2Fapi.example', 'scope=', 'client_secret='])(
      'grants one with all scopes beside %s, which an OAuth library may send',
      async (parameter) => {
        const body = `grant_type=client_credentials&${parameter}`;
        const answer = await call('token', { headers: { authorization: basic }, body });
        const scope = 'code:create code:read address:search address:reverse batch:run';
        expect([answer.status, Object(answer.body).scope]).toEqual([200, scope]);
      },
    );

    it.each([
      ['grant_type=client_credentials&client_secret=another', {}],
      ['grant_type=client_credentials&client_assertion=a.b.c', {}],
      [
        { grant_type: 'client_credentials', client_secret: 'another' },
        { 'content-type': 'application/json' },
      ],
    ])('grants none to two credentials, HTTP Basic and %j', async (body, headers) => {
      const answer = await call('token', { headers: { authorization: basic, ...headers }, body });
      expect([answer.status, codeOf(answer)]).toEqual([400, 'AUTH_AMBIGUOUS']);
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
}
