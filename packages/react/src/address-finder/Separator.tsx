'use client';

import { memo } from 'react';
import { useFinderContext } from './finderContext.ts';

/** The comma between two things of a row: heard, and seen only where no stylesheet sets them apart. */
export const Separator = memo(function Separator() {
  const { locale } = useFinderContext('Match');
  return <span className="sa-separator">{locale === 'ar' ? '، ' : ', '}</span>;
});
