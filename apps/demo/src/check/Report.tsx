import { type Bounds, decodeSmartCode, distanceMeters, encodeSmartCode } from '@smart-address/codes';
import type { AddressList } from '@smart-address/contract';
import { describeLocation, formatLength } from '@smart-address/core/map-picker';
import type { Lang } from '@smart-address/gazetteer';
import { AddressPreview } from '@smart-address/react';
import { useEffect, useState } from 'react';
import { useClients } from '../backend/clients.ts';
import { Icon } from '../frame/Icon.tsx';
import { CHECK } from '../i18n/check.ts';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import { useGazetteer } from '../place/useGazetteer.ts';
import { type Answers, claimsOf, neighbouringCodes, type Subject } from './evidence.ts';

const SILENCE: Answers = { validate: null, decode: null, around: null };

/** A cell's height and width in words. */
function sizeOf({ south, west, north, east }: Bounds, lang: Lang): string {
  const height = distanceMeters({ lat: south, lng: west }, { lat: north, lng: west });
  const width = distanceMeters({ lat: south, lng: west }, { lat: south, lng: east });
  return `${formatLength(width, lang)} × ${formatLength(height, lang)}`;
}

/** All that is known of a subject, on this device and from the service. */
export function Report({ subject }: { readonly subject: Subject }) {
  const t = useTranslation(CHECK);
  const { locale } = useLocale();
  const gazetteer = useGazetteer();
  const answers = useAnswers(subject);
  const { point, given, accuracy } = subject;
  const facts = describeLocation(point, gazetteer, locale);
  const isCovered = gazetteer ? gazetteer.covers(point) : null;
  const isSilent = answers !== null && Object.values(answers).includes(null);

  if (isCovered === false || facts.codeA === '') return <p className="notice notice-danger">{t.outside}</p>;

  const { address } = facts;
  const known: readonly (readonly [string, string, 'ltr' | 'auto'])[] = [
    [t.facts.codeA, facts.codeA, 'ltr'],
    [t.facts.codeB, facts.codeB, 'ltr'],
    [t.facts.plusCode, facts.plusCode, 'ltr'],
    [t.facts.short, facts.shortPlusCode, 'ltr'],
    [t.facts.coordinates, facts.coordinates, 'ltr'],
    [
      t.facts.cell,
      t.facts.cellSize(
        sizeOf(decodeSmartCode(facts.codeA), locale),
        sizeOf(decodeSmartCode(facts.codeB), locale),
      ),
      'auto',
    ],
    [t.facts.accuracy, t.facts.accuracies[accuracy ?? 'exact'], 'auto'],
    [t.facts.locality, address?.locality ?? '', 'auto'],
    [t.facts.delegation, address?.delegation ?? '', 'auto'],
    [
      t.facts.governorate,
      address?.governorate ? `${address.governorate} (${address.governorateCode})` : '',
      'auto',
    ],
    [t.facts.postalCode, address?.postalCode ?? '', 'ltr'],
  ];

  return (
    <div className="check-report">
      <section className="card">
        <p className="field-hint">{t.given[given]}</p>
        <h2 dir="auto">{given === 'address' ? subject.text : facts.words}</h2>
        <AddressPreview value={point} locale={locale} gazetteer={gazetteer ?? undefined} height={220} />
      </section>
      <section className="card" aria-labelledby="check-proof">
        <h2 id="check-proof">{t.proof.title}</h2>
        <ul className="check-claims" aria-live="polite">
          {claimsOf(subject, isCovered, answers ?? SILENCE).map(({ name, verdict }) => (
            <li key={name} data-verdict={verdict}>
              <Icon name={verdict === 'yes' ? 'check' : verdict === 'no' ? 'close' : 'info'} />
              <span>
                <strong>{t.proof.verdicts[verdict]}</strong> {t.proof.claims[name]}
              </span>
            </li>
          ))}
        </ul>
        {isSilent && <p className="notice">{t.proof.silent}</p>}
        <h3>{t.proof.neverTitle}</h3>
        <ul className="check-never">
          {t.proof.never.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <section className="card" aria-labelledby="check-facts">
        <h2 id="check-facts">{t.facts.title}</h2>
        <dl>
          {known
            .filter(([, value]) => value !== '')
            .map(([name, value, dir]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi dir={dir}>{value}</bdi>
                </dd>
              </div>
            ))}
        </dl>
      </section>
      <Neighbours code={facts.codeA} around={answers?.around ?? null} />
    </div>
  );
}

/** What the service says of a subject: three calls, none of which registers anything. Null until all have come or failed. */
function useAnswers({ point, code }: Subject): Answers | null {
  const { a, b } = useClients();
  const { locale } = useLocale();
  const { lat, lng } = point;
  const [answers, setAnswers] = useState<Answers | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const orNull = <T,>(call: Promise<T>): Promise<T | null> => call.catch(() => null);
    const asked = code ?? codeOf({ lat, lng });
    void Promise.all([
      asked === null ? null : orNull(b.validate(asked, { signal, point: { lat, lng } })),
      asked === null ? null : orNull(b.decode(asked, { signal })),
      orNull(a.reverse({ lat, lng, lang: locale }, { signal })),
    ]).then(([validate, decode, around]) => {
      if (!signal.aborted) setAnswers({ validate, decode, around });
    });
    return () => controller.abort();
  }, [a, b, locale, lat, lng, code]);
  return answers;
}

/** Null outside the grid. */
function codeOf(point: Subject['point']): string | null {
  try {
    return encodeSmartCode(point, 'A');
  } catch {
    return null;
  }
}

interface NeighboursProps {
  /** Code A of the middle cell. */
  readonly code: string;
  /** What `reverse` answered; null without an answer. */
  readonly around: AddressList | null;
}

/** The places near a point, and the codes of the cells that touch its own. */
function Neighbours({ code, around }: NeighboursProps) {
  const t = useTranslation(CHECK);
  const { locale } = useLocale();
  // The point itself is no neighbour.
  const places = (around?.results ?? [])
    .filter(({ type }) => type !== 'code')
    .sort((one, other) => (one.distanceMeters ?? Infinity) - (other.distanceMeters ?? Infinity));
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
