/** Arabic letters written in more than one way, and the one they are read as. */
const ARABIC: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
};

/**
 * Lower case, without accents, Arabic letter forms made one. Every UTF-16 unit stays in its place, so that a stretch found in
 * the folded text is the same stretch of the text itself.
 */
export function foldInPlace(text: string): string {
  return text.split('').map(foldUnit).join('');
}

function foldUnit(unit: string): string {
  const bare = ARABIC[unit] ?? unit.normalize('NFD').charAt(0).toLowerCase();
  return bare.length === 1 ? bare : unit;
}
