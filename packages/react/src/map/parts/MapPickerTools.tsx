'use client';

import { forwardRef, type ComponentPropsWithoutRef, useState, useId } from 'react';
import { useMapContext } from '../mapContext.ts';
import type { StepDigits } from '@smart-address/core';
import { padButtons, STEPS } from '@smart-address/core/map';
import { MapButton } from './MapPickerButtons.tsx';
import { Prose } from './MapPickerTexts.tsx';

type MapPickerTypedLocationProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

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

type MapPickerArrowPadProps = Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'>;

/** While the pin is adjusted: moves it by whole cells, and the map while there is no pin, without dragging and without a keyboard. Never mirrored: east is on the right. */
export const MapPickerArrowPad = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, MapPickerArrowPadProps>(
  function MapPickerArrowPad(props, ref) {
    const { picker, panel } = useMapContext('ArrowPad');
    const { messages, state } = picker;
    const [digits, setDigits] = useState<StepDigits>(10);
    if (!panel.isAdjusting) return null;
    return (
      <fieldset className="sa-map-pad-box" {...props} ref={ref} aria-label={panel.pad}>
        <div className="sa-map-pad" dir="ltr">
          {padButtons(picker, digits).map((button, index) => (
            <MapButton key={index} of={button} />
          ))}
        </div>
        {state.pin ? (
          <fieldset className="sa-map-steps">
            <legend>{messages.step}</legend>
            {STEPS.map((size) => (
              <button
                key={size}
                type="button"
                className="sa-map-step"
                aria-pressed={digits === size}
                onClick={() => setDigits(size)}
              >
                <bdi dir="auto">{messages.stepSize[size]}</bdi>
              </button>
            ))}
          </fieldset>
        ) : null}
      </fieldset>
    );
  },
);

/** Other ways to move the pin, while it is adjusted: by default the arrow buttons and the field for a code. */
export const MapPickerTools = /* @__PURE__ */ forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function MapPickerTools({ children, ...props }, ref) {
    if (!useMapContext('Tools').panel.isAdjusting) return null;
    return (
      <div className="sa-map-tools" {...props} ref={ref}>
        {children ?? (
          <>
            <MapPickerArrowPad />
            <MapPickerTypedLocation />
          </>
        )}
      </div>
    );
  },
);
