import { addressList, addressListAnswer } from '../schemas/address.ts';
import { jsonWebKeySet, tokenAnswer, tokenBody } from '../schemas/auth.ts';
import { batchAnswer, batchRequest } from '../schemas/batch.ts';
import {
  createQuery,
  createResult,
  createShortResult,
  decodeAnswer,
  decodeQuery,
  encodeAnswer,
  encodeQuery,
  validateAnswer,
  validateQuery,
} from '../schemas/codes.ts';
import { envelopeOf, shortEnvelopeOf, pointBody } from '../schemas/primitives.ts';
import { finderQuery, reverseQuery } from '../schemas/finderQuery.ts';
import { livezAnswer, openApiAnswer, readyzAnswer, versionAnswer } from '../schemas/service.ts';
import { accessEndpoints } from './accessEndpoints.ts';
import type { Endpoint } from './endpoint.types.ts';
import { apiKeyErrors, bearerErrors, bodyErrors, idempotencyErrors, serviceErrors } from './errorSets.ts';

const faceA = { face: 'A', credential: 'bearer', aliases: [], variants: [], status: 200 } as const;
const faceB = { face: 'B', credential: 'apiKey', aliases: [], variants: [], status: 200 } as const;
const bodiless = { body: null, bodyType: null, maxBodyBytes: 0 } as const;
const service = {
  face: 'none',
  credential: 'none',
  scope: null,
  aliases: [],
  variants: [],
  status: 200,
  query: null,
  ...bodiless,
  errors: serviceErrors,
  tag: 'Service',
} as const;

const finderA = {
  ...faceA,
  ...bodiless,
  scope: 'address:search',
  query: finderQuery,
  answer: envelopeOf(addressList),
  errors: [...serviceErrors, ...bearerErrors, 'MISSING_PARAMETER', 'QUERY_TOO_SHORT'],
  tag: 'Finder',
} as const;

const finderB = {
  ...faceB,
  ...bodiless,
  scope: 'address:search',
  query: finderQuery,
  answer: addressListAnswer,
  errors: [...serviceErrors, ...apiKeyErrors, 'MISSING_PARAMETER', 'QUERY_TOO_SHORT'],
  tag: 'Finder',
} as const;

/**
 * Every route, by name. A new route takes an entry here, with two sentences and an example beside it (`descriptions.ts`, `examples.ts`).
 * The server takes an operation and a line in its `faces/`; then comes its caller.
 */
