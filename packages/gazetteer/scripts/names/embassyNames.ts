import { lazily } from '../../src/lazily.ts';

interface Names {
  readonly fr: string;
  readonly ar: string;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const EMBASSY = /^(?:Embassy of|.* Embassy$)/u;
const CONSULATE = /^(?:General |Honorary )?Consulate of/u;

/** Countries by their English names in small letters, as the Unicode consortium has them; the longest first. */
const countries = lazily((): readonly (readonly [english: string, names: Names])[] => {
  const [en, fr, ar] = ['en', 'fr', 'ar'].map(
    (lang) => new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' }),
  );
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .map((code): readonly [string, Names] => [
      en?.of(code)?.toLowerCase() ?? '',
      { fr: fr?.of(code) ?? '', ar: (ar?.of(code) ?? '').replace(/\p{Mn}/gu, '') },
    ])
    .filter(([english]) => english !== '')
    .sort(([a], [b]) => b.length - a.length);
});

/** "of" before a country's French name: "d'Italie", "de Suisse", "du Mali", "des Émirats arabes unis". */
function ofCountry(name: string): string {
  if (/^\S+s(?: |$)/u.test(name)) return `des ${name}`;
  if (/^[AEIOUYÉ]/u.test(name)) return `d'${name}`;
  return `${name.endsWith('e') ? 'de' : 'du'} ${name}`;
}

/** What an embassy or a consulate that is written down in English is called in French and Arabic; undefined where its country is not known. */
export function embassyNames(name: string): Names | undefined {
  const isEmbassy = EMBASSY.test(name);
  if (!isEmbassy && !CONSULATE.test(name)) return undefined;
  const words = ` ${name.toLowerCase()} `;
  const names = countries().find(([english]) => words.includes(` ${english} `))?.[1];
  return (
    names && {
      fr: `${isEmbassy ? 'Ambassade' : 'Consulat'} ${ofCountry(names.fr)}`,
      ar: `${isEmbassy ? 'سفارة' : 'قنصلية'} ${names.ar}`,
    }
  );
}
