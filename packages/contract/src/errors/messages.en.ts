import type { Messages } from './messages.types.ts';

export const messagesEn: Messages = {
  created: 'Smart code created',
  found: 'Addresses found',
  tokenIssued: 'Token issued',
  done: 'Done',
  errors: {
    MALFORMED_REQUEST:
      'The request is not valid HTTP. Check the request line, the headers and their encoding.',
    MALFORMED_JSON:
      'The body is not valid JSON. Send UTF-8 without a byte order mark, check the syntax, and give each name once.',
    BODY_REQUIRED: 'This route needs a body. Send a JSON object.',
    JSON_TOO_DEEP: 'The JSON is nested too deeply. Reduce the nesting.',
    MISSING_PARAMETER: 'A required parameter is missing. See `fields`.',
    DUPLICATE_PARAMETER: 'A parameter is given more than once. Send it once.',
    UNKNOWN_PARAMETER: 'The request has a parameter that this route does not know. Remove it; see `fields`.',
    AUTH_AMBIGUOUS: 'The request carries more than one credential. Send exactly one.',
    CREDENTIAL_IN_URL:
      'The URL contains a credential, and URLs are logged. Send it in a header, and replace this credential.',
    AUTH_REQUIRED: 'This route needs a credential. The WWW-Authenticate header says which.',
    TOKEN_INVALID:
      'The token is not valid here. Request a new one at /api/v1/auth/token; account routes need the account token.',
    TOKEN_EXPIRED:
      'The token has expired. Request a new one at /api/v1/auth/token; for an account token, contact support.',
    KEY_INVALID: 'The key is not valid. Check that it was copied in full.',
    KEY_REVOKED: 'The key was revoked. Use another key.',
    KEY_EXPIRED: 'The key has expired. Create a new key.',
    KEY_WRONG_ENVIRONMENT:
      'The credential belongs to the other environment. Test keys work in the sandbox only, live keys in live only.',
    INSUFFICIENT_SCOPE:
      'The credential does not have the scope this operation needs. `fields` says which; use a key that has it.',
    IP_NOT_ALLOWED: 'The key may not be used from this address. Add the address to the key’s IP list.',
    ORIGIN_NOT_ALLOWED: 'The key may not be used from this site. Add the origin to the key’s list.',
    GEO_RESTRICTED: 'The service can only be called from Tunisia. Use a Tunisian network.',
    ACCOUNT_SUSPENDED: 'The account is suspended. Contact support.',
    APPLICATION_NOT_APPROVED:
      'No approved application allows this: keys need one, and live keys need one for interface A. See /api/v1/applications.',
    ROUTE_NOT_FOUND: 'There is no such route. See /openapi.json.',
    RESOURCE_NOT_FOUND: 'This credential has no such resource. Check the id.',
    METHOD_NOT_ALLOWED: 'The route does not accept this method. See the Allow header.',
    REQUEST_TIMEOUT: 'The request took too long to arrive. Send it again.',
    STATE_CONFLICT: 'The resource is in a state that does not allow this. See `fields`.',
    IDEMPOTENCY_IN_PROGRESS: 'A request with this idempotency key is still in progress. Try again shortly.',
    CODE_RETIRED: 'The code was retired. Decode it without activeOnly.',
    PAYLOAD_TOO_LARGE: 'The body is larger than this route accepts. Send less, or split the batch.',
    URI_TOO_LONG: 'The URL is too long. Shorten the query.',
    UNSUPPORTED_MEDIA_TYPE:
      'The type of the body is not supported here. Send it uncompressed, in UTF-8, with the documented Content-Type.',
    VALIDATION_FAILED: 'Some values are not valid. See `fields`.',
    OUT_OF_COVERAGE: 'The point is outside Tunisia. Check that latitude and longitude are not swapped.',
    INVALID_CODE: 'This is not an address code. See `fields` for what is wrong.',
    BATCH_EMPTY: 'The batch has no items. Send 1 to 500.',
    BATCH_TOO_LARGE: 'The batch has too many items. Send at most 500.',
    QUERY_TOO_SHORT: 'The search text is empty. Send at least one letter or digit.',
    IDEMPOTENCY_KEY_REUSED: 'This idempotency key was used with another request. Use a new key.',
    RATE_LIMITED: 'Too many requests. Wait as long as Retry-After says.',
    QUOTA_EXCEEDED:
      'The monthly quota does not cover this request. Wait for the next month or change the plan.',
    TOO_MANY_AUTH_FAILURES: 'Too many failed authentications. Wait as long as Retry-After says.',
    HEADERS_TOO_LARGE: 'The headers are too large. Send fewer or shorter ones.',
    INTERNAL_ERROR: 'Something went wrong on the server. Try again; if it persists, report the request id.',
    SERVICE_UNAVAILABLE:
      'The service is not available right now. Wait as long as Retry-After says, then try again.',
  },
  fields: {
    required: 'is required',
    unknown: 'is not known here',
    duplicate: 'is given more than once',
    not_a_number: 'must be a decimal number such as 36.8065, with at most 20 decimals',
    not_a_boolean: 'must be true or false',
    invalid_type: 'must be of type {expected}',
    invalid_value: 'must be one of: {values}',
    invalid_format: 'must have the form {form}',
    too_big: 'must be at most {max}',
    too_small: 'must be at least {min}',
    too_long: 'must have a length of at most {max}',
    too_short: 'must have a length of at least {min}',
    incomplete_pair: 'is missing: send lat and lng together',
    BAD_LENGTH:
      'does not have the length of an address code, such as 8GR5-4JJJ-29, TN5245-445-5222 or 8F8GR54J+JJ',
    BAD_CHARACTER: 'has a character that address codes never contain',
    CHECKSUM_MISMATCH: 'is mistyped: its check character does not match',
    OUT_OF_GRID: 'is the code of a point outside the grid of Tunisia',
    OUT_OF_COVERAGE: 'is the code of a place outside Tunisia',
    missing_scope: 'does not have the scope {scope}',
    wrong_state: 'is {state}, which does not allow this',
    already_open: 'has an application that is {state}. Wait for its answer, or withdraw it',
    plan_limit: 'has as many keys as the plan allows: {max}. Revoke one first',
  },
};
