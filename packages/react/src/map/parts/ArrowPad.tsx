'use client';

import type { StepDigits } from '@smart-address/core';
import type { MapActions } from '@smart-address/core/map/handleMapKey';
import { ARROWS, MAP_BUTTONS } from '@smart-address/core/map/mapDrawings';
import { useState } from 'react';
import type { MapPicker } from '../useMapPicker.ts';
import { IconButton } from './IconButton.tsx';

const STEPS: readonly StepDigits[] = [10, 11];

export interface ArrowPadProps {
  readonly picker: MapPicker;
  readonly actions: MapActions;
}

/** Moves the pin by whole cells, and the map while there is no pin, without dragging and without a keyboard. Never mirrored: east is on the right. */
export function ArrowPad({ picker, actions }: ArrowPadProps) {
  const { messages, state, send, panBy } = picker;
  const [digits, setDigits] = useState<StepDigits>(10);
  return (
    <fieldset className="sa-map-pad-box" aria-label={state.pin ? messages.movePad : messages.panPad}>
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
}
