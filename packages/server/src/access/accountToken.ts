import { createSecretText } from '../credentials/secretText.ts';

/** An account token as text, such as `sat_test_sandboxdev01_...`; its id is its organisation's without the prefix. */
export const { parse: parseAccountToken, format: formatAccountToken } = createSecretText('sat');

/** The organisation id of a token's id. */
export function organisationIdOf(tokenId: string): string {
  return `org_${tokenId}`;
}

/** The token id of an organisation. */
export function tokenIdOf(organisationId: string): string {
  return organisationId.slice('org_'.length);
}
