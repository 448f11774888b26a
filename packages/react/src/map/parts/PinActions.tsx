'use client';

import type { Ref } from 'react';
import type { MapPicker } from '../useMapPicker.ts';

export interface PinActionsProps {
  readonly picker: MapPicker;
  readonly adjustRef: Ref<HTMLButtonElement>;
  onSave(event: Event): void;
  /** Says where the focus goes once the pressed button is gone. */
  focusNext(next: 'map' | 'adjust'): void;
}

/** The buttons that unlock the pin, and that lock it again. */
export function PinActions({ picker, adjustRef, onSave, focusNext }: PinActionsProps) {
  const { messages, state, send } = picker;
  const adjust = (): void => {
    focusNext('map');
    send({ type: 'adjust' });
  };
  const cancel = (): void => {
    focusNext('adjust');
    send({ type: 'cancel' });
  };
  return (
    <div className="sa-map-actions">
      {state.mode === 'view' ? (
        <button ref={adjustRef} type="button" className="sa-map-button" data-primary="" onClick={adjust}>
          {state.pin ? messages.adjust : messages.placePin}
        </button>
      ) : (
        <>
          <button
            type="button"
            className="sa-map-button"
            data-primary=""
            disabled={!state.pin}
            onClick={(event) => onSave(event.nativeEvent)}
          >
            {messages.save}
          </button>
          <button type="button" className="sa-map-button" onClick={cancel}>
            {messages.cancel}
          </button>
        </>
      )}
    </div>
  );
}
