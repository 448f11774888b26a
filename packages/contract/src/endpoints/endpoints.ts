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
import { accessEndpoints, question } from './accessEndpoints.ts';
import type { Endpoint } from './endpoint.types.ts';
import { apiKeyErrors, bearerErrors, bodyErrors, idempotencyErrors, serviceErrors } from './errorSets.ts';

const service = {
  ...question,
  face: 'none',
  credential: 'none',
  errors: serviceErrors,
  tag: 'Service',
} as const;

const codesB = { ...question, face: 'B', credential: 'apiKey', scope: 'code:read', tag: 'Codes' } as const;

const finderA = {
  ...question,
  face: 'A',
  credential: 'bearer',
  scope: 'address:search',
  query: finderQuery,
  answer: envelopeOf(addressList),
  errors: [...serviceErrors, ...bearerErrors, 'MISSING_PARAMETER', 'QUERY_TOO_SHORT'],
  tag: 'Finder',
} as const;

const finderB = {
  ...finderA,
  face: 'B',
  credential: 'apiKey',
  answer: addressListAnswer,
  errors: [...serviceErrors, ...apiKeyErrors, 'MISSING_PARAMETER', 'QUERY_TOO_SHORT'],
} as const;

/**
 * Every route, by name. A new route takes an entry here, with two sentences and an example beside it (`descriptions.ts`, `examples.ts`).
 * The server takes an operation and a line in its `faces/`; then comes its caller.
 */
export const endpoints = {
  create: {
    ...codesB,
    face: 'A',
    credential: 'bearer',
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
  },
  encode: {
    ...codesB,
    path: '/v1/encode',
    operation: 'encode',
    scope: 'code:create',
    query: encodeQuery,
    answer: encodeAnswer,
    errors: [...serviceErrors, ...apiKeyErrors, 'MISSING_PARAMETER', 'OUT_OF_COVERAGE'],
  },
  decode: {
    ...codesB,
    path: '/v1/decode',
    operation: 'decode',
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
  },
  validate: {
    ...codesB,
    path: '/v1/validate',
    operation: 'validate',
    query: validateQuery,
    answer: validateAnswer,
    errors: [...serviceErrors, ...apiKeyErrors, 'MISSING_PARAMETER'],
  },
  batch: {
    ...codesB,
    method: 'POST',
    path: '/v1/batch',
    operation: 'batch',
    scope: 'batch:run',
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
  },
  autocomplete: { ...finderB, path: '/v1/autocomplete', operation: 'autocomplete' },
  search: { ...finderB, path: '/v1/search', operation: 'search' },
  reverse: {
    ...finderB,
    path: '/v1/reverse',
    operation: 'reverse',
    scope: 'address:reverse',
    query: reverseQuery,
    errors: [...serviceErrors, ...apiKeyErrors, 'MISSING_PARAMETER', 'OUT_OF_COVERAGE'],
  },
  addressAutocomplete: { ...finderA, path: '/api/v1/address/autocomplete', operation: 'autocomplete' },
  addressSearch: { ...finderA, path: '/api/v1/address/search', operation: 'search' },
  addressReverse: {
    ...finderA,
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
  jwks: { ...service, path: '/.well-known/jwks.json', operation: 'jwks', answer: jsonWebKeySet },
  openapi: { ...service, path: '/openapi.json', operation: 'openapi', answer: openApiAnswer },
  livez: { ...service, path: '/livez', operation: 'livez', answer: livezAnswer },
  readyz: { ...service, path: '/readyz', operation: 'readyz', answer: readyzAnswer },
  version: { ...service, path: '/version', operation: 'version', answer: versionAnswer },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
