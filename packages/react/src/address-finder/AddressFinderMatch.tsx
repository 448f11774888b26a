'use client';

import { labelParts, type LabelSegment } from '@smart-address/core';
import { Fragment, type ComponentPropsWithoutRef } from 'react';
import { useFinderOption } from './optionContext.ts';
import { Separator } from './Separator.tsx';

export type AddressFinderMatchProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'>;

const Segments = ({ segments }: { readonly segments: readonly LabelSegment[] }) =>
  segments.map(({ text, isMatch }, index) =>
    // Segments of one label never change places.
    isMatch ? <b key={index}>{text}</b> : <Fragment key={index}>{text}</Fragment>,
  );

/** An option's label, its name apart from the rest, with what the query met in bold. */
export function AddressFinderMatch(props: AddressFinderMatchProps) {
  const { result } = useFinderOption('Match');
  const { title, detail } = labelParts(result.label, result.highlight);
  return (
    <span className="sa-match" {...props}>
      <span className="sa-title">
        <bdi>
          <Segments segments={title} />
        </bdi>
      </span>
      {detail.length > 0 ? (
        <>
          <Separator />
          <span className="sa-detail">
            <bdi>
              <Segments segments={detail} />
            </bdi>
          </span>
        </>
      ) : null}
    </span>
  );
}
