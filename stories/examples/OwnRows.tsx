import type { Provider } from '@smart-address/core';
import { AddressFinder } from '@smart-address/react';
import '@smart-address/react/styles.css';

interface OwnRowsProps {
  /** For example `createOfflineProvider()` of `@smart-address/core`, made once and outside the component. */
  readonly provider: Provider;
  readonly locale?: 'fr' | 'ar' | 'en';
}

/** A team's own rows, with matches still in bold. */
export function OwnRows({ provider, locale = 'fr' }: OwnRowsProps) {
  return (
    <form>
      <AddressFinder.Root provider={provider} locale={locale}>
        <AddressFinder.Label />
        <AddressFinder.Control>
          <AddressFinder.Input name="address" />
        </AddressFinder.Control>
        <AddressFinder.Popup>
          <AddressFinder.List>
            {(option) => (
              <AddressFinder.Option key={option.id} value={option}>
                <span style={{ flex: '1 1 6em' }}>
                  <AddressFinder.Match />
                </span>
                <bdi dir="ltr">{option.result.smartCode}</bdi>
              </AddressFinder.Option>
            )}
          </AddressFinder.List>
        </AddressFinder.Popup>
        <AddressFinder.Status />
      </AddressFinder.Root>
    </form>
  );
}
