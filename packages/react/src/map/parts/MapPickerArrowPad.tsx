'use client';

import type { StepDigits } from '@smart-address/core';
import { padButtons, STEPS } from '@smart-address/core/map';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { MapButton } from './MapButton.tsx';

export type MapPickerArrowPadProps = Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'>;

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
