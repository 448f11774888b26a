'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';

export type MapPickerActionsProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The buttons that unlock the pin, and that lock it again. */
export const MapPickerActions = /* @__PURE__ */ forwardRef<HTMLDivElement, MapPickerActionsProps>(
  function MapPickerActions(props, ref) {
    const { picker, adjustButton, adjust, save, focusNext } = useMapContext('Actions');
    const { messages, state, send } = picker;
    const cancel = (): void => {
      focusNext('adjust');
      send({ type: 'cancel' });
    };
    return (
      <div className="sa-map-actions" {...props} ref={ref}>
        {state.mode === 'view' ? (
          <button ref={adjustButton} type="button" className="sa-map-button" data-primary="" onClick={adjust}>
            {state.pin ? messages.adjust : messages.placePin}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="sa-map-button"
              data-primary=""
              disabled={!state.pin}
              onClick={(event) => save(event.nativeEvent)}
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
  },
);
