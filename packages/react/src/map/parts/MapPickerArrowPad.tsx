'use client';

import type { StepDigits } from '@smart-address/core';
import { ARROWS, MAP_BUTTONS } from '@smart-address/core/map';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { IconButton } from './IconButton.tsx';

const STEPS: readonly StepDigits[] = [10, 11];

export type MapPickerArrowPadProps = Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'>;

/** While the pin is adjusted: moves it by whole cells, and the map while there is no pin, without dragging and without a keyboard. Never mirrored: east is on the right. */
export const MapPickerArrowPad = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, MapPickerArrowPadProps>(
  function MapPickerArrowPad(props, ref) {
    const { picker, actions } = useMapContext('ArrowPad');
    const { messages, state, send, panBy } = picker;
    const [digits, setDigits] = useState<StepDigits>(10);
    if (state.mode !== 'adjust') return null;
    return (
      <fieldset
        className="sa-map-pad-box"
        {...props}
        ref={ref}
        aria-label={state.pin ? messages.movePad : messages.panPad}
      >
        <div className="sa-map-pad" dir="ltr">
          {(['north', 'west', 'east', 'south'] as const).map((direction) => (
            <IconButton
              key={direction}
              data-direction={direction}
              label={messages.move[direction]}
              drawing={ARROWS[direction]}
              onClick={() =>
                state.pin ? send({ type: 'step', direction, digits }) : panBy(actions, direction)
              }
            />
          ))}
          <IconButton
            data-direction="home"
            label={messages.home}
            drawing={MAP_BUTTONS.home}
            disabled={!state.home}
            onClick={() => send({ type: 'home' })}
          />
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
