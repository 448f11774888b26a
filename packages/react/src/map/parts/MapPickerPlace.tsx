'use client';

import { MAP_BUTTONS } from '@smart-address/core/map';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { PlaceWords } from './Prose.tsx';

export type MapPickerPlaceProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** Where the pin is, in a sentence, with a tick once it was saved. While it is moved on a map without roofs, it says how near is enough. */
export const MapPickerPlace = /* @__PURE__ */ forwardRef<HTMLDivElement, MapPickerPlaceProps>(
  function MapPickerPlace(props, ref) {
    const { picker, panel } = useMapContext('Place');
    const { words, hint } = panel.place;
    return (
      <div className="sa-map-place" {...props} ref={ref}>
        {panel.isFolded ? (
          <svg className="sa-map-tick" viewBox="0 0 24 24" aria-hidden="true">
            <path d={MAP_BUTTONS.tick.path} />
          </svg>
        ) : null}
        <p className="sa-map-words">{words ? <PlaceWords text={words} /> : picker.messages.noPin}</p>
        {hint ? <p className="sa-map-hint">{hint}</p> : null}
      </div>
    );
  },
);
