/** The most words that a sentence of a comment or of a guide to the code has. */
const MAX_WORDS = 25;

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The sentences of a text that are too long. Code counts as one word, and a list's item, a table's cell and a tag begin a sentence. */
export const longSentences = (text: string): readonly string[] =>
  text
    .replace(/```.*?(?:```|$)/gs, '')
    .replace(/`[^`]*`|\{@link[^}]*\}/g, 'code')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|\n\s*(?=[-*@#]|\d+\. )|\|/)
    .flatMap((block) => block.replace(/\s+/g, ' ').split(/(?<=[.?!][)"'»”*]*)\s+(?=\S)/))
    .filter((sentence) => countWords(sentence) > MAX_WORDS);
