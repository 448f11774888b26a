import type { AddressResult } from '@smart-address/gazetteer';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useClients } from '../../backend/clients.ts';
import { Button } from '../../frame/Button.tsx';
import { Fact } from '../../frame/Fact.tsx';
import { DISPATCH } from '../../i18n/dispatch.ts';
import { useLocale, useTranslation } from '../../i18n/LocaleContext.tsx';
import { textOfRole } from '../columns/requestOfRow.ts';
import type { Job } from '../job.ts';
import { remarkOf } from '../words.ts';
import { foundOf } from '../run/outcomeOf.ts';

interface RowDetailProps {
  readonly job: Job;
  readonly row: number;
  readonly onClose: () => void;
}

/** One row in full, and a search by which a person settles it. */
export function RowDetail({ job, row, onClose }: RowDetailProps) {
  const t = useTranslation(DISPATCH);
  const { locale } = useLocale();
  const { b } = useClients();
  const id = useId();
  const { run, rows, titles, columns } = job;
  const { cells, number } = rows[row] ?? { cells: [], number: 0 };
  const outcome = run.outcomes[row];
  const [query, setQuery] = useState(
    () => textOfRole(cells, columns, 'code') || textOfRole(cells, columns, 'address'),
  );
  const [progress, setProgress] = useState<'idle' | 'searching' | 'failed' | 'nothing'>('idle');
  const [results, setResults] = useState<readonly AddressResult[]>([]);
  const given = cells
    .map((cell, column) => ({ column, cell, title: titles[column] || t.columns.unnamed(column + 1) }))
    .filter(({ cell }) => cell !== '');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  async function find(event: FormEvent) {
    event.preventDefault();
    if (query.trim() === '') return;
    setProgress('searching');
    setResults([]);
    try {
      const answer = await b.search({ q: query.slice(0, 200), lang: locale });
      setResults(answer.results);
      setProgress(answer.count === 0 ? 'nothing' : 'idle');
    } catch {
      setProgress('failed');
    }
  }

  return (
    <dialog ref={dialog} className="card dispatch-detail" aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className="dispatch-head">
        <h2 id={`${id}-title`}>{t.detail.title(number)}</h2>
        <Button onClick={() => dialog.current?.close()} icon="close">
          {' '}
          {t.detail.close}
        </Button>
      </div>
      <dl>
        {given.map(({ column, title, cell }) => (
          <div key={column}>
            <dt dir="auto">{title}</dt>
            <dd dir="auto">{cell}</dd>
          </div>
        ))}
        {outcome?.kind === 'found' && (
          <Fact name={t.list.place} dir="auto">
            {outcome.label}
            <br />
            <bdi className="code">{outcome.codeA}</bdi> · <bdi className="code">{outcome.codeB}</bdi>
          </Fact>
        )}
      </dl>
      {remarkOf(t)(outcome) !== '' && <p className="notice">{remarkOf(t)(outcome)}</p>}
      <form className="dispatch-find" onSubmit={(event) => void find(event)}>
        <div className="field">
          <label htmlFor={`${id}-query`}>{t.detail.search}</label>
          <input
            id={`${id}-query`}
            dir="auto"
            value={query}
            maxLength={200}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
        <Button type="submit">{t.detail.find}</Button>
      </form>
      <output>{progress !== 'idle' && t.detail[progress]}</output>
      {results.length > 0 && (
        <ul className="dispatch-answers">
          {results.map((result) => (
            <li key={result.id}>
              <Button
                onClick={() => {
                  // A person has looked at it: nothing is left to remark.
                  run.settle(row, { ...foundOf(result), remarks: [] });
                  dialog.current?.close();
                }}
              >
                {t.detail.take}: <bdi>{result.label}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </dialog>
  );
}
