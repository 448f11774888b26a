import type { EndpointName } from './endpoints.ts';
import { accessExamples } from './accessExamples.ts';

const point = { lat: 36.8065, lng: 10.1815 };

const address = {
  id: 'p1001-republique',
  type: 'locality',
  label: 'République, 1001 Tunis',
  highlight: [[0, 10]],
  match: { score: 1, kind: 'exact', corrections: [] },
  address: {
    houseNumber: '',
    street: '',
    locality: 'République',
    delegation: 'Bab Bhar',
    governorate: 'Tunis',
    governorateCode: 'TN-11',
    postalCode: '1001',
    country: 'TN',
  },
  location: { lat: 36.8065, lng: 10.1815, accuracy: 'locality' },
  smartCode: '8GR5-4JJJ-29',
  smartcode: 'TN5245-445-5222',
  plusCode: '8F8GR54J+JJ2',
  distanceMeters: null,
};

const addresses = { query: 'république', count: 1, attribution: 'GeoNames, CC BY 4.0', results: [address] };
const code = {
  smartCode: '8GR5-4JJJ-29',
  plusCode: '8F8GR54J+JJ2',
  postalCode: '1001',
  locality: 'République',
  governorate: 'Tunis',
};
const encoded = { smartcode: 'TN5245-445-5222', region: 'Tunis', postal: '1001', verified: false };
const decoded = {
  smartcode: 'TN5245-445-5222',
  lat: 36.8065625,
  lng: 10.1815625,
  bounds: { south: 36.8065, west: 10.1815, north: 36.806625, east: 10.181625 },
  precisionMeters: 10,
  plusCode: '8F8GR54J+JJ',
  region: 'Tunis',
  postal: '1001',
  locality: 'République',
  status: 'active',
  verified: false,
};
const validated = {
  input: 'TN5245-445-5222',
  valid: true,
  active: true,
  status: 'active',
  format: 'B',
  checks: { length: true, alphabet: true, checksum: true, coverage: true },
  reason: null,
  position: null,
  normalized: 'TN5245-445-5222',
  suggestions: [],
};
const grant = {
  access_token: 'eyJhbGciOiJFUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2ln',
  token_type: 'Bearer',
  expires_in: 3600,
  scope: 'code:create code:read',
};

const envelope = (message: string, data: unknown) => ({ success: true, statusCode: 200, message, data });

interface OperationExample {
  /** Query parameters of a request that is answered with 2xx. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly answer: unknown;
}

const finder = { query: { q: 'république' }, answer: addresses } as const;
const reverse = { query: { lat: '36.8065', lng: '10.1815' }, answer: addresses } as const;
const inEnvelope = (example: OperationExample): OperationExample => ({
  ...example,
  answer: envelope('Addresses found', example.answer),
});

/** One request and its answer for every route, by the route's name in the endpoint table. */
export const operationExamples: Readonly<Record<EndpointName, OperationExample>> = {
  create: { body: point, answer: envelope('Smart code created', code) },
  encode: { query: { lat: '36.8065', lng: '10.1815' }, answer: encoded },
  decode: { query: { smartcode: 'TN5245-445-5222' }, answer: decoded },
  validate: { query: { smartcode: 'TN5245-445-5222' }, answer: validated },
  batch: {
    body: {
      items: [
        { id: 'a', ...point },
        { smartcode: '8GR5-4JJJ-29', op: 'validate' },
      ],
    },
    answer: {
      count: 2,
      succeeded: 2,
      failed: 0,
      results: [
        { index: 0, id: 'a', status: 200, data: encoded },
        {
          index: 1,
          id: null,
          status: 200,
          data: { ...validated, input: '8GR5-4JJJ-29', format: 'A', normalized: '8GR5-4JJJ-29' },
        },
      ],
    },
  },
  autocomplete: finder,
  search: finder,
  reverse,
  addressAutocomplete: inEnvelope(finder),
  addressSearch: inEnvelope(finder),
  addressReverse: inEnvelope(reverse),
  ...accessExamples,
  token: {
    body: { grant_type: 'client_credentials' },
    answer: { ...grant, ...envelope('Token issued', grant) },
  },
  jwks: {
    answer: {
      keys: [
        {
          kty: 'EC',
          crv: 'P-256',
          x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
          y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
          kid: '2026-11-21',
          alg: 'ES256',
          use: 'sig',
        },
      ],
    },
  },
  openapi: { answer: { openapi: '3.1.0', info: { title: 'Smart Address', version: '1.0.0' }, paths: {} } },
  livez: { answer: { status: 'ok' } },
  readyz: { answer: { status: 'ready', checks: { gazetteer: 'ok', store: 'ok' } } },
  version: {
    answer: { name: '@smart-address/server', version: '0.1.0', api: 'v1', environment: 'sandbox' },
  },
};
