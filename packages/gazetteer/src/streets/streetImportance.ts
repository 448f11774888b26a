/** Importance of a street by its first word: a lane with only a number comes last. */
export function streetImportance(name: string): number {
  if (/^(?:Avenue|Av\.?|Boulevard|Bd)\b/iu.test(name)) return 0.22;
  if (/^(?:Place|Route|Quai|Voie)\b/iu.test(name)) return 0.2;
  if (/^Impasse\b/iu.test(name)) return 0.08;
  return /\d{3}/u.test(name) ? 0.05 : 0.14;
}
