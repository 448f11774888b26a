'use client';

import { labelParts, type FinderOption, type LabelSegment } from '@smart-address/core';
import { createElement, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useFinderContext } from './finderContext.ts';
import { useFinderOption } from './optionContext.ts';

export type AddressFinderMatchProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'>;

/** The comma between two things of a row: heard, and seen only where no stylesheet sets them apart. */
export const COMMA = <span className="sa-separator">, </span>;
const ARABIC_COMMA = <span className="sa-separator">، </span>;

/** One line of a label, with what is heard after it; children one by one, so that no list and no keys are needed. */
const line = (className: string, segments: readonly LabelSegment[], after: ReactNode): ReactNode =>
  createElement(
    'bdi',
    { className },
    ...segments.map(({ text, isMatch }) => (isMatch ? createElement('b', null, text) : text)),
    after,
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
  const end = isFollowed ? comma : null;
  return detail.length === 0 ? (
    line('sa-title', title, end)
  ) : (
    <>
      {line('sa-title', title, comma)}
      {line('sa-detail', detail, end)}
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
