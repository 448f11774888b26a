/** What in a name says what kind of landmark it is, in French, English or transliterated Arabic. */
const WORDS: Readonly<Record<string, RegExp>> = {
  airport: /a[ée]roport|airport/iu,
  gate: /^bab\b|^porte\b/iu,
  hospital: /h[oô]pital|hospital|clinique|institut/iu,
  hotel:
    /h[oô]tel|resort|\bclub|r[ée]sidence|residence|palace|\bspa\b|\briad|auberge|\binn\b|^dar\b|appart/iu,
  market: /march[ée]|market|\bs[ouū]+[qk]\b/iu,
  'metro station': /station|\bgare|m[ée]tro/iu,
  mosque: /mosqu|^(?:jam|djem|jem|zaou|zawi|masjid)/iu,
  museum: /mus[ée]/iu,
  palace: /^(?:palais|dar|kasb|ksar|qasr)/iu,
  'railway station': /station|\bgare|halte/iu,
  school: /[ée]cole|school|lyc[ée]e|coll[èe]ge|institut|facult|centre|universit|m[ae]d[ae]rsa/iu,
  square: /^place|square|^sahat/iu,
  stadium: /stad|complexe|\bclub/iu,
  theatre: /th[ée][âa]tre/iu,
  university: /universit|facult|institut/iu,
};

/** Whether a landmark's name says its kind already: "Bab Mnara" is a gate to everyone, "Regency" no hotel. */
export const saysItsKind = (name: string, category: string): boolean => WORDS[category]?.test(name) ?? false;
