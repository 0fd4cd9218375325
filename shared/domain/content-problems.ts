import { type Language, VALIDATION_WORDS } from '../contracts/constants.ts';
import type { LocalizedText } from '../contracts/localized.ts';
import type { Action, GalleryItem, LinkItem } from '../contracts/portal.ts';
import { localizedFrom } from './localized.ts';

/** What is missing from something that was filled in. */
export interface ContentProblem {
  /** The field, in dots from what was checked. */
  path: string;
  /** One of VALIDATION_WORDS. */
  message: string;
}

/** Whether there is a word in the language, or in any when none is given. */
export const hasWords = (text: LocalizedText | undefined, language?: Language): boolean =>
  language === undefined ? localizedFrom(text, 'en') !== undefined : !isBlank(text?.[language]);

/** [VAL-07] */
export const linkItemProblems = ({ externalUrl }: Pick<LinkItem, 'externalUrl'>): ContentProblem[] =>
  isBlank(externalUrl) ? [{ path: 'externalUrl', message: VALIDATION_WORDS.externalUrl }] : [];

/** What is not a picture leads somewhere: a catalogue's tile by its catalogue, everything else by an address. [VAL-08] */
export function galleryItemProblems(item: GalleryItem, language?: Language): ContentProblem[] {
  const target = item.type === 'catalog' ? 'catalogId' : 'externalUrl';
  const isMissing = item.type !== 'picture' && isBlank(item[target]);
  return [
    ...(isMissing ? [{ path: target, message: VALIDATION_WORDS.galleryItem }] : []),
    ...within('action', item.action ? actionProblems(item.action, language) : []),
  ];
}

/** A button needs its target and its words: in the language, or in any when none is given. [VAL-10, VAL-11] */
export function actionProblems({ type, contact, text }: Action, language?: Language): ContentProblem[] {
  if (type === 'none') return [];
  const message = VALIDATION_WORDS.action;
  return [
    ...(isBlank(contact?.[type]) ? [{ path: `contact.${type}`, message }] : []),
    ...(hasWords(text, language) ? [] : [{ path: language ? `text.${language}` : 'text', message }]),
  ];
}

/** The problems of a part, named from the whole. */
export const within = (place: string, problems: readonly ContentProblem[]): ContentProblem[] =>
  problems.map(({ path, message }) => ({ path: `${place}.${path}`, message }));

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';
