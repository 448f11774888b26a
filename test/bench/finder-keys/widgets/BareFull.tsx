import { finderMessages, labelParts, placeTypeName } from '@smart-address/core';
import type { AddressResult } from '@smart-address/gazetteer';
import { useState } from 'react';
import { ATTRIBUTION, PLACEHOLDER } from '../source.ts';
import { useRows } from '../useRows.ts';

type Segments = ReturnType<typeof labelParts>['title'];

const FRENCH = finderMessages('fr');
const ROAD = 'M8 3.5 4.5 20.5M16 3.5l3.5 17M12 4v2.5m0 4v3m0 4V20';
const HOUSE = 'M4 20.5h16m-14.5 0v-9.7L12 6l6.5 4.8v9.7m-8.5 0V16a2 2 0 0 1 4 0v4.5';

const Name = ({ segments }: { segments: Segments }) =>
  segments.map(({ text, isMatch }, index) => (isMatch ? <b key={index}>{text}</b> : text));

/** What our default row shows, in the elements that it needs; the classes are those of `styles.css`, for a page that has it. */
export function RowContent({ result }: { result: AddressResult }) {
  const { title, detail } = labelParts(result.label, result.highlight);
  return (
    <>
      <span className="sa-picture">
        <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75">
          <path d={result.type === 'street' ? ROAD : HOUSE} />
        </svg>
      </span>
      <span className="sa-match">
        <bdi className="sa-title">
          <Name segments={title} />
          {detail.length > 0 && ', '}
        </bdi>
        <bdi className="sa-detail">
          <Name segments={detail} />
        </bdi>
      </span>
      <span className="sa-kind">
        {placeTypeName(FRENCH, result.type)}
        {result.type === 'street' && (
          <bdi className="sa-code" dir="ltr">
            {result.smartCode || result.plusCode}
          </bdi>
        )}
      </span>
    </>
  );
}

export default function BareFull() {
  const { rows, ask } = useRows();
  const [text, setText] = useState('');
  return (
    <div className="sa-finder">
      <div className="sa-control">
        <input
          className="sa-input"
          placeholder={PLACEHOLDER}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            ask(event.target.value);
          }}
        />
      </div>
      <ul className="sa-list">
        {rows.map((result) => (
          <li className="sa-option" key={result.id}>
            <RowContent result={result} />
          </li>
        ))}
      </ul>
      {rows.length > 0 && <p className="sa-attribution">{ATTRIBUTION}</p>}
    </div>
  );
}
