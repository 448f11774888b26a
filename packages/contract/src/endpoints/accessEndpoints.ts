import {
  accountTokenGrant,
  application,
  applicationAnswerBody,
  applicationBody,
  applicationList,
  applicationReceipt,
} from '../schemas/accessApplications.ts';
import { accessKey, keyBody, keyChangeBody, keyList, keyReceipt } from '../schemas/accessKeys.ts';
import { planList, usage, usageQuery } from '../schemas/accessUsage.ts';
import { envelopeOf } from '../schemas/primitives.ts';
import type { Endpoint } from './endpoint.types.ts';
import { accountErrors, bodyErrors, serviceErrors } from './errorSets.ts';

/** What most routes are: a question without a body. */
export const question = {
  method: 'GET',
  aliases: [],
  scope: null,
  query: null,
  body: null,
  bodyType: null,
  maxBodyBytes: 0,
  variants: [],
  status: 200,
} as const;

const account = {
  ...question,
  face: 'A',
  credential: 'account',
  errors: [...serviceErrors, ...accountErrors],
  tag: 'Access',
} as const;

const withBody = {
  bodyType: 'json',
  maxBodyBytes: 16 * 1024,
  errors: [...serviceErrors, ...accountErrors, ...bodyErrors],
} as const;

const found = [...account.errors, 'RESOURCE_NOT_FOUND'] as const;
const changed = [...found, 'STATE_CONFLICT'] as const;
/** Errors of a request that changes something and needs no body. */
const commanded = [...changed, 'PAYLOAD_TOO_LARGE'] as const;

/** Applying for access, granting and using it; all in Interface A's envelope. */
export const accessEndpoints = {
  plans: {
    ...account,
    credential: 'none',
    path: '/api/v1/plans',
    operation: 'plans',
    answer: envelopeOf(planList),
    errors: serviceErrors,
  },
  applicationSubmit: {
    ...account,
    ...withBody,
    credential: 'accountOrNone',
    method: 'POST',
    path: '/api/v1/applications',
    operation: 'applicationSubmit',
    body: applicationBody,
    answer: envelopeOf(applicationReceipt),
    status: 201,
    errors: [...withBody.errors, 'STATE_CONFLICT'],
  },
  applicationList: {
    ...account,
    path: '/api/v1/applications',
    operation: 'applicationList',
    answer: envelopeOf(applicationList),
  },
  applicationRead: {
    ...account,
    path: '/api/v1/applications/{id}',
    operation: 'applicationRead',
    answer: envelopeOf(application),
    errors: found,
  },
  applicationAnswer: {
    ...account,
    ...withBody,
    method: 'PATCH',
    path: '/api/v1/applications/{id}',
    operation: 'applicationAnswer',
    body: applicationAnswerBody,
    answer: envelopeOf(application),
    errors: [...changed, ...bodyErrors],
  },
  applicationWithdraw: {
    ...account,
    method: 'POST',
    path: '/api/v1/applications/{id}/withdraw',
    operation: 'applicationWithdraw',
    answer: envelopeOf(application),
    errors: commanded,
  },
  keyCreate: {
    ...account,
    ...withBody,
    method: 'POST',
    path: '/api/v1/keys',
    operation: 'keyCreate',
    body: keyBody,
    answer: envelopeOf(keyReceipt),
    status: 201,
    errors: [...withBody.errors, 'APPLICATION_NOT_APPROVED', 'STATE_CONFLICT'],
  },
  keyList: {
    ...account,
    path: '/api/v1/keys',
    operation: 'keyList',
    answer: envelopeOf(keyList),
  },
  keyRead: {
    ...account,
    path: '/api/v1/keys/{id}',
    operation: 'keyRead',
    answer: envelopeOf(accessKey),
    errors: found,
  },
  keyChange: {
    ...account,
    ...withBody,
    method: 'PATCH',
    path: '/api/v1/keys/{id}',
    operation: 'keyChange',
    body: keyChangeBody,
    answer: envelopeOf(accessKey),
    errors: [...changed, ...bodyErrors],
  },
  keyRotate: {
    ...account,
    method: 'POST',
    path: '/api/v1/keys/{id}/rotate',
    operation: 'keyRotate',
    answer: envelopeOf(keyReceipt),
    status: 201,
    errors: commanded,
  },
  keyRevoke: {
    ...account,
    method: 'DELETE',
    path: '/api/v1/keys/{id}',
    operation: 'keyRevoke',
    answer: envelopeOf(accessKey),
    errors: [...found, 'PAYLOAD_TOO_LARGE'],
  },
  usage: {
    ...account,
    path: '/api/v1/usage',
    operation: 'usage',
    query: usageQuery,
    answer: envelopeOf(usage),
  },
  accountToken: {
    ...account,
    method: 'POST',
    path: '/api/v1/account/token',
    operation: 'accountToken',
    answer: envelopeOf(accountTokenGrant),
    errors: [...account.errors, 'STATE_CONFLICT', 'PAYLOAD_TOO_LARGE'],
  },
} as const satisfies Record<string, Endpoint>;
