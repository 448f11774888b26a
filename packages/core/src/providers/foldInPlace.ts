/** Arabic letters with several written forms, and the form they are folded to. */
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
 * Lower case, without accents, Arabic letter forms unified. Every UTF-16 unit keeps its position, so that a range in the folded
 * text is the same range of the original.
 */
export function foldInPlace(text: string): string {
  return text.split('').map(foldUnit).join('');
}

function foldUnit(unit: string): string {
  const bare = ARABIC[unit] ?? unit.normalize('NFD').charAt(0).toLowerCase();
  return bare.length === 1 ? bare : unit;
}
