import type { Lang } from '@smart-address/gazetteer';
import { AddressFinder, type AddressFinderProps } from '@smart-address/react';
import { useMemo } from 'react';
import { storyProvider, type BackendState } from './sandbox.ts';

const WORDS = {
  fr: { city: 'Délégation', governorate: 'Gouvernorat', postal: 'Code postal' },
  ar: { city: 'المعتمدية', governorate: 'الولاية', postal: 'الرمز البريدي' },
  en: { city: 'Delegation', governorate: 'Governorate', postal: 'Postal code' },
} as const satisfies Record<Lang, unknown>;

export interface FinderFormProps extends Omit<Partial<AddressFinderProps>, 'provider'> {
  /** How this story's backend behaves. */
  readonly backend?: BackendState;
  /** Whether the index on the device answers too. */
  readonly withDevice?: boolean;
  /** Whether there are three more fields for the finder to fill. */
  readonly withFields?: boolean;
}

/** A form with a finder, as in a shop. */
export function FinderForm({
  backend = 'normal',
  withDevice = false,
  withFields = false,
  locale = 'fr',
  ...finder
}: FinderFormProps) {
  const provider = useMemo(() => storyProvider(backend, withDevice), [backend, withDevice]);
  const words = WORDS[locale];
  return (
    <form className="story-form" onSubmit={(event) => event.preventDefault()}>
      {/* An initial text is read once: another one begins anew. */}
      <AddressFinder
        key={finder.defaultInputValue}
        provider={provider}
        locale={locale}
        name="address"
        {...finder}
      />
      {withFields && (
        <>
          <label className="story-field">
            {words.city}
            <input autoComplete="address-level2" name="city" />
          </label>
          <label className="story-field">
            {words.governorate}
            <input autoComplete="address-level1" name="governorate" />
          </label>
          <label className="story-field">
            {words.postal}
            <input autoComplete="postal-code" name="postal" />
          </label>
        </>
      )}
    </form>
  );
}
