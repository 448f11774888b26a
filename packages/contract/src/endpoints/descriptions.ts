import type { EndpointName } from './endpoints.ts';

/** What a parameter means, by its name; the same wherever it appears. */
export const parameterDescriptions: Readonly<Record<string, string>> = {
  lat: 'Latitude in decimal degrees, WGS 84: plain digits, at most 20 decimals, no exponent. In a search, a soft bias together with lng.',
  lng: 'Longitude in decimal degrees, WGS 84: plain digits, at most 20 decimals, no exponent. In a search, a soft bias together with lat.',
  smartcode: 'Code A, code B or a full plus code, in any spelling a person may type.',
  activeOnly:
    'Answer a retired code with 410 CODE_RETIRED. A code that nobody has registered is answered all the same; its status is `unassigned`.',
  view: '`short` leaves out statusCode and governorate.',
  q: 'Text in French, Arabic or English letters, a code, a plus code, a postal code or a coordinate pair; 1 to 200 characters.',
  limit: 'Most results; 5 when absent.',
  governorate: 'Only in this governorate: ISO 3166-2 code (TN-11), three-letter label (TUN) or name.',
  postal: 'Only with a postal code that starts so.',
  radius:
    'In a search, only within so many metres of lat, lng, which it needs. In reverse, how far to look for what is beside the point, 500 when absent; the point itself and its place are answered whatever it is.',
  types: 'Only results of these types, separated by commas; the name repeated is taken too.',
  lang: 'Language of names and labels; fr when absent.',
  id: 'Its `id`, as the answer that made it and the list have it.',
  month: 'A calendar month of Tunisia, YYYY-MM; the running one when absent.',
  session: 'Groups the keystrokes of one search: 1 to 64 letters, digits, dashes or underscores.',
};

/** What the routes of a tag are for. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  Codes: 'From a point to its address code and back, one by one or 500 at once.',
  Finder: 'From what somebody types, or from a point, to addresses.',
  Access: 'Applying for access, keys, tokens and what was used of the month.',
  Service: 'What the service says of itself; no credential.',
};

/** What a route does, in one line. */
export const operationSummaries: Readonly<Record<EndpointName, string>> = {
  create: 'Create the address code of a point',
  encode: 'The address code of a point',
  decode: 'The point of an address code or plus code',
  validate: 'Whether a code is valid and active',
  batch: 'Up to 500 operations in one request',
  autocomplete: 'Suggestions for a text that is still being typed',
  search: 'Addresses that a text means',
  reverse: 'The address of a point, and what is near it',
  addressAutocomplete: 'Suggestions for a text that is still being typed',
  addressSearch: 'Addresses that a text means',
  addressReverse: 'The address of a point, and what is near it',
  token: 'A one-hour token for a key',
  plans: 'Plans, prices and quotas',
  applicationSubmit: 'Apply for access',
  applicationList: 'The account’s applications',
  applicationRead: 'One application',
  applicationAnswer: 'Answer the reviewers’ question',
  applicationWithdraw: 'Withdraw an application',
  keyCreate: 'Create a key with chosen scopes, limits and addresses',
  keyList: 'The account’s keys',
  keyRead: 'One key',
  keyChange: 'Change what a key may do',
  keyRotate: 'Replace a key; the old one works for 24 hours more',
  keyRevoke: 'Revoke a key',
  usage: 'Units used in a month, by day and operation',
  accountToken: 'Replace the account token',
  jwks: 'The public keys that tokens are signed with',
  openapi: 'This document',
  livez: 'Whether the process answers',
  readyz: 'Whether the data is loaded and the store works',
  version: 'What is running',
};

