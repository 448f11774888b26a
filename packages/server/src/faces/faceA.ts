import { endpoints } from '@smart-address/contract';
import { callerOf, route, type Route } from '../request/route.ts';
import { findAddresses } from '../operations/findAddresses.ts';
import { issueToken, refuseSecondCredential } from '../operations/issueToken.ts';
import { createCode } from '../operations/registerCode.ts';
import { reverseGeocode } from '../operations/reverseGeocode.ts';
import { envelope, shortEnvelope } from './envelope.ts';

/** Interface A: results in the envelope, Bearer tokens. */
export const routesOfFaceA: readonly Route[] = [
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
