import { decodeResult, encodeResult, errorEnvelope, validateResult } from '@smart-address/contract';
import { sandboxPoints } from '@smart-address/server';
import { describe, expect, it } from 'vitest';
import { asQuery, key, point, type AskedService } from './askedService.ts';
import { codeOf } from './documented.ts';

/** What the two interfaces answer, and where. */
export function answersSuite(world: AskedService): void {
  const { call } = world;

  /** What the point's code says of it in the short form. */
  const shortForm = {
    smartCode: '8GR5-4JJJ-29',
    plusCode: '8F8GR54J+JJ2',
    postalCode: '1001',
    locality: 'République',
  };

  describe('Interface A', () => {
    it('creates the code of a point and says whether it was new', async () => {
      const first = await call('create', { headers: world.bearer, body: point });
      expect(first.status).toBe(200);
      expect(first.body).toEqual({
        success: true,
        statusCode: 200,
        message: 'Smart code created',
        data: { ...shortForm, governorate: 'Tunis' },
        _env: 'sandbox',
      });
      expect(first.headers.get('x-created')).toBe('true');
      const again = await call('create', { headers: world.bearer, body: { lat: 36.80651, lng: 10.18151 } });
      expect(again.headers.get('x-created')).toBe('false');
      expect(again.body).toEqual(first.body);
    });

    it('answers the path without the api segment and the short form', async () => {
      const { body } = await call('create', {
        path: '/v1/smartcode/create',
        query: { view: 'short' },
        headers: world.bearer,
        body: point,
      });
      expect(body).toEqual({
        success: true,
        message: 'Smart code created',
        data: shortForm,
        _env: 'sandbox',
      });
    });

    it('gives the same answer to the same idempotency key, on either path, and to no other body', async () => {
      const headers = { ...world.bearer, 'idempotency-key': `of ${world.name}`.replaceAll(/\W/g, '-') };
      const first = await call('create', { headers, body: point });
      const again = await call('create', { headers, path: '/v1/smartcode/create', body: point });
      expect(again.body).toEqual(first.body);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      const other = await call('create', { headers, body: { ...point, lat: 36.9 } });
      expect([other.status, codeOf(other)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    });

    it.each(['addressAutocomplete', 'addressSearch'] as const)('finds addresses by %s', async (endpoint) => {
      const { status, body } = await call(endpoint, {
        headers: world.bearer,
        query: { q: 'la marsa', limit: '3' },
      });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain('La Marsa');
    });

    it('says where a point is', async () => {
      const { body } = await call('addressReverse', { headers: world.bearer, query: asQuery });
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
      const beside = { lat: String(surveyed.lat), lng: String(surveyed.lng + 0.00025) };
      expect(Object((await call('reverse', { headers: key, query: beside })).body).results[0]).toMatchObject({
        location: { ...surveyed, accuracy: 'rooftop' },
        distanceMeters: 22.5,
      });
      const away = { lat: String(surveyed.lat + 0.0004), lng: String(surveyed.lng) };
      const { body: none } = await call('reverse', { headers: key, query: away });
      expect(JSON.stringify(none)).not.toContain(`"lat":${surveyed.lat},`);
    });

    it.each([
      ['BF8GR54J+JJ', 0, ['8F8GR54J+JJ']],
      ['  8F8GR5BJ+JJ2', 8, ['8F8GR58J+JJ2']],
      ['R5BJ+JJ Tunis', 2, ['R58J+JJ Tunis']],
      ['R50J+JJ Tunis', 2, ['R5QJ+JJ Tunis', 'R5CJ+JJ Tunis', 'R5GJ+JJ Tunis']],
      ['8F8GRÖ4J+JJ', 5, []],
    ])(
      'says where the plus code %j is mistyped, and what may have been meant',
      async (smartcode, position, suggestions) => {
        const { body } = await call('validate', { headers: key, query: { smartcode } });
        const found = { format: 'plus', reason: 'BAD_CHARACTER', position, suggestions };
        expect(body).toMatchObject({ valid: false, ...found });
        const { body: refused } = await call('decode', { headers: key, query: { smartcode } });
        const [field] = errorEnvelope.parse(refused).error.fields;
        expect(field?.params).toEqual({ reason: 'BAD_CHARACTER', position, suggestions });
      },
    );

    it.each([
      ['8GR5-4JJJ-28', 'A', 'CHECKSUM_MISMATCH', { length: true, alphabet: true, checksum: false }],
      ['TN5245-445-5223', 'B', 'CHECKSUM_MISMATCH', { length: true, alphabet: true, checksum: false }],
      ['8GR5-4JJO-29', 'A', 'BAD_CHARACTER', { length: true, alphabet: false, checksum: false }],
      ['8GR5', null, 'BAD_LENGTH', { length: false, alphabet: false, checksum: false }],
      ['', null, 'BAD_LENGTH', { length: false, alphabet: false, checksum: false }],
      ['8F8G+', 'plus', 'BAD_LENGTH', { length: false, alphabet: false, checksum: false }],
      ['8F8GR54J+J', 'plus', 'BAD_LENGTH', { length: false, alphabet: false, checksum: false }],
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
      expect(suggestions.length).toBeLessThanOrEqual(6);
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
        const { fields } = errorEnvelope.parse(decoded.body).error;
        expect(fields.map(({ pointer, code }) => [pointer, code])).toEqual([
          ['/smartcode', 'OUT_OF_COVERAGE'],
        ]);
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
      const created = await call('create', { headers: world.bearer, body: { lat, lng } });
      expect([created.status, codeOf(created)]).toEqual([422, 'OUT_OF_COVERAGE']);
      const reversed = await call('reverse', { headers: key, query });
      expect(codeOf(reversed)).toBe('OUT_OF_COVERAGE');
    });

    it("takes Djerba's beach", async () => {
      const { status } = await call('encode', { headers: key, query: { lat: '33.8256', lng: '11.0145' } });
      expect(status).toBe(200);
    });
  });
}
