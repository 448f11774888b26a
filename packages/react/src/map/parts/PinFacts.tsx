'use client';

import type { MapPickerMessages, Pin } from '@smart-address/core';
import type { MapPicker } from '../useMapPicker.ts';
import { CodeRow } from './CodeRow.tsx';
import { PlaceWords } from './Prose.tsx';

export interface PinFactsProps {
  readonly picker: MapPicker;
}

/** A pin's accuracy in words: what kind of point it is, and within how many metres. */
export function accuracyText(pin: Pin, messages: MapPickerMessages): string {
  const radius = pin.radiusMeters > 0 ? messages.length(pin.radiusMeters) : '';
  if (pin.origin === 'device') return messages.fromDevice(radius);
  if (!radius) return messages.placedByHand;
  return messages.within(messages.accuracy[pin.accuracy], radius);
}

/** The pin's position: description, accuracy, and every code. */
export function PinFacts({ picker }: PinFactsProps) {
  const { state, facts, messages } = picker;
  if (!state.pin || !facts) return <p className="sa-map-words">{messages.noPin}</p>;
  const copy = (text: string): void => void picker.copy(text);
  const codes = [
    [messages.codeA, facts.codeA],
    [messages.codeB, facts.codeB],
    [messages.plusCode, facts.plusCode],
    [messages.shortPlusCode, facts.shortPlusCode],
    [messages.coordinates, facts.coordinates],
  ] as const;
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
        {codes.map(([name, code]) =>
          code ? <CodeRow key={name} name={name} code={code} messages={messages} onCopy={copy} /> : null,
        )}
      </dl>
    </div>
  );
}
