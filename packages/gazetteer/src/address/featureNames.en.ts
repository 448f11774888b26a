import { saysItsKind } from './saysItsKind.ts';

/** Kinds whose word is put after a name that does not say it: "République metro station". */
const KINDS = new Set([
  'airport',
  'hospital',
  'hotel',
  'market',
  'metro station',
  'mosque',
  'museum',
  'railway station',
  'school',
  'stadium',
  'university',
]);

export const featureInEnglish = (name: string, category: string): string =>
  KINDS.has(category) && !saysItsKind(name, category) ? `${name} ${category}` : name;
