'use client';

import { Fragment } from 'react';

/** A word with digits on both sides of a hyphen: an address code, which must not end in the middle of a line. */
const CODE = /(\S*\d\S*-\S*\d\S*)/;

export interface ProseProps {
  readonly text: string;
}

/** A sentence whose codes are not broken at their hyphens, and whose numbers keep their unit or town beside them. */
export function Prose({ text }: ProseProps) {
  return text
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
    .split(CODE)
    .map((piece, index) =>
      // What the pattern caught stands at the odd places.
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
 * A place in words. Arabic names its parts from right to left though some of them are Latin: a name and the postal code after it would
 * else be one piece that runs from left to right.
 */
export function PlaceWords({ text }: ProseProps) {
  return text.split(ARABIC_COMMA).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? ARABIC_COMMA : null}
      <bdi>
        <Prose text={part} />
      </bdi>
    </Fragment>
  ));
}
