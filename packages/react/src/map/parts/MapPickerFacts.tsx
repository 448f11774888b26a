'use client';

import { accuracyText, listedCodes } from '@smart-address/core/map';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { CodeRow } from './CodeRow.tsx';
import { PlaceWords } from './Prose.tsx';

export type MapPickerFactsProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The pin's position: description, accuracy, and every code. Of a `simple` picker `<MapPicker.Place>` has the description. */
export const MapPickerFacts = /* @__PURE__ */ forwardRef<HTMLDivElement, MapPickerFactsProps>(
  function MapPickerFacts(props, ref) {
    const { picker, controls } = useMapContext('Facts');
    const { state, facts, messages, copy } = picker;
    return (
      <div className="sa-map-facts" {...props} ref={ref}>
        {state.pin && facts ? (
          <>
            {controls === 'full' ? (
              <p className="sa-map-words">
                {facts.words ? <PlaceWords text={facts.words} /> : <bdi dir="auto">{facts.coordinates}</bdi>}
              </p>
            ) : null}
            <p className="sa-map-accuracy-text" data-exact={state.pin.radiusMeters === 0 || undefined}>
              <span className="sa-map-accuracy-sign" aria-hidden="true" />
              {messages.accuracyLabel} {accuracyText(state.pin, messages)}
            </p>
            <dl className="sa-map-codes">
              {listedCodes(facts, messages).map(([name, code], index) => (
                // Not by its name, which a new language changes: its button keeps the focus.
                <CodeRow
                  key={index}
                  name={name}
                  code={code}
                  messages={messages}
                  onCopy={(text) => void copy(text)}
                />
              ))}
            </dl>
          </>
        ) : (
          <p className="sa-map-words">{messages.noPin}</p>
        )}
      </div>
    );
  },
);
