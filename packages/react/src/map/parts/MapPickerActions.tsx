'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';

export type MapPickerActionsProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The buttons that unlock the pin, and that lock it again. */
export const MapPickerActions = /* @__PURE__ */ forwardRef<HTMLDivElement, MapPickerActionsProps>(
  function MapPickerActions(props, ref) {
    const { picker, controls, offer, status, center, adjustButton, adjust, save, focusNext } =
      useMapContext('Actions');
    const { messages, state, send } = picker;
    const cancel = (): void => {
      focusNext('adjust');
      send({ type: 'cancel' });
    };
    const unlock = offer.isFolded ? messages.change : state.pin ? messages.adjust : messages.placePin;
    return (
      <div className="sa-map-actions" {...props} ref={ref}>
        {state.mode === 'view' ? (
          <button
            ref={adjustButton}
            type="button"
            className="sa-map-button"
            data-primary={offer.primary === 'adjust' && !offer.isFolded ? '' : undefined}
            onClick={adjust}
          >
            {unlock}
          </button>
        ) : (
          <>
            {/* One button in turn, which keeps the focus. */}
            <button
              type="button"
              className="sa-map-button"
              data-primary=""
              disabled={offer.primary === 'place' ? status !== 'ready' : !state.pin}
              onClick={(event) => {
                if (offer.primary === 'save') {
                  // The second half of a double click that placed the pin.
                  if (controls === 'full' || event.detail < 2) save(event.nativeEvent);
                  return;
                }
                const location = center();
                if (location) send({ type: 'place', location, origin: 'crosshair' });
              }}
            >
              {offer.primary === 'place'
                ? messages.placeHere
                : controls === 'simple'
                  ? messages.deliverHere
                  : messages.save}
            </button>
            <button
              type="button"
              className="sa-map-button"
              data-quiet={controls === 'simple' ? '' : undefined}
              onClick={cancel}
            >
              {messages.cancel}
            </button>
          </>
        )}
      </div>
    );
  },
);
