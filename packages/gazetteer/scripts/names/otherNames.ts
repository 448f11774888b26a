import { foldName } from './nameKey.ts';

const hasArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** Names worth keeping beside the ones shown: none twice, none that folds to what is shown already. */
export function otherNames(shown: readonly string[], others: Iterable<string>): string[] {
  const key = (name: string): string => (hasArabic(name) ? name : foldName(name));
  const seen = new Set(shown.filter((name) => name !== '').map(key));
  const kept: string[] = [];
  for (const name of others) {
    if (name === '' || key(name) === '' || seen.has(key(name))) continue;
    seen.add(key(name));
    kept.push(name);
  }
  return kept;
}
