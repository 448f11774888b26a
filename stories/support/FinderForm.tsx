import type { Lang } from '@smart-address/gazetteer';
import { AddressFinder, type AddressFinderProps } from '@smart-address/react';
import { useMemo } from 'react';
import { storyProvider, type Weather } from './sandbox.ts';

const WORDS = {
  fr: { city: 'Délégation', governorate: 'Gouvernorat', postal: 'Code postal' },
  ar: { city: 'المعتمدية', governorate: 'الولاية', postal: 'الرمز البريدي' },
  en: { city: 'Delegation', governorate: 'Governorate', postal: 'Postal code' },
} as const satisfies Record<Lang, unknown>;

export interface FinderFormProps extends Omit<Partial<AddressFinderProps>, 'provider'> {
  /** What the backend of this story does. */
  readonly weather?: Weather;
  /** Whether the index on the device answers too. */
  readonly withDevice?: boolean;
  /** Whether three more fields stand below, for the finder to fill. */
  readonly withFields?: boolean;
}

/** A form with a finder in it, as a shop has it. */
export function FinderForm({
  weather = 'fair',
  withDevice = false,
  withFields = false,
  locale = 'fr',
  ...finder
}: FinderFormProps) {
  const provider = useMemo(() => storyProvider(weather, withDevice), [weather, withDevice]);
  const words = WORDS[locale];
  return (
    <form className="story-form" onSubmit={(event) => event.preventDefault()}>
      <AddressFinder provider={provider} locale={locale} name="address" {...finder} />
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
