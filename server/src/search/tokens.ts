/** Scripts without spaces between words. */
const UNSPACED = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF]/;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
const A_LETTER = /\p{L}/u;

/** Whether a text contains a script without word boundaries. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/** Words with at least one letter, of scripts with spaces; numbers are not matched fuzzily. */
export function wordsIn(text: string): string[] {
  return text.split(BETWEEN_WORDS).filter((word) => A_LETTER.test(word) && !isUnspaced(word));
}
