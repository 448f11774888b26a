import type { Provider } from '@smart-address/core';
import { AddressFinder } from '@smart-address/react';
import type { CSSProperties } from 'react';
import '@smart-address/react/styles.css';

const OLIVE: CSSProperties & Record<`--${string}`, string> = {
  // Each colour with its dark counterpart.
  '--sa-accent': 'light-dark(#5b6b1f, #c3d47a)',
  '--sa-accent-soft': 'light-dark(#eef1dc, #2f3618)',
  '--sa-on-accent': 'light-dark(#ffffff, #1c2108)',
  '--sa-border': 'light-dark(#6f7654, #98a078)',
  '--sa-radius': '2px',
  '--sa-radius-row': '2px',
  '--sa-font': "Georgia, 'Noto Serif', serif",
};

interface AnotherLookProps {
  /** For example `createOfflineProvider()` of `@smart-address/core`, made once and outside the component. */
  readonly provider: Provider;
  readonly locale?: 'fr' | 'ar' | 'en';
}

/** Another brand's colours, with custom properties only. */
export function AnotherLook({ provider, locale = 'fr' }: AnotherLookProps) {
  return (
    <form>
      <AddressFinder.Root provider={provider} locale={locale} className="sa-finder" style={OLIVE}>
        <AddressFinder.Label />
        <AddressFinder.Control>
          <AddressFinder.OpenButton />
          <AddressFinder.Input name="address" />
          <AddressFinder.ClearButton />
        </AddressFinder.Control>
        <AddressFinder.Popup>
          <AddressFinder.List />
          <AddressFinder.Attribution />
        </AddressFinder.Popup>
        <AddressFinder.Status />
      </AddressFinder.Root>
    </form>
  );
}
