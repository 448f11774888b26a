import { distanceMeters, type LatLng } from '@smart-address/codes';
import { valueOfResult, type AddressValue, type Provider } from '@smart-address/core';
import { createListProvider } from '@smart-address/core/list';
import { AddressFinder } from '@smart-address/react';
import { useId, useMemo, useState } from 'react';
import { Icon } from '../frame/Icon.tsx';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { PICKUP_POINTS } from '../shop/pickupPoints.ts';

interface PickupSectionProps {
  readonly value: AddressValue | null;
  /** The buyer's own address, if one is known: the nearest points come first. */
  readonly near: LatLng | null;
  readonly error: string | undefined;
  readonly onValueChange: (value: AddressValue) => void;
}

/** The nearest that are offered without a search. */
const SHOWN = 4;
const FOUND = 6;
/** Nothing of a list in the page is worth giving up. */
const { signal } = new AbortController();

/** The shop's own list, searched by fuse.js. Nearest first, where it is known near what. */
const points = createListProvider({
  items: PICKUP_POINTS,
  limit: PICKUP_POINTS.length,
  fuse: { threshold: 0.25 },
});

function nearestFirst(from: LatLng | null): Provider {
  if (from === null) return points;
  return {
    ...points,
    async suggest(query, context) {
      const answer = await points.suggest(query, { ...context, bias: from });
      const results = [...answer.results].sort(
        (one, other) => (one.distanceMeters ?? 0) - (other.distanceMeters ?? 0),
      );
      return { ...answer, results: results.slice(0, FOUND) };
    },
  };
}

/** A pick-up point instead of the door; a module of its own, so that the page does not carry fuse.js for nobody. */
export default function PickupSection({ value, near, error, onValueChange }: PickupSectionProps) {
  const id = useId();
  const { locale, t } = useLocale();
  const [position, setPosition] = useState<LatLng | null>(null);
  const [isRefused, setRefused] = useState(false);
  const from = position ?? near;
  const provider = useMemo(() => nearestFirst(from), [from]);
  const nearest = useMemo(() => {
    if (from === null) return [];
    return PICKUP_POINTS.map((point) => ({ point, meters: distanceMeters(from, point.location) }))
      .sort((one, other) => one.meters - other.meters)
      .slice(0, SHOWN);
  }, [from]);

  function locate() {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPosition({ lat: coords.latitude, lng: coords.longitude }),
      () => setRefused(true),
    );
  }

  async function choose(pointId: string) {
    onValueChange(valueOfResult(await points.retrieve(pointId, { signal, locale })));
  }

  return (
    <div className="pickup">
      <div className="finder-field" data-invalid={error ? '' : undefined}>
        <AddressFinder
          provider={provider}
          name="pickup"
          fields={false}
          locale={locale}
          label={t.pickup.finder}
          placeholder={t.pickup.placeholder}
          locate={false}
          value={value}
          onValueChange={onValueChange}
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
          {t.pickup.madeUp}
        </p>
      </div>
      {nearest.length > 0 && (
        <fieldset className="pickup-nearest">
          <legend>{t.pickup.nearest}</legend>
          {nearest.map(({ point, meters }) => (
            <label key={point.id} className="choice">
              <input
                type="radio"
                name="pickup-nearest"
                checked={
                  value?.location?.lat === point.location.lat && value.location.lng === point.location.lng
                }
                onChange={() => void choose(point.id)}
              />
              <bdi dir="auto">{point.label}</bdi>
              <small>{t.pickup.distance(meters / 1000)}</small>
            </label>
          ))}
        </fieldset>
      )}
      {position === null && (
        <button type="button" className="link" onClick={locate}>
          {t.pickup.locate}
        </button>
      )}
      {isRefused && (
        <p className="notice">
          <Icon name="info" />
          {t.pickup.refused}
        </p>
      )}
    </div>
  );
}
