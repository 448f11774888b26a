import { createClient, SmartAddressError } from '@smart-address/core';

declare global {
  interface Window {
    /** What a shop's script would import. */
    shop: {
      readonly createClient: typeof createClient;
      readonly SmartAddressError: typeof SmartAddressError;
    };
  }
}

window.shop = { createClient, SmartAddressError };
