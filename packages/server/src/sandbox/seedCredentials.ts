import { scopes, type Scope } from '@smart-address/contract';
import { browserScopes, type BurstLimit, config } from '../config.ts';
import { hashSecret, parseApiKey } from '../credentials/apiKey.ts';
import type { Store } from '../store/store.types.ts';
import { SANDBOX_CREDENTIALS } from './sandboxCredentials.ts';

export const sandboxOrganisationId = 'org_sandbox';

/** Puts the sandbox's one approved organisation and its keys into a store that does not have them. */
export async function seedCredentials(store: Store, now: number): Promise<void> {
  if (!(await store.organisations.get(sandboxOrganisationId))) {
    await store.organisations.put({
      id: sandboxOrganisationId,
      name: 'Sandbox',
      plan: 'large',
      state: 'approved',
      createdAt: now,
    });
  }
  await putKey(SANDBOX_CREDENTIALS.apiKey, 'All scopes', scopes, config.sandbox, null);
  await putKey(SANDBOX_CREDENTIALS.browserKey, 'Browser', browserScopes, config.sandbox, ['*']);
  await putKey(SANDBOX_CREDENTIALS.limitedKey, 'Burst of two', scopes, config.limitedKey, null);

  async function putKey(
    text: string,
    name: string,
    keyScopes: readonly Scope[],
    limit: BurstLimit,
    origins: readonly string[] | null,
  ): Promise<void> {
    const parts = parseApiKey(text);
    if (!parts) throw new TypeError(`The sandbox key "${name}" has a wrong check`);
    if (await store.keys.get(parts.id)) return;
    await store.keys.put({
      id: parts.id,
      organisationId: sandboxOrganisationId,
      environment: 'sandbox',
      name,
      secretHash: hashSecret(parts.secret),
      state: 'active',
      scopes: keyScopes,
      limit,
      ipAllowList: [],
      origins,
      createdAt: now,
      expiresAt: null,
      replacedBy: null,
    });
  }
}
