'use client';

import { Fragment } from 'react';

/** A word with digits on both sides of a hyphen: an address code, which must not be broken over two lines. */
const CODE = /(\S*\d\S*-\S*\d\S*)/;

export interface ProseProps {
  readonly text: string;
}

/** A sentence whose codes do not break at hyphens, and whose numbers stay with their unit or town. */
export function Prose({ text }: ProseProps) {
  return text
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
    .split(CODE)
    .map((piece, index) =>
      // Matches of the pattern are at odd indices.
      index % 2 === 1 ? (
        <span key={index} className="sa-map-unbroken">
          {piece}
        </span>
      ) : (
        piece
      ),
    );
}

const ARABIC_COMMA = '، ';

/**
 * The description of a place. In Arabic its parts run from right to left although some are Latin: without isolation a Latin name and
 * the postal code after it would be one run from left to right.
 */
export function PlaceWords({ text }: ProseProps) {
  return text.split(ARABIC_COMMA).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? ARABIC_COMMA : null}
      <bdi dir="auto">
        <Prose text={part} />
      </bdi>
    </Fragment>
  ));
}
