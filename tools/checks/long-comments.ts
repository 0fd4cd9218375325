/**
 * Lines of the comments with more than two sentences. Tags of JSDoc and requirement IDs are not sentences.
 */
export function longComments(source: string): number[] {
  return Array.from(source.matchAll(COMMENT))
    .filter(([comment]) => sentencesIn(textOf(comment)) > MAX_SENTENCES)
    .map(({ index }) => source.slice(0, index).split('\n').length);
}

const MAX_SENTENCES = 2;

/** A block comment at the start of a line, or line comments below each other. */
const COMMENT = /^[ \t]*(?:\/\*[^]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm;

const textOf = (comment: string): string =>
  comment
    .replaceAll(/^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/)[ \t]?/gm, '')
    .replace(/\s*\*\/$/, '')
    .replace(/^@[^]*/m, '')
    .replaceAll(/\[[A-Z][\w, -]*\]/g, '')
    .trim();

/** What begins with a small letter or a digit, such as after "e.g.", is a part of the previous sentence. */
const sentencesIn = (text: string): number => text.split(/[.!?]["')]*\s+(?=["'(]?[A-Z`])/).length;
