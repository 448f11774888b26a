import { batchBody, endpoints } from '@smart-address/contract';
import { callerOf, route, type Route } from '../request/route.ts';
import { batchCost, largestBatchCost } from '../limits/cost.ts';
import { decodeCode } from '../operations/decodeCode.ts';
import { findAddresses } from '../operations/findAddresses.ts';
import { pointOfPair } from '../operations/pointOfPair.ts';
import { encodePoint } from '../operations/registerCode.ts';
import { reverseGeocode } from '../operations/reverseGeocode.ts';
import { runBatch } from '../operations/runBatch.ts';
import { validateCode } from '../operations/validateCode.ts';

/** Interface B: results bare, API keys. */
export const routesOfFaceB: readonly Route[] = [
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
