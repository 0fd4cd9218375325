/** Punctuation that contains its own space. */
const FULL_WIDTH = /[：？！。，；]$/;

/** A text before a value or link, with a space at its end unless full-width punctuation has one: 'Language: ', '语言：'. */
export const leadIn = (text: string): string => (FULL_WIDTH.test(text) ? text : `${text} `);
