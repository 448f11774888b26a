'use client';

import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { Prose } from './Prose.tsx';

export type MapPickerTypedLocationProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** While the pin is adjusted: a field for a code or coordinates, which also works without a map. */
export const MapPickerTypedLocation = /* @__PURE__ */ forwardRef<HTMLDivElement, MapPickerTypedLocationProps>(
  function MapPickerTypedLocation(props, ref) {
    const port = useMapContext('TypedLocation');
    const { panel } = port;
    const { messages } = port.picker;
    const [text, setText] = useState('');
    const id = useId();
    if (!panel.isAdjusting) return null;
    const { hint, isProblem } = panel.typed;
    const place = async (): Promise<void> => {
      const isPlaced = await panel.typed.place(port, text);
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
            aria-invalid={isProblem || undefined}
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
        <p id={`${id}hint`} className="sa-map-hint" data-problem={isProblem ? '' : undefined}>
          <Prose text={hint} />
        </p>
      </div>
    );
  },
);