/** What a route does beyond that, by its name. */
export const operationDescriptions: Readonly<Record<EndpointName, string>> = {
  create:
    'Registers the code, so that it is active. Points of one cell have one record: `X-Created` says whether this request made it.',
  encode: 'Registers the code, so that it is active; `X-Created` says whether this request made it.',
  decode: 'Any true code in Tunisia is decoded, registered or retired or not: see `status`.',
  validate: 'Any text is answered with 200. With `lat` and `lng` the nearest suggestions come first.',
  batch:
    'Answered with 200 even where items fail: look at each. Items are worked on at once, so one may not see what another registers. Each item takes a unit of the month; the key needs the scope of each item’s operation too.',
  autocomplete: 'For each keystroke: the last word may be unfinished.',
  search: 'For a text that is complete. Nothing found is 200 with `count` 0.',
  reverse: 'The point itself, its place, and what is beside it.',
  addressAutocomplete: 'For each keystroke: the last word may be unfinished.',
  addressSearch: 'For a text that is complete. Nothing found is 200 with `count` 0.',
  addressReverse: 'The point itself, its place, and what is beside it.',
  token:
    'OAuth 2.0 client credentials (RFC 6749, 4.4): HTTP Basic with the client id and secret of a key. The token works for an hour, and stops within 5 seconds when its key is revoked. It takes a unit of the month. The same as JSON is taken too.',
  plans: 'For everybody.',
  applicationSubmit:
    'The first one of an organisation needs no credential; its answer has the account token, shown this once, which all other routes of the account ask for.',
  applicationList: 'The oldest first, all in one answer.',
  applicationRead: 'With what the reviewers ask or say, in `note`.',
  applicationAnswer: 'While its state is needs_info; the time until it is due begins again.',
  applicationWithdraw: 'Unless it has been decided.',
  keyCreate:
    'Once an application is approved; as many keys may work at once as the plan has. The answer has the secret, shown this once.',
  keyList: 'The oldest first, all in one answer, those that no longer work among them.',
  keyRead: 'Without its secret, which is not kept.',
  keyChange: 'What is absent stays as it is. Takes effect within 5 seconds.',
  keyRotate: 'The answer has the new key’s secret, shown this once.',
  keyRevoke: 'It and its tokens stop working within 5 seconds, for good.',
  usage: 'Days and months are those of Tunisia.',
  accountToken: 'The one it is sent with stops working. The answer has the new one, shown this once.',
  jwks: 'What the tokens of Interface A are verified with.',
  openapi: 'This document.',
  livez: 'For a supervisor: restart the process when this fails.',
  readyz: 'For a load balancer: 503 while the service should be sent nothing.',
  version: 'Which service this is, and whether it is a sandbox.',
};

/** Headers a caller may send. */
export const requestHeaders = {
  'Accept-Language': 'Language of messages: en (when absent), fr or ar.',
  'Idempotency-Key':
    'Makes a POST safe to repeat: for 24 hours the same key and body give the same answer, marked Idempotency-Replayed: true, and take no more units. (A sandbox in memory keeps the newest 32 MB of answers; one that is gone is worked on again.) An answer of 5xx is not kept, nor a batch that has one among its items: repeated, it is worked on again.',
  'X-Sandbox-Scenario':
    'Sandbox only: what is answered as if it had happened. One that cannot happen on the route is passed over.',
} as const;

/** Headers an answer may carry. */
export const responseHeaders = {
  'X-Request-Id': 'Names this request in logs; quote it when you report a problem.',
  'RateLimit-Policy': 'The limits that apply, as the IETF draft writes them.',
  RateLimit: 'What is left of them, as the IETF draft writes it.',
  'X-RateLimit-Limit': 'Requests in one burst.',
  'X-RateLimit-Remaining': 'Requests left in this burst.',
  'X-RateLimit-Reset': 'Unix time in seconds when the burst is whole again.',
  'X-Created': '`true` when this request registered the code, `false` when it was there.',
  'Idempotency-Replayed': '`true` on an answer given before to the same Idempotency-Key.',
  Location: 'The path of what was made.',
  'Content-Language': 'The language of the messages.',
  'Retry-After': 'Whole seconds to wait; a caller that does is served.',
  'WWW-Authenticate': 'Which credential is wanted, and what was wrong with the one given (RFC 6750).',
  Allow: 'The methods the route takes.',
  Accept: 'The media types the route takes.',
  'Accept-Encoding': '`identity` where a compressed body was refused.',
  Deprecation: 'Since when the route should be left, as RFC 9745 writes it; only on a route that should.',
  Sunset: 'From when the route may stop answering (RFC 8594).',
  Link: 'Where to read of the deprecation, and the route to use instead.',
} as const;

export const introduction = `Turns a point in Tunisia into a short address code and back, and finds addresses.

Interface A (\`/api/v1\`) takes a Bearer token and answers in an envelope; Interface B (\`/v1\`) takes an API key and answers bare.
Errors have one form in both; \`error.code\` is the contract, and \`error.fields\` names the first 20 faults. \`Accept: application/problem+json\` gets
the same as RFC 9457 has it, unless it names \`application/json\` with the same weight (q) or more. Each route has an example of
every code it may answer with, whose \`message\` says what is wrong and what to do. A path that is not here is 404 \`ROUTE_NOT_FOUND\`.
A request or an item of a batch that is answered 5xx takes no unit of the month. Unknown fields may be added to answers: ignore them.`;
