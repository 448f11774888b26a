import { langOf } from '@smart-address/core';
import type { Lang } from '@smart-address/gazetteer';

/** The toolbar's language, as a part takes it. */
export const localeOf = ({ locale }: Readonly<Record<string, unknown>>): Lang =>
  langOf(typeof locale === 'string' ? locale : null) ?? 'fr';
