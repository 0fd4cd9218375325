/** Scripts that write no spaces between words. */
const UNSPACED = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF]/;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
const A_LETTER = /\p{L}/u;

/** Whether a text is of a script that does not tell where a word ends. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/** Words with a letter, of scripts that put spaces between them; numbers are not misspelt. */
export function wordsIn(text: string): string[] {
  return text.split(BETWEEN_WORDS).filter((word) => A_LETTER.test(word) && !isUnspaced(word));
}
