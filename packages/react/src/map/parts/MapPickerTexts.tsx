'use client';

import { ARABIC_COMMA, placeParts, proseOf, MAP_BUTTONS } from '@smart-address/core/map';
import { Fragment, forwardRef, type ComponentPropsWithoutRef, useRef } from 'react';
import { useMapContext } from '../mapContext.ts';
import { MapButton } from './MapPickerButtons.tsx';
import { hideVisually } from '@smart-address/core/dom';
import { useIsomorphicLayoutEffect } from '../../address-finder/hooks/useIsomorphicLayoutEffect.ts';
import { useMergedRef } from '../../address-finder/hooks/mergeProps.ts';

type PartProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

interface ProseProps {
  readonly text: string;
}

/** A sentence whose codes do not break at hyphens, and whose numbers stay with their unit or town. */
export function Prose({ text }: ProseProps) {
  return proseOf(text).map((piece, index) =>
    piece.isUnbroken ? (
      <span key={index} className="sa-map-unbroken">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
}

/** The description of a place, its parts isolated from each other. */
function PlaceWords({ text }: ProseProps) {
  return placeParts(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? ARABIC_COMMA : null}
      <bdi dir="auto">
        <Prose text={part} />
      </bdi>
    </Fragment>
  ));
}

/** Where the pin is, in a sentence, with a tick once it was saved. While it is moved on a map without roofs, it says how near is enough. */
export const MapPickerPlace = /* @__PURE__ */ forwardRef<HTMLDivElement, PartProps>(
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

/** The pin's position: description, accuracy, and every code. Of a `simple` picker `<MapPicker.Place>` has the description. */
export const MapPickerFacts = /* @__PURE__ */ forwardRef<HTMLDivElement, PartProps>(
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

type MapPickerProblemProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>;

/** The visible notice of a problem, or that the device is being located; the live region has already announced it. */
export const MapPickerProblem = /* @__PURE__ */ forwardRef<HTMLParagraphElement, MapPickerProblemProps>(
  function MapPickerProblem(props, ref) {
    const { problem, buttons } = useMapContext('Problem').panel;
    if (!problem) return null;
    return (
      <p className="sa-map-problem" {...props} ref={ref} data-quiet={problem.isQuiet ? '' : undefined}>
        <Prose text={problem.sentence} />
        <MapButton of={buttons.retry} />
      </p>
    );
  },
);

/** The only live region, mounted before its first announcement. Two slots in turn, so that the same sentence is announced again. */
export const MapPickerStatus = /* @__PURE__ */ forwardRef<HTMLDivElement, PartProps>(
  function MapPickerStatus(props, ref) {
    const { picker, panel } = useMapContext('Status');
    const element = useRef<HTMLDivElement>(null);
    useIsomorphicLayoutEffect(() => hideVisually(element.current), []);
    return (
      <div className="sa-map-status" {...props} {...picker.statusProps} ref={useMergedRef(element, ref)}>
        {panel.slots.map((sentence, slot) => (
          <span key={slot}>{sentence}</span>
        ))}
      </div>
    );
  },
);
