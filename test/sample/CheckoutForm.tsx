import type { Provider } from '@smart-address/core';
import { AddressFinder } from '@smart-address/react';

/** A form as a team writes it, for the sample of a test beside it. */
export function CheckoutForm({ provider }: { readonly provider: Provider }) {
  return (
    <form aria-label="Order">
      <AddressFinder provider={provider} name="address" locale="fr" />
      <label>
        Code postal <input name="zip" autoComplete="postal-code" />
      </label>
    </form>
  );
}
