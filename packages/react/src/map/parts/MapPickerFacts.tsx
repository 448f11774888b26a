'use client';

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { MapButton } from './MapButton.tsx';
import { PlaceWords } from './Prose.tsx';

export type MapPickerFactsProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The pin's position: description, accuracy, and every code. Of a `simple` picker `<MapPicker.Place>` has the description. */
export const MapPickerFacts = /* @__PURE__ */ forwardRef<HTMLDivElement, MapPickerFactsProps>(
  function MapPickerFacts(props, ref) {
    const { picker, panel } = useMapContext('Facts');
    const { facts } = panel;
    return (
      <div className="sa-map-facts" {...props} ref={ref}>
        {facts ? (
          <>
            {facts.words ? (
              <p className="sa-map-words">
                <PlaceWords text={facts.words} />
              </p>
            ) : null}
            <p className="sa-map-accuracy-text" data-exact={facts.isExact || undefined}>
              <span className="sa-map-accuracy-sign" aria-hidden="true" />
              {facts.accuracy}
            </p>
            <dl className="sa-map-codes">
              {facts.codes.map(({ name, code, copy }, index) => (
                // Not by its name, which a new language changes: its button keeps the focus.
                <div key={index} className="sa-map-code">
                  <dt>{name}</dt>
                  <dd>
                    <bdi dir="ltr" className="sa-map-code-text">
                      {code}
                    </bdi>
                    <MapButton of={copy} />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        ) : (
          <p className="sa-map-words">{picker.messages.noPin}</p>
        )}
      </div>
    );
  },
);
