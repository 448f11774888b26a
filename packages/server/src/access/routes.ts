import { endpoints } from '@smart-address/contract';
import { type RequestContext, route, type Route } from '../request/route.ts';
import { config } from '../config.ts';
import { ApiError, faultOf } from '../errors/ApiError.ts';
import { envelope } from '../faces/envelope.ts';
import { takeOne } from '../limits/takeLimits.ts';
import { sandboxAccountId } from '../sandbox/seed.ts';
import type { OrganisationRecord } from '../store/records.types.ts';
import { accessLimitsOf } from './accessLimits.ts';
import {
  answerApplication,
  applicationsOf,
  readApplication,
  submitApplication,
  withdrawApplication,
} from './applications.ts';
import { changeKey, changeKeyState, issueKey, keysOf, readKey, rotateKey } from './keys.ts';
import { resetAccountToken } from './review.ts';
import { usageOf } from './usage.ts';
import { applicationView, keyReceiptView, keyView, planView } from './views.ts';

/** How access is applied for, granted and used: account tokens, Interface A's envelope. */
export const routesOfAccess: readonly Route[] = [
  route(endpoints.plans, async (_, { language }) => ({
    body: envelope({ plans: Object.values(config.plans).map(planView) }, 'done', language),
  })),
  route(endpoints.applicationSubmit, async ({ body }, { services, account, language }) => {
    const { application, accountToken } = await submitApplication(services, account, body);
    return {
      body: envelope({ application: applicationView(application), accountToken }, 'done', language, 201),
      headers: { Location: `${services.publicUrl}/api/v1/applications/${application.id}` },
    };
  }),
  route(endpoints.applicationList, async (_, context) => {
    const found = await applicationsOf(context.services, accountOf(context).id);
    const data = { count: found.length, applications: found.map(applicationView) };
    return { body: envelope(data, 'done', context.language) };
  }),
  route(endpoints.applicationRead, async (_, context) => {
    const found = await readApplication(context.services, idOf(context), accountOf(context).id);
    return { body: envelope(applicationView(found), 'done', context.language) };
  }),
  route(endpoints.applicationAnswer, async ({ body }, context) => {
    const changed = await answerApplication(context.services, accountOf(context), idOf(context), body);
    return { body: envelope(applicationView(changed), 'done', context.language) };
  }),
  route(endpoints.applicationWithdraw, async (_, context) => {
    const changed = await withdrawApplication(context.services, accountOf(context), idOf(context));
    return { body: envelope(applicationView(changed), 'done', context.language) };
  }),
  route(endpoints.keyCreate, async ({ body }, context) => {
    const account = accountOf(context);
    const issued = await issueKey(context.services, account, `account:${account.id}`, body);
    return {
      body: envelope(keyReceiptView(issued), 'done', context.language, 201),
      headers: { Location: `${context.services.publicUrl}/api/v1/keys/${issued.key.id}` },
    };
  }),
  route(endpoints.keyList, async (_, context) => {
    const found = await keysOf(context.services, accountOf(context).id);
    return { body: envelope({ count: found.length, keys: found.map(keyView) }, 'done', context.language) };
  }),
  route(endpoints.keyRead, async (_, context) => {
    const found = await readKey(context.services, idOf(context), accountOf(context).id);
    return { body: envelope(keyView(found), 'done', context.language) };
  }),
  route(endpoints.keyChange, async ({ body }, context) => {
    const changed = await changeKey(context.services, accountOf(context), idOf(context), body);
    return { body: envelope(keyView(changed), 'done', context.language) };
  }),
  route(endpoints.keyRotate, async (_, context) => {
    const issued = await rotateKey(context.services, accountOf(context), idOf(context));
    return {
      body: envelope(keyReceiptView(issued), 'done', context.language, 201),
      headers: { Location: `${context.services.publicUrl}/api/v1/keys/${issued.key.id}` },
    };
  }),
  route(endpoints.keyRevoke, async (_, context) => {
    const { id } = accountOf(context);
    const revoked = await changeKeyState(context.services, `account:${id}`, idOf(context), id, 'revoke');
    return { body: envelope(keyView(revoked), 'done', context.language) };
  }),
  route(endpoints.usage, async ({ query }, context) => {
    const found = await usageOf(context.services, accountOf(context), query.month);
    return { body: envelope(found, 'done', context.language) };
  }),
  route(endpoints.accountToken, async (_, context) => {
    const { id } = accountOf(context);
    if (id === sandboxAccountId) {
      throw faultOf('STATE_CONFLICT', 'header', '/Authorization', 'wrong_state', { state: 'fixed' });
    }
    const { limiter, limitClock } = context.services;
    const { accountTokens } = accessLimitsOf(context.services);
    await takeOne(limiter, `tokens ${id}`, accountTokens, limitClock(), 'RATE_LIMITED');
    const grant = await resetAccountToken(context.services, `account:${id}`, id);
    const data = { accountToken: grant.token, expiresAt: new Date(grant.expiresAt).toISOString() };
    return { body: envelope(data, 'done', context.language) };
  }),
];

function accountOf({ account }: RequestContext): OrganisationRecord {
  if (account === null) throw new ApiError('AUTH_REQUIRED');
  return account;
}

function idOf({ parameters }: RequestContext): string {
  return parameters['id'] ?? '';
}
