import type { Provider } from '@smart-address/core';
import { AddressFinder } from '@smart-address/react';
import '@smart-address/react/styles.css';

interface EveryPartProps {
  /** For example `createOfflineProvider()` of `@smart-address/core`, made once and outside the component. */
  readonly provider: Provider;
  readonly locale?: 'fr' | 'ar' | 'en';
}

/** Every part, in the usual order. */
export function EveryPart({ provider, locale = 'fr' }: EveryPartProps) {
  return (
    <form>
      <AddressFinder.Root provider={provider} locale={locale}>
        <AddressFinder.Label />
        <AddressFinder.Control>
          <AddressFinder.OpenButton />
          <AddressFinder.Input name="address" />
          <AddressFinder.ClearButton />
          <AddressFinder.LocateButton />
        </AddressFinder.Control>
        <AddressFinder.Popup>
          <AddressFinder.Recents />
          <AddressFinder.List />
          <AddressFinder.Loading />
          <AddressFinder.Empty />
          <AddressFinder.Error />
          <AddressFinder.Attribution />
        </AddressFinder.Popup>
        <AddressFinder.Status />
      </AddressFinder.Root>
    </form>
  );
}
