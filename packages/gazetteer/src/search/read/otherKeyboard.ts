// The keys of a French keyboard and the Arabic letters on them, as PCs in Tunisia have both. "b" is the key of "لا".
const FRENCH = 'azertyuiop^$qsdfghjklmùwxcvn,;:!';
const ARABIC = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ';

function typedOn(text: string, from: string, to: string): string {
  return Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/**
 * A text as it reads if it was typed with the keyboard set to the other script: "لاهصثقفث" is "bizerte", "s;s," is "سوسة". The space at its end
 * closes the last word, as few letters begin some name in either script.
 */
export function onOtherKeyboard(query: string): string {
  if (/[\u0621-\u064a]/.test(query)) return `${typedOn(query.replaceAll('لا', 'b'), ARABIC, FRENCH)} `;
  return `${typedOn(query.toLowerCase(), FRENCH, ARABIC).replaceAll('b', 'لا')} `;
}
