'use client';

import type { LatLng } from '@smart-address/codes';
import { typedProblemText } from '@smart-address/core/map/typedProblemText';
import { useId, useState } from 'react';
import type { MapPicker } from '../useMapPicker.ts';
import { Prose } from './Prose.tsx';

export interface TypedLocationProps {
  readonly picker: MapPicker;
  /** The centre of the map: completes a short plus code if there is no pin. */
  near(): LatLng | null;
}

/** A field for a code or coordinates, which also works without a map. */
export function TypedLocation({ picker, near }: TypedLocationProps) {
  const { messages, state } = picker;
  const [text, setText] = useState('');
  const id = useId();
  const problem = typedProblemText(state, messages);
  const place = (): void => {
    if (picker.type(text, state.pin?.location ?? near())) setText('');
  };
  return (
    <div className="sa-map-typed">
      <label htmlFor={`${id}input`}>{messages.typedLabel}</label>
      <div className="sa-map-typed-row">
        <input
          id={`${id}input`}
          type="text"
          // Codes and coordinates are written left to right on an Arabic page too.
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}hint`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // Enter must not submit the form around the map.
            event.preventDefault();
            place();
          }}
        />
        <button type="button" className="sa-map-button" onClick={place}>
          {messages.typedGo}
        </button>
      </div>
      <p id={`${id}hint`} className="sa-map-hint" data-problem={problem ? '' : undefined}>
        <Prose text={problem || messages.typedHint} />
      </p>
    </div>
  );
}
