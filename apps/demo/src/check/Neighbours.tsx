import { decodeSmartCode } from '@smart-address/codes';
import type { AddressList } from '@smart-address/contract';
import { formatLength } from '@smart-address/core/map-picker';
import { CHECK } from '../i18n/check.ts';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import { neighbouringCodes } from './evidence.ts';

interface NeighboursProps {
  /** Code A of the middle cell. */
  readonly code: string;
  /** What `reverse` answered; null without an answer. */
  readonly around: AddressList | null;
}

/** The places near a point, and the codes of the cells that touch its own. */
export function Neighbours({ code, around }: NeighboursProps) {
  const t = useTranslation(CHECK);
  const { locale } = useLocale();
  // The point itself is no neighbour.
  const places = around?.results.filter(({ type }) => type !== 'code') ?? [];
  return (
    <section className="card" aria-labelledby="check-around">
      <h2 id="check-around">{t.neighbours.title}</h2>
      <h3>{t.neighbours.places}</h3>
      {places.length === 0 ? (
        <p>{t.neighbours.none}</p>
      ) : (
        <ul>
          {places.map(({ id, label, distanceMeters }) => (
            <li key={id}>
              <bdi>{label}</bdi>
              {distanceMeters !== null && ` · ${formatLength(distanceMeters, locale)}`}
            </li>
          ))}
        </ul>
      )}
      <h3 id="check-cells">{t.neighbours.cells}</h3>
      {/* A map is not mirrored. */}
      <ol className="check-cells" dir="ltr" aria-labelledby="check-cells">
        {neighbouringCodes(decodeSmartCode(code)).map(({ direction, code: each }) => (
          <li key={direction} aria-current={each === code || undefined}>
            {each ?? '—'}
          </li>
        ))}
      </ol>
    </section>
  );
}
