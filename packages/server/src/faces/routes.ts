import { batchBody, endpoints } from '@smart-address/contract';
import { routesOfAccess } from '../access/routes.ts';
import { config } from '../config.ts';
import { unavailable } from '../errors/ApiError.ts';
import { batchCost, largestBatchCost } from '../limits/cost.ts';
import { decodeCode } from '../operations/decodeCode.ts';
import { findAddresses } from '../operations/findAddresses.ts';
import { issueToken, refuseSecondCredential } from '../operations/issueToken.ts';
import { pointOfPair } from '../operations/pointOfPair.ts';
import { createCode, encodePoint } from '../operations/registerCode.ts';
import { reverseGeocode } from '../operations/reverseGeocode.ts';
import { runBatch } from '../operations/runBatch.ts';
import { validateCode } from '../operations/validateCode.ts';
import { callerOf, type Route, route } from '../request/route.ts';
import { envelope, shortEnvelope } from './envelope.ts';

/** Interface A: results in the envelope, Bearer tokens. */
const routesOfFaceA: readonly Route[] = [
  route(endpoints.create, async ({ query, body }, context) => {
    const { result, created } = await createCode(context.services, body, callerOf(context), 'body');
    const full = envelope(result, 'created', context.language);
    const { governorate: _governorate, ...short } = result;
    return {
      body: query.view === 'short' ? shortEnvelope(full, short) : full,
      headers: { 'X-Created': String(created) },
    };
  }),
  route(endpoints.addressAutocomplete, async ({ query }, { services, language }) => ({
    body: envelope(await findAddresses(services, query), 'found', language),
  })),
  route(endpoints.addressSearch, async ({ query }, { services, language }) => ({
    body: envelope(await findAddresses(services, query), 'found', language),
  })),
  route(endpoints.addressReverse, async ({ query }, { services, language }) => ({
    body: envelope(await reverseGeocode(services, query), 'found', language),
  })),
  route(endpoints.token, async ({ body }, context) => {
    refuseSecondCredential(body);
    const grant = await issueToken(context.services, callerOf(context), body.scope);
    return { body: { ...grant, ...envelope(grant, 'tokenIssued', context.language) } };
  }),
];

/** Interface B: results bare, API keys. */
const routesOfFaceB: readonly Route[] = [
  route(endpoints.encode, async ({ query }, context) => {
    const { services, isHead } = context;
    const { result, created } = await encodePoint(services, query, callerOf(context), 'query', isHead);
    return { body: result, headers: { 'X-Created': String(created) } };
  }),
  route(endpoints.decode, async ({ query }, { services }) => ({
    body: await decodeCode(services, query.smartcode, query.activeOnly === true, 'query'),
  })),
  route(endpoints.validate, async ({ query }, { services }) => ({
    body: await validateCode(services, query.smartcode, pointOfPair(query, 'query') ?? undefined),
  })),
  route(
    endpoints.batch,
    async ({ body }, context) => {
      const answer = await runBatch(body, callerOf(context), context);
      return { body: answer, unserved: answer.results.filter(({ status }) => status >= 500).length };
    },
    {
      bodySchema: batchBody,
      cost: ({ items }) => batchCost(items.length),
      dearest: largestBatchCost,
    },
  ),
  route(endpoints.autocomplete, async ({ query }, { services }) => ({
    body: await findAddresses(services, query),
  })),
  route(endpoints.search, async ({ query }, { services }) => ({
    body: await findAddresses(services, query),
  })),
  route(endpoints.reverse, async ({ query }, { services }) => ({
    body: await reverseGeocode(services, query),
  })),
];

/** What the service says of itself; no credential. */
const serviceRoutes: readonly Route[] = [
  route(endpoints.jwks, async (_, { services }) => ({ body: { keys: await services.tokens.publicKeys() } })),
  route(
    endpoints.openapi,
    async (_, { services }) => ({
      body: { openapi: '3.1.0', ...(await services.document()) },
      isUnmarked: true,
    }),
    { isFixed: true },
  ),
  route(endpoints.livez, async () => ({ body: { status: 'ok' as const } })),
  route(endpoints.readyz, async (_, { services }) => {
    await services.gazetteer();
    try {
      await services.store.check();
    } catch (cause) {
      throw unavailable(cause);
    }
    return { body: { status: 'ready', checks: { gazetteer: 'ok', store: 'ok' } } as const };
  }),
  route(endpoints.version, async (_, { services }) => ({
    body: {
      name: '@smart-address/server',
      version: config.version,
      api: 'v1' as const,
      environment: services.environment,
    },
  })),
];

/** Every route the service answers. */
export const routes: readonly Route[] = [
  ...routesOfFaceA,
  ...routesOfFaceB,
  ...routesOfAccess,
  ...serviceRoutes,
];
