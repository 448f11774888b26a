'use client';

import { ARABIC_COMMA, placeParts, proseOf } from '@smart-address/core/map';
import { Fragment } from 'react';

export interface ProseProps {
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
export function PlaceWords({ text }: ProseProps) {
  return placeParts(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? ARABIC_COMMA : null}
      <bdi dir="auto">
        <Prose text={part} />
      </bdi>
    </Fragment>
  ));
}
