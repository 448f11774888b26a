import { AddressFinder } from '@smart-address/react';
import { StrictMode } from 'react';
import { provider } from './source.ts';

/** A form in a page that allows no inline style, no inline script and no string where a script could be. */
export const Page = () => (
  <StrictMode>
    <form>
      <AddressFinder provider={provider} name="address" locale="en" recents />
      <input name="name" autoComplete="name" />
      <input name="city" autoComplete="address-level2" />
      <input name="zip" autoComplete="postal-code" />
    </form>
  </StrictMode>
);
