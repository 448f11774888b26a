import type { AddressValue } from '@smart-address/core';
import { AddressFinder } from '@smart-address/react';
import { useId, useState } from 'react';
import type { AddressService } from '../backend/addressService.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { AddressDetails } from './AddressDetails.tsx';
import { MapSection, type PinState } from './MapSection.tsx';
import { TextField } from '../frame/TextField.tsx';

interface AddressSectionProps extends PinState {
  readonly service: AddressService;
  readonly value: AddressValue | null;
  readonly error: string | undefined;
  readonly withTiles: boolean;
  readonly startsAtMap: boolean;
  readonly onValueChange: (value: AddressValue | null) => void;
  /** The buyer's pin stands elsewhere, and the pin is right. */
  readonly onAddressRefused: (found: AddressValue) => void;
}

/** The finder, the fields it fills, and the pin. Each can be used without the others. */
export function AddressSection({
  service,
  value,
  error,
  withTiles,
  startsAtMap,
  onValueChange,
  onAddressRefused,
  ...pinState
}: AddressSectionProps) {
  const id = useId();
  const [found, setFound] = useState<AddressValue | null>(null);
  const [areDetailsOpen, setDetailsOpen] = useState(false);
  const { locale, t } = useLocale();
  return (
    <>
      <div className="fields">
        <div className="finder-field" data-invalid={error ? '' : undefined}>
          <AddressFinder
            provider={service.provider}
            name="address"
            autoComplete="shipping street-address"
            locale={locale}
            label={t.address.finder}
            value={value}
            onValueChange={(next) => {
              // What is written beside a pin that was placed by hand is no address that was found.
              if (!next.confirmed) setFound(next);
              onValueChange(next);
            }}
            onFieldsFilled={(_, { reason }) => {
              const isFound = reason === 'pick' || reason === 'retrieve' || reason === 'locate';
              // A position takes seconds, in which one of them may be written.
              if (isFound && !document.activeElement?.closest('.address-details')) setDetailsOpen(false);
            }}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          />
          {error && (
            <p className="field-error" id={`${id}-error`}>
              {error}
            </p>
          )}
          <p className="field-hint" id={`${id}-hint`}>
            {t.address.finderHint}
          </p>
        </div>
        <AddressDetails isOpen={areDetailsOpen} onOpenChange={setDetailsOpen} />
        <TextField name="line2" label={t.address.line2} autoComplete="shipping address-line2" isOptional />
      </div>
      <MapSection
        service={service}
        value={value}
        found={found}
        withTiles={withTiles}
        startsOpen={startsAtMap}
        onValueChange={onValueChange}
        onAddressRefused={onAddressRefused}
        {...pinState}
      />
    </>
  );
}
