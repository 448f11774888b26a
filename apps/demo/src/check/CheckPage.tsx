import { decodePlusCode, type LatLng, recogniseLocation } from '@smart-address/codes';
import {
  combineProviders,
  createOfflineProvider,
  createSmartAddressProvider,
  SmartAddressError,
} from '@smart-address/core';
import type { AddressResult } from '@smart-address/gazetteer';
import { AddressFinder, type AddressValue } from '@smart-address/react';
import '@smart-address/react/styles.css';
import { type FormEvent, useMemo, useState } from 'react';
import { useClients } from '../backend/clients.ts';
import '../styles/check.css';
import { Button } from '../frame/Button.tsx';
import { useDemo } from '../frame/DemoContext.ts';
import { CHECK } from '../i18n/check.ts';
import { useLocale, useTranslation } from '../i18n/LocaleContext.tsx';
import type { Subject } from './evidence.ts';
import { Report } from './Report.tsx';

type Search =
  | { readonly kind: 'idle' | 'searching' | 'nothing' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'wrong'; readonly suggestions: readonly string[] }
  | { readonly kind: 'found'; readonly results: readonly AddressResult[] };

/** The subject of a text that is a place by itself: a code or coordinates. */
function subjectOfText(text: string): Subject | null {
  const recognised = recogniseLocation(text);
  const common = { text, accuracy: null };
  if (recognised.kind === 'coordinates')
    return { ...common, point: recognised.point, given: 'coordinates', code: null };
  if (recognised.kind === 'smartCode') {
    const { code, cell, format } = recognised;
    return { ...common, point: cell.center, given: format === 'A' ? 'codeA' : 'codeB', code };
  }
  if (recognised.kind === 'plusCode' && !recognised.isShort)
    return {
      ...common,
      point: decodePlusCode(recognised.code).center,
      given: 'plusCode',
      code: recognised.code,
    };
  return null;
}

const subjectOfAddress = (text: string, point: LatLng, accuracy: Subject['accuracy']): Subject => ({
  text,
  point,
  given: 'address',
  code: null,
  accuracy,
});

/** For a bank or an office: all that is known about an address, and what of it is proof. Asks by Interface A, as their servers would. */
export default function CheckPage() {
  const t = useTranslation(CHECK);
  const { locale } = useLocale();
  const { a } = useClients();
  const { settings } = useDemo();
  const provider = useMemo(() => {
    const device = createOfflineProvider();
    if (settings.backend === 'offline') return device;
    const remote = createSmartAddressProvider(a);
    return settings.device ? combineProviders([device, remote]) : remote;
  }, [a, settings.backend, settings.device]);
  const [subject, setSubject] = useState<Subject | null>(null);
  const [search, setSearch] = useState<Search>({ kind: 'idle' });

  function choose(value: AddressValue) {
    if (value.source === 'free' || !value.location) return;
    setSearch({ kind: 'idle' });
    const { location, accuracy } = value;
    setSubject(subjectOfText(value.text) ?? subjectOfAddress(value.text, location, accuracy));
  }

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = new FormData(event.currentTarget).get('address');
    const typed = typeof field === 'string' ? field.trim() : '';
    if (typed === '') return;
    const known = subjectOfText(typed);
    if (known) {
      setSearch({ kind: 'idle' });
      setSubject(known);
      return;
    }
    setSubject(null);
    const recognised = recogniseLocation(typed);
    if (recognised.kind === 'text' && recognised.almost && !recognised.almost.ok) {
      setSearch({ kind: 'wrong', suggestions: recognised.almost.suggestions });
      return;
    }
    setSearch({ kind: 'searching' });
    try {
      const { results } = await a.search({ q: typed.slice(0, 200), lang: locale });
      const [first] = results;
      if (first) take(first);
      setSearch(first ? { kind: 'found', results } : { kind: 'nothing' });
    } catch (error) {
      // A refusal, such as a quota used up, has a sentence of the service's own.
      const isRefusal = error instanceof SmartAddressError && (error.status ?? 500) < 500;
      setSearch({ kind: 'failed', sentence: isRefusal ? error.message : t.failed });
    }
  }

  function take({ label, location, type }: AddressResult) {
    setSubject(subjectOfAddress(label, location, type === 'code' ? null : location.accuracy));
  }

  const others = search.kind === 'found' ? search.results.filter(({ label }) => label !== subject?.text) : [];
  return (
    <div className="check">
      <div className="intro">
        <h1>{t.title}</h1>
        <p>{t.intro}</p>
      </div>
      <form className="check-entry" onSubmit={(event) => void check(event)}>
        <AddressFinder
          label={t.label}
          name="address"
          provider={provider}
          locale={locale}
          autoComplete="off"
          onValueChange={choose}
        />
        <Button type="submit" isPrimary>
          {t.submit}
        </Button>
      </form>
      <output>
        {search.kind === 'searching' && t.searching}
        {search.kind === 'nothing' && t.nothing}
        {search.kind === 'failed' && search.sentence}
        {search.kind === 'wrong' && t.wrong(search.suggestions.join(', '))}
      </output>
      {others.length > 0 && (
        <details className="check-others">
          <summary>{t.others(others.length)}</summary>
          <ul>
            {others.map((result) => (
              <li key={result.id}>
                <button type="button" className="link" dir="auto" onClick={() => take(result)}>
                  {result.label}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {subject && (
        <Report key={`${subject.text} ${subject.point.lat} ${subject.point.lng}`} subject={subject} />
      )}
    </div>
  );
}
