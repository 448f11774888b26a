'use client';

import { accuracyText } from '@smart-address/core/map/accuracyText';
import { listedCodes } from '@smart-address/core/map/listedCodes';
import type { MapPicker } from '../useMapPicker.ts';
import { CodeRow } from './CodeRow.tsx';
import { PlaceWords } from './Prose.tsx';

export interface PinFactsProps {
  readonly picker: MapPicker;
}

/** The pin's position: description, accuracy, and every code. */
export function PinFacts({ picker }: PinFactsProps) {
  const { state, facts, messages } = picker;
  if (!state.pin || !facts) return <p className="sa-map-words">{messages.noPin}</p>;
  const copy = (text: string): void => void picker.copy(text);
  return (
    <div className="sa-map-facts">
      <p className="sa-map-words">
        {facts.words ? <PlaceWords text={facts.words} /> : <bdi dir="auto">{facts.coordinates}</bdi>}
      </p>
      <p className="sa-map-accuracy-text" data-exact={state.pin.radiusMeters === 0 || undefined}>
        <span className="sa-map-accuracy-sign" aria-hidden="true" />
        {messages.accuracyLabel} {accuracyText(state.pin, messages)}
      </p>
      <dl className="sa-map-codes">
        {listedCodes(facts, messages).map(([name, code], index) => (
          // Not by its name, which a new language changes: its button keeps the focus.
          <CodeRow key={index} name={name} code={code} messages={messages} onCopy={copy} />
        ))}
      </dl>
    </div>
  );
}
