import type { Provider } from '@smart-address/core';
import { AddressFinder } from '@smart-address/react';
import '@smart-address/react/styles.css';

interface TextRowsProps {
  /** For example `createOfflineProvider()` of `@smart-address/core`, made once and outside the component. */
  readonly provider: Provider;
  readonly locale?: 'fr' | 'ar' | 'en';
}

/** Rows that are only a text: the leanest list, for the slowest phones. */
export function TextRows({ provider, locale = 'fr' }: TextRowsProps) {
  return (
    <form>
      <AddressFinder.Root provider={provider} locale={locale}>
        <AddressFinder.Label />
        <AddressFinder.Control>
          <AddressFinder.Input name="address" />
        </AddressFinder.Control>
        <AddressFinder.Popup>
          <AddressFinder.List getOptionLabel={(option) => option.result.label} />
          <AddressFinder.Attribution />
        </AddressFinder.Popup>
        <AddressFinder.Status />
      </AddressFinder.Root>
    </form>
  );
}
