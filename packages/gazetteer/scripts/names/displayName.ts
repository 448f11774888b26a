/**
 * Words the postal list writes without accents, as French or the other tables write them. Only words that have one reading in a place name
 * are here. What could be another word or another person's name stays as it was given.
 */
const ACCENTED_WORDS = `
  Abattoir Abbès Aéroport Aïcha Aïchoun Aïn Aïssa Algérie Août Bâtiment Bâtiments Béchir Béja Belvédère
  Carrière Carrières Cédria Céréale Céréales Château Cimetière Cité Cités Coopérative Côte Économie Éducation École Écoles Égypte
  Européen Européenne Février Foncière Forêt Fraternité Gabès Général Hédi Hôpital Hôtel Hôtelière Indépendance
  Ingénieurs Intérieur Jedaïda Jérusalem Kébili Kélibia Koweït Liberté Lycée Lycées Marché Médecins Médenine Médina Méditerranée Mégrine
  Métiers Métouia Mosquée Moularès Municipalité Musée Opérations Ouvrière Pêcherie Pépinière Persévérance Pétrolière Présidentiel
  Présidentielle Président Radès Régional Régionale République Résidence Résidences Santé Sénégal Supérieur Supérieure Taïeb Téboulba
  Télédiffusion Théâtre Unité Université
`;

/** Bodies and building societies that are read letter by letter. */
const INITIALISMS = 'AFH CNEL CNRPS RNTA RTT SNIT SONEDE SPROLS STEG';

const stripMarks = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '');

const words = new Map<string, string>([
  ...ACCENTED_WORDS.trim()
    .split(/\s+/u)
    .filter((word) => stripMarks(word) !== word.normalize('NFD'))
    .map((word) => [stripMarks(word).toLowerCase(), word] as const),
  ...INITIALISMS.split(' ').map((word) => [word.toLowerCase(), word] as const),
]);

/** Macron, dot, cedilla (but not that of ç) and line below: scholarly transliteration, which no sign in Tunisia bears. */
const SCHOLARLY_MARKS = /(?<![cC])[\u0304\u0323\u0327\u0331]/gu;

function withoutScholarlyMarks(name: string): string {
  const parts = name.normalize('NFD');
  const plain = parts.replace(SCHOLARLY_MARKS, '');
  return plain === parts ? name : plain.normalize('NFC').replace(/[‘ʻʿʾ`]/gu, "'");
}

/** French little words that a name holds inside it in lower case; `El` and its kin are left as they are. */
const lowerFrenchParticles = (name: string): string =>
  name
    .replace(/(?<=\S )(De|Du|Des|Et)(?= )/gu, (particle) => particle.toLowerCase())
    .replace(/(?<= de )(La|Les)(?= )/gu, (article) => article.toLowerCase())
    .replace(
      /(?<=\p{L}{2}) ([DL])[ ’'](?=[AEIOUYHÉÈÊÎÔÂ])/gu,
      (_, letter: string) => ` ${letter.toLowerCase()}'`,
    );

/** Blanks as they are written: one before a figure and before what stands in brackets, none after an apostrophe or about an article's hyphen. */
const spaced = (name: string): string =>
  name
    .replace(/(?<=\p{L}{3})(?=\d{1,2}$)/u, ' ')
    .replace(/ *\( */gu, ' (')
    .replace(/^(E\p{Ll}{1,2}) ?- ?(?=\p{Lu})/u, '$1-')
    .replace(/ d[ʼ’'] (?=\p{L})/gu, " d'")
    .replace(/\b1Er\b/u, '1er');

/**
 * A Latin name as it is shown: accents put back where they are certain, scholarly marks taken off, French particles
 * in lower case. A word that already carries an accent is left alone.
 */
export function displayName(name: string): string {
  const plain = withoutScholarlyMarks(name);
  const restored = plain.replace(/[\p{L}\p{Mn}]+/gu, (word, at: number) => {
    // "El Medina el Mounaouara" is the city in Arabia, "La Médina" the old town.
    if (/^medina$/iu.test(word) && /\bel $/iu.test(plain.slice(0, at))) return word;
    const better = stripMarks(word) === word.normalize('NFD') ? words.get(word.toLowerCase()) : undefined;
    if (better === undefined) return word;
    const isCapital = word[0] !== word[0]?.toLowerCase();
    return isCapital || better === better.toUpperCase() ? better : better.toLowerCase();
  });
  return spaced(lowerFrenchParticles(restored))
    .replace(/(?<= )(?:I[iv]|Iii|Vi|Vii|Viii|Ix)$/u, (numeral) => numeral.toUpperCase())
    .replace(/ʼ|’/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}
