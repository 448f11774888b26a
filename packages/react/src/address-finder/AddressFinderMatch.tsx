'use client';

import { labelParts, type FinderOption, type LabelSegment } from '@smart-address/core';
import { Fragment, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useFinderContext } from './finderContext.ts';
import { useFinderOption } from './optionContext.ts';

export type AddressFinderMatchProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'>;

/** The comma between two things of a row: heard, and seen only where no stylesheet sets them apart. */
export const COMMA = <span className="sa-separator">, </span>;
const ARABIC_COMMA = <span className="sa-separator">، </span>;

/** Segments of one label never change places; a lone text is no list. */
const show = (segments: readonly LabelSegment[]): ReactNode =>
  segments.length === 1 && segments[0]?.isMatch === false
    ? segments[0].text
    : segments.map(({ text, isMatch }, index) =>
        isMatch ? <b key={index}>{text}</b> : <Fragment key={index}>{text}</Fragment>,
      );

/**
 * A label's name apart from the rest. Each comma stands inside what it follows, so that no blank is heard before it. Not a component:
 * ten rows are filled on each key, and every level of them is felt.
 */
export function labelContent(
  { label, highlight }: FinderOption['result'],
  locale: string,
  isFollowed: boolean,
): ReactNode {
  const { title, detail } = labelParts(label, highlight);
  const comma = locale === 'ar' ? ARABIC_COMMA : COMMA;
  const hasDetail = detail.length > 0;
  return (
    <>
      <bdi className="sa-title">
        {show(title)}
        {hasDetail || isFollowed ? comma : null}
      </bdi>
      {hasDetail ? (
        <bdi className="sa-detail">
          {show(detail)}
          {isFollowed ? comma : null}
        </bdi>
      ) : null}
    </>
  );
}

/** An option's label, its name apart from the rest, with what the query met in bold. */
export function AddressFinderMatch(props: AddressFinderMatchProps) {
  const { result } = useFinderOption('Match');
  const { locale } = useFinderContext('Match');
  return (
    <span className="sa-match" {...props}>
      {labelContent(result, locale, false)}
    </span>
  );
}
