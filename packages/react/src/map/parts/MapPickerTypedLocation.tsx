'use client';

import { typedProblemText } from '@smart-address/core/map';
import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { Prose } from './Prose.tsx';

export type MapPickerTypedLocationProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** While the pin is adjusted: a field for a code or coordinates, which also works without a map. */
export const MapPickerTypedLocation = /* @__PURE__ */ forwardRef<HTMLDivElement, MapPickerTypedLocationProps>(
  function MapPickerTypedLocation(props, ref) {
    const { picker, center } = useMapContext('TypedLocation');
    const { messages, state } = picker;
    const [text, setText] = useState('');
    const id = useId();
    if (state.mode !== 'adjust') return null;
    const problem = typedProblemText(state, messages);
    const place = async (): Promise<void> => {
      const isPlaced = await picker.type(text, state.pin?.location ?? center());
      // What was typed on meanwhile stays.
      if (isPlaced) setText((current) => (current === text ? '' : current));
    };
    return (
      <div className="sa-map-typed" {...props} ref={ref}>
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
              void place();
            }}
          />
          <button type="button" className="sa-map-button" onClick={() => void place()}>
            {messages.typedGo}
          </button>
        </div>
        <p id={`${id}hint`} className="sa-map-hint" data-problem={problem ? '' : undefined}>
          <Prose text={problem || messages.typedHint} />
        </p>
      </div>
    );
  },
);
