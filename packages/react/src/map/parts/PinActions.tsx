'use client';

import type { Ref } from 'react';
import type { MapPicker } from '../useMapPicker.ts';

export interface PinActionsProps {
  readonly picker: MapPicker;
  readonly adjustRef: Ref<HTMLButtonElement>;
  onAdjust(): void;
  onSave(event: Event): void;
  /** Says where the focus goes once the pressed button is gone. */
  focusNext(next: 'adjust'): void;
}

/** The buttons that unlock the pin, and that lock it again. */
export function PinActions({ picker, adjustRef, onAdjust, onSave, focusNext }: PinActionsProps) {
  const { messages, state, send } = picker;
  const cancel = (): void => {
    focusNext('adjust');
    send({ type: 'cancel' });
  };
  return (
    <div className="sa-map-actions">
      {state.mode === 'view' ? (
        <button ref={adjustRef} type="button" className="sa-map-button" data-primary="" onClick={onAdjust}>
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
