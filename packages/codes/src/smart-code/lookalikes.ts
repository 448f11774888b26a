import type { SmartCodeFormat } from '../types.ts';

/** Cyrillic and Greek capitals, and the Latin ones that they are drawn like. */
const FOREIGN = 'АВСЕНМОРЅТХΒΖΗΜΟΡΤΧ';
const LATIN = 'ABCEHMOPSTXBZHMOPTX';

/** The alphabet of code A has neither O nor 0, so nothing replaces them there. */
const LIKELY: Readonly<Record<SmartCodeFormat, Readonly<Record<string, string>>>> = {
  A: { B: '8', S: '5', Z: '2', U: 'V' },
  B: { O: '0', D: '0', Q: '0', I: '1', L: '1', '|': '1', Z: '2', S: '5', G: '6', B: '8' },
};

/** The character that was probably meant by one outside the alphabet, or undefined. `isInAlphabet` says what is inside. */
export function likelyCharacter(
  char: string,
  format: SmartCodeFormat,
  isInAlphabet: (char: string) => boolean,
): string | undefined {
  const bare = char.normalize('NFD').slice(0, 1);
  const latin = LATIN[FOREIGN.indexOf(bare)] ?? bare;
  return isInAlphabet(latin) ? latin : LIKELY[format][latin];
}

/** Pairs that are misread or misheard for each other. */
const CONFUSED = new Set('17 27 38 49 56 68 08 06 69 CG 6G VW PR FP 9Q HM MW VX'.split(' '));

export function areConfused(a: string, b: string): boolean {
  return CONFUSED.has(a < b ? a + b : b + a);
}
