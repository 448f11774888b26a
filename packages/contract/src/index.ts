export { errorCodeNames, errorCodes, type ErrorCode } from './errors/errorCodes.ts';
export { errorMessage, fieldMessage, messageLanguages, successMessage } from './errors/messages.ts';
export type { FieldProblem, MessageLanguage } from './errors/messages.types.ts';
export { endpoints, type EndpointName, type Endpoints } from './endpoints/endpoints.ts';
export type { CredentialKind, Endpoint, Face, HttpMethod, ObjectSchema } from './endpoints/endpoint.types.ts';
export type { Deprecation, Deprecations, AnswerOf, BodyOf, QueryOf } from './endpoints/derived.types.ts';
export { queryParameters, readQuery, writeQuery, type QueryIssue, type QueryReading } from './wire/query.ts';
export { idempotencyKeyPattern, sandboxScenarios, type SandboxScenario } from './wire/requestHeaders.ts';
export {
  environment,
  lang,
  latitude,
  longitude,
  placeType,
  pointBody,
  envelopeOf,
  shortEnvelopeOf,
} from './schemas/primitives.ts';
export type { ContractLang, Environment, PointBody } from './schemas/primitives.ts';
export {
  addressList,
  addressResult,
  type AddressList,
  type ContractAddressResult,
} from './schemas/address.ts';
export { finderQuery, reverseQuery, type FinderQuery, type ReverseQuery } from './schemas/finderQuery.ts';
export {
  codeStatus,
  createResult,
  createShortResult,
  decodeQuery,
  decodeResult,
  encodeQuery,
  encodeResult,
  invalidCodeReason,
  validateQuery,
  validateResult,
  type CodeStatus,
  type CreateResult,
  type CreateShortResult,
  type DecodeResult,
  type EncodeResult,
  type ValidateResult,
} from './schemas/codes.ts';
export {
  batchAnswer,
  batchBody,
  batchItem,
  batchItemId,
  batchMaxItems,
  type BatchAnswer,
  type BatchItem,
  type BatchItemId,
  type BatchItemResult,
  type BatchOperation,
  type BatchRequest,
} from './schemas/batch.ts';
export { scope, scopes, tokenBody, type Scope, type TokenGrant } from './schemas/auth.ts';
export {
  errorDetail,
  errorEnvelope,
  errorField,
  problemDetails,
  type ErrorDetail,
  type ErrorEnvelope,
  type ErrorField,
  type ProblemDetails,
} from './schemas/errors.ts';
export {
  applicationState,
  keyState,
  planName,
  type ApplicationState,
  type KeyState,
  type PlanName,
} from './schemas/accessPrimitives.ts';
export type {
  Application,
  ApplicationAnswerBody,
  ApplicationBody,
  ApplicationReceipt,
} from './schemas/accessApplications.ts';
export type { AccessKey, KeyBody, KeyChangeBody, KeyReceipt } from './schemas/accessKeys.ts';
export type { PlanView, Usage } from './schemas/accessUsage.ts';