export const endpoints = {
  create: {
    ...faceA,
    method: 'POST',
    path: '/api/v1/smartcode/create',
    aliases: ['/v1/smartcode/create'],
    operation: 'create',
    scope: 'code:create',
    query: createQuery,
    body: pointBody,
    bodyType: 'json',
    maxBodyBytes: 4 * 1024,
    answer: envelopeOf(createResult),
    variants: [shortEnvelopeOf(createShortResult)],
    errors: [...serviceErrors, ...bearerErrors, ...bodyErrors, ...idempotencyErrors, 'OUT_OF_COVERAGE'],
    tag: 'Codes',
  },
  encode: {
    ...faceB,
    ...bodiless,
    method: 'GET',
    path: '/v1/encode',
    operation: 'encode',
    scope: 'code:create',
    query: encodeQuery,
    answer: encodeAnswer,
    errors: [...serviceErrors, ...apiKeyErrors, 'MISSING_PARAMETER', 'OUT_OF_COVERAGE'],
    tag: 'Codes',
  },
  decode: {
    ...faceB,
    ...bodiless,
    method: 'GET',
    path: '/v1/decode',
    operation: 'decode',
    scope: 'code:read',
    query: decodeQuery,
    answer: decodeAnswer,
    errors: [
      ...serviceErrors,
      ...apiKeyErrors,
      'MISSING_PARAMETER',
      'INVALID_CODE',
      'OUT_OF_COVERAGE',
      'CODE_RETIRED',
    ],
    tag: 'Codes',
  },
  validate: {
    ...faceB,
    ...bodiless,
    method: 'GET',
    path: '/v1/validate',
    operation: 'validate',
    scope: 'code:read',
    query: validateQuery,
    answer: validateAnswer,
    errors: [...serviceErrors, ...apiKeyErrors, 'MISSING_PARAMETER'],
    tag: 'Codes',
  },
  batch: {
    ...faceB,
    method: 'POST',
    path: '/v1/batch',
    operation: 'batch',
    scope: 'batch:run',
    query: null,
    body: batchRequest,
    bodyType: 'json',
    maxBodyBytes: 256 * 1024,
    answer: batchAnswer,
    errors: [
      ...serviceErrors,
      ...apiKeyErrors,
      ...bodyErrors,
      ...idempotencyErrors,
      'BATCH_EMPTY',
      'BATCH_TOO_LARGE',
    ],
    tag: 'Codes',
  },
  autocomplete: {
    ...finderB,
    method: 'GET',
    path: '/v1/autocomplete',
    operation: 'autocomplete',
  },
  search: {
    ...finderB,
    method: 'GET',
    path: '/v1/search',
    operation: 'search',
  },
  reverse: {
    ...finderB,
    method: 'GET',
    path: '/v1/reverse',
    operation: 'reverse',
    scope: 'address:reverse',
    query: reverseQuery,
    errors: [...serviceErrors, ...apiKeyErrors, 'MISSING_PARAMETER', 'OUT_OF_COVERAGE'],
  },
  addressAutocomplete: {
    ...finderA,
    method: 'GET',
    path: '/api/v1/address/autocomplete',
    operation: 'autocomplete',
  },
  addressSearch: {
    ...finderA,
    method: 'GET',
    path: '/api/v1/address/search',
    operation: 'search',
  },
  addressReverse: {
    ...finderA,
    method: 'GET',
    path: '/api/v1/address/reverse',
    operation: 'reverse',
    scope: 'address:reverse',
    query: reverseQuery,
    errors: [...serviceErrors, ...bearerErrors, 'MISSING_PARAMETER', 'OUT_OF_COVERAGE'],
  },
  token: {
    ...service,
    face: 'A',
    credential: 'basic',
    method: 'POST',
    path: '/api/v1/auth/token',
    operation: 'token',
    body: tokenBody,
    bodyType: 'form',
    maxBodyBytes: 4 * 1024,
    answer: tokenAnswer,
    errors: [
      ...serviceErrors,
      'AUTH_AMBIGUOUS',
      'AUTH_REQUIRED',
      'KEY_INVALID',
      'KEY_REVOKED',
      'KEY_EXPIRED',
      'KEY_WRONG_ENVIRONMENT',
      'IP_NOT_ALLOWED',
      'ORIGIN_NOT_ALLOWED',
      'GEO_RESTRICTED',
      'ACCOUNT_SUSPENDED',
      'APPLICATION_NOT_APPROVED',
      'INSUFFICIENT_SCOPE',
      'RATE_LIMITED',
      'QUOTA_EXCEEDED',
      'TOO_MANY_AUTH_FAILURES',
      ...bodyErrors,
      'VALIDATION_FAILED',
    ],
    tag: 'Access',
  },
  ...accessEndpoints,
  jwks: {
    ...service,
    method: 'GET',
    path: '/.well-known/jwks.json',
    operation: 'jwks',
    answer: jsonWebKeySet,
  },
  openapi: {
    ...service,
    method: 'GET',
    path: '/openapi.json',
    operation: 'openapi',
    answer: openApiAnswer,
  },
  livez: {
    ...service,
    method: 'GET',
    path: '/livez',
    operation: 'livez',
    answer: livezAnswer,
  },
  readyz: {
    ...service,
    method: 'GET',
    path: '/readyz',
    operation: 'readyz',
    answer: readyzAnswer,
  },
  version: {
    ...service,
    method: 'GET',
    path: '/version',
    operation: 'version',
    answer: versionAnswer,
  },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
