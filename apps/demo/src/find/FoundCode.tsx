import { distanceMeters } from '@smart-address/codes';
import type { DecodeResult } from '@smart-address/contract';
import type { ClientB } from '@smart-address/core';
import { describeLocation, formatLength } from '@smart-address/core/map-picker';
import type { Gazetteer } from '@smart-address/gazetteer';
import { AddressPreview } from '@smart-address/react';
import { useEffect, useState } from 'react';
import { useClients } from '../backend/clients.ts';
import { Button } from '../frame/Button.tsx';
import { Fact } from '../frame/Fact.tsx';
import { Icon } from '../frame/Icon.tsx';
import { FIND } from '../i18n/find.ts';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import type { CodeReading } from './readCode.ts';
import { spellingOf, spokenText } from './spelling.ts';
import { useSpeech } from './useSpeech.ts';

interface FoundCodeProps {
  readonly reading: Extract<CodeReading, { readonly kind: 'found' }>;
  readonly gazetteer: Gazetteer | null;
}

/** A decoded code: where it is in words, its other forms, and what the service knows of it. */
export function FoundCode({ reading, gazetteer }: FoundCodeProps) {
  const t = useTranslation(FIND);
  const { locale } = useLocale();
  const speak = useSpeech(locale);
  const { point, type, code, cell } = reading;
  const facts = describeLocation(point, gazetteer, locale);
  const spelledCode = type === 'B' ? facts.codeB : facts.codeA;
  const standing = useStanding(type === 'coordinates' ? facts.codeA : code);
  const size = cell ? distanceMeters(point, { lat: cell.north, lng: cell.east }) : 0;
  const precision = type === 'plus' ? t.precision.plus(formatLength(size, locale)) : t.precision[type];

  return (
    <section className="card find-found" aria-live="polite">
      <h2 dir="auto">{facts.words || t.noPlace}</h2>
      <p>
        {precision} {standing === 'unknown' ? t.unchecked : standing && t.statuses[standing.status]}{' '}
        {typeof standing === 'object' && standing?.verified && t.verified}
      </p>
      <AddressPreview
        className="find-map"
        value={point}
        locale={locale}
        gazetteer={gazetteer ?? undefined}
        height={240}
      />
      <dl>
        <Fact name={t.codes.A} className="find-code" dir="ltr">
          {facts.codeA}
        </Fact>
        <Fact name={t.codes.B} className="find-code" dir="ltr">
          {facts.codeB}
        </Fact>
        <Fact name={t.codes.plus} dir="ltr">
          {facts.shortPlusCode || facts.plusCode}
        </Fact>
        <Fact name={t.codes.point} dir="ltr">
          {facts.coordinates}
        </Fact>
        <Fact name={t.spelled} dir="ltr" lang="en" className="find-spelled">
          {spellingOf(spelledCode)
            .map(({ word }) => word)
            .join(' ')}
        </Fact>
      </dl>
      <div className="find-buttons">
        {speak && <Button onClick={() => speak(spokenText(spelledCode))}>{t.spell}</Button>}
        <ShareLink code={type === 'B' ? facts.codeB : facts.codeA} />
        <a className="button" href={`geo:${point.lat},${point.lng}?q=${point.lat},${point.lng}`}>
          <Icon name="map" />
          {t.directions}
        </a>
      </div>
    </section>
  );
}

/** What the service says of a code; `unknown` when it does not answer, null until it does. */
function useStanding(code: string): DecodeResult | 'unknown' | null {
  const { b } = useClients();
  const [said, setSaid] = useState<{
    readonly of: ClientB;
    readonly standing: DecodeResult | 'unknown';
  } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const say = (standing: DecodeResult | 'unknown') => {
      if (!controller.signal.aborted) setSaid({ of: b, standing });
    };
    b.decode(code, { signal: controller.signal, retries: 0 }).then(say, () => say('unknown'));
    return () => controller.abort();
  }, [b, code]);
  // Another service has not said it.
  return said?.of === b ? said.standing : null;
}

/** The address of this page with a code in it: whoever opens it sees the same place. */
function linkTo(code: string): string {
  const url = new URL(location.href);
  url.search = '';
  url.hash = `/find/${code}`;
  return url.href;
}

/** Hands the link to the device's own share sheet, or copies it where there is none. */
function ShareLink({ code }: { readonly code: string }) {
  const t = useTranslation(FIND);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const link = linkTo(code);

  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    setState('copied');
  }

  async function share() {
    try {
      if ('share' in navigator) return await navigator.share({ text: code, url: link });
      await copy(link);
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setState('failed');
    }
    return undefined;
  }

  return (
    <>
      <Button onClick={() => void share()} icon="share">
        {' '}
        {t.share}
      </Button>
      <output className={state === 'idle' ? 'visually-hidden' : 'field-hint'}>
        {state === 'copied' && t.shared}
        {state === 'failed' && (
          <>
            {t.shareFailed} <bdi dir="ltr">{link}</bdi>
          </>
        )}
      </output>
    </>
  );
}
