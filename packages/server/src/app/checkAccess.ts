import type { Endpoint } from '@smart-address/contract';
import { checkAccount, takeAccountLimit } from '../access/checkAccount.ts';
import {
  callerCountry,
  checkAddress,
  checkCountry,
  checkOrigin,
  checkScope,
} from '../credentials/restrictions.ts';
import { clientAddress } from '../credentials/clientAddress.ts';
import type { Caller } from '../credentials/credential.types.ts';
import { presentedCredential, refuseCredentialInUrl } from '../credentials/presentedCredential.ts';
import type { OrganisationRecord } from '../store/records.types.ts';
import type { Connection } from '../request/app.types.ts';
import type { Services } from '../request/services.ts';

/** The caller: a key's or an account's holder; neither on open routes. */
export interface Access {
  readonly caller: Caller | null;
  readonly account: OrganisationRecord | null;
}

const nobody: Access = { caller: null, account: null };

/** Checks credential, key state, environment, IP, origin, country and scope, in that order. */
export async function checkAccess(
  services: Services,
  endpoint: Endpoint,
  request: Request,
  search: { readonly text: string; readonly parsed: URLSearchParams },
  connection: Connection,
): Promise<Access> {
  refuseCredentialInUrl(search.text, search.parsed);
  const { headers } = request;
  const credential = presentedCredential(headers, endpoint.credential);
  if (endpoint.credential === 'none') return nobody;
  const { remoteAddress } = connection;
  const address =
    remoteAddress !== null && services.trustedProxies.length > 0
      ? forwardedAddress(services, headers, remoteAddress)
      : remoteAddress;
  if (credential === null || credential.kind === 'account') {
    const account = credential && (await checkAccount(services, credential.token, address));
    checkCountry(callerCountry(services, request, address, remoteAddress));
    await takeAccountLimit(services, account, address);
    return { ...nobody, account };
  }
  const caller = await services.authenticator.authenticate(credential, address);
  checkAddress(caller, address);
  checkOrigin(caller, headers);
  checkCountry(callerCountry(services, request, address, remoteAddress));
  checkScope(caller, endpoint.scope, endpoint.credential === 'bearer' ? 'bearer' : 'apiKey');
  return { caller, account: null };
}

function forwardedAddress(
  { trustedProxies }: Services,
  headers: Headers,
  remoteAddress: string,
): string | null {
  const forwardedFor = headers.get('x-forwarded-for');
  return clientAddress(remoteAddress, forwardedFor, trustedProxies)?.toString() ?? null;
}
