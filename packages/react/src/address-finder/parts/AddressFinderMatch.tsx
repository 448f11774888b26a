'use client';

import { createLabel, type DrawnLabel } from '@smart-address/core/dom';
import { useRef, type ComponentPropsWithoutRef } from 'react';
import { useFinderContext } from '../finderContext.ts';
import { useFinderOption } from './optionContext.ts';
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect.ts';

export type AddressFinderMatchProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'>;

/** An option's label: the name apart from the rest, matches in bold. */
export function AddressFinderMatch(props: AddressFinderMatchProps) {
  const { result } = useFinderOption('Match');
  const { locale } = useFinderContext('Match');
  const element = useRef<HTMLSpanElement>(null);
  const label = useRef<DrawnLabel>(null);
  useIsomorphicLayoutEffect(() => {
    if (element.current === null) return;
    label.current ??= createLabel(element.current);
    label.current.draw(result, locale, false);
  }, [result, locale]);
  return <span className="sa-match" {...props} ref={element} />;
}
