import { cleanHtml, isTooCostlyToClean } from '../../content/clean-html.ts';

/**
 * A service's translation of `source` as it would be saved. Undefined if links, pictures, paragraphs, headings, lists or
 * tables were lost, added or changed: a person who accepts a text does not see its addresses.
 */
export function cleanTranslation(source: string, translation: string): string | undefined {
  if (isTooCostlyToClean(translation)) return undefined;
  const clean = cleanHtml(translation);
  return structureOf(clean) === structureOf(cleanHtml(source)) ? clean : undefined;
}

/** Elements with the addresses of links and pictures in cleaned HTML, in any order: languages differ in theirs. */
const structureOf = (cleanedHtml: string): string =>
  [...cleanedHtml.matchAll(/<(a|img|p|h[1-6]|[ou]l|li|table|t[rdh]|blockquote)\b([^>]*)>/g)]
    .map(([, element, attributes = '']) => `${element} ${/ (?:href|src)="([^"]*)"/.exec(attributes)?.[1]}`)
    .sort()
    .join('\n');
