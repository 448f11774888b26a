import { refineProvider, type Provider } from '@smart-address/core';
import { AddressFinder } from '@smart-address/react';
import '@smart-address/react/styles.css';
import { useMemo } from 'react';

interface PricedRowsProps {
  /** For example `createOfflineProvider()` of `@smart-address/core`, made once and outside the component. */
  readonly provider: Provider;
  readonly locale?: 'fr' | 'ar' | 'en';
}

/** Around any provider: what buyers say for a place is searched by its name, and each row has its price. */
export function PricedRows({ provider, locale = 'fr' }: PricedRowsProps) {
  const priced = useMemo(
    () =>
      refineProvider(provider, {
        transformQuery: (query) => query.replace(/^(?:la )?capitale$/i, 'Tunis'),
        transformResults: (rows) =>
          rows.map((row) => ({ ...row, note: row.address.governorateCode === 'TN-11' ? '4 DT' : '7 DT' })),
      }),
    [provider],
  );
  return <AddressFinder provider={priced} locale={locale} name="address" />;
}
