'use client';

import type { Direction, StepDigits } from '@smart-address/core';
import { useState } from 'react';
import type { MapActions, MapPicker } from '../useMapPicker.ts';
import { IconButton } from './IconButton.tsx';

const ARROWS: Readonly<Record<Direction, string>> = {
  north: 'M12 5l7 8h-4.5v6h-5v-6H5z',
  east: 'M19 12l-8 7v-4.5H5v-5h6V5z',
  south: 'M12 19l-7-8h4.5V5h5v6H19z',
  west: 'M5 12l8-7v4.5h6v5h-6V19z',
};
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
            onClick={() =>
              state.pin ? send({ type: 'step', direction, digits }) : panBy(actions, direction)
            }
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" data-filled="">
              <path d={ARROWS[direction]} />
            </svg>
          </IconButton>
        ))}
        <IconButton
          data-direction="home"
          label={messages.home}
          disabled={!state.home}
          onClick={() => send({ type: 'home' })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 11.5 12 5l8 6.5M6.5 10v9h11v-9" />
          </svg>
        </IconButton>
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
