import { type Language, VALIDATION_MESSAGES } from '../contracts/constants.ts';
import type { DetailCode, DetailValues } from '../contracts/detail-codes.ts';
import type { LocalizedText } from '../contracts/localized.ts';
import type { Action, GalleryItem, LinkItem } from '../contracts/portal.ts';
import { localizedFrom } from './localized.ts';

/** A validation problem of a field. */
export interface ContentProblem {
  /** Path of the field with dots, relative to the validated value. */
  path: string;
  /** One of VALIDATION_MESSAGES. */
  message: string;
  /** Absent for 'required', which most problems are. */
  code?: DetailCode | undefined;
  values?: DetailValues | undefined;
}

/** Whether the text is translated into the language, or into any if none is given. */
export const hasTranslation = (text: LocalizedText | undefined, language?: Language): boolean =>
  language === undefined ? localizedFrom(text, 'en') !== undefined : !isBlank(text?.[language]);

/** [VAL-07] */
export const linkItemProblems = ({ externalUrl }: Pick<LinkItem, 'externalUrl'>): ContentProblem[] =>
  isBlank(externalUrl) ? [{ path: 'externalUrl', message: VALIDATION_MESSAGES.externalUrl }] : [];

/**
 * Problems of a gallery item: one that is not a picture needs a target, a catalogue's tile its catalogue, any other a
 * URL. [VAL-08]
 */
export function galleryItemProblems(item: GalleryItem, language?: Language): ContentProblem[] {
  const target = item.type === 'catalog' ? 'catalogId' : 'externalUrl';
  const isMissing = item.type !== 'picture' && isBlank(item[target]);
  return [
    ...(isMissing ? [{ path: target, message: VALIDATION_MESSAGES.galleryItem }] : []),
    ...within('action', item.action ? actionProblems(item.action, language) : []),
  ];
}

/** Aspect ratio of a cover, width / height. */
const COVER_RATIO = 16 / 9;

/** Turns an item into a cover: a picture that never expires. [AMBIG-14] */
export const asCover = (item: GalleryItem): GalleryItem => ({ ...item, type: 'picture', expDate: undefined });

/**
 * Problems of the first gallery item: it must be a 16:9 picture that never expires. An unchanged picture (`former` is
 * the previous cover) and one without a recorded ratio are accepted. [AMBIG-14, CROP-10]
 */
export function coverProblems(cover: GalleryItem, former: GalleryItem | undefined): ContentProblem[] {
  const { type, mainImageId, aspects, expDate } = cover;
  const isOtherShape =
    aspects !== undefined &&
    mainImageId !== former?.mainImageId &&
    Math.abs(aspects.width / aspects.height / COVER_RATIO - 1) > 0.02;
  const message = VALIDATION_MESSAGES.cover;
  return [
    ...(type !== 'picture' ? [{ path: 'type', message, code: 'not-allowed' as const }] : []),
    ...(mainImageId === undefined ? [{ path: 'mainImageId', message }] : []),
    ...(isOtherShape ? [{ path: 'aspects', message, code: 'cover-shape' as const }] : []),
    ...(isBlank(expDate) ? [] : [{ path: 'expDate', message, code: 'not-allowed' as const }]),
  ];
}

/**
 * Problems of a button: it needs a target, and a text in the language, or in any language if none is given. [VAL-10,
 * VAL-11]
 */
export function actionProblems({ type, contact, text }: Action, language?: Language): ContentProblem[] {
  if (type === 'none') return [];
  const message = VALIDATION_MESSAGES.action;
  return [
    ...(isBlank(contact?.[type]) ? [{ path: `contact.${type}`, message }] : []),
    ...(hasTranslation(text, language) ? [] : [{ path: language ? `text.${language}` : 'text', message }]),
  ];
}

/** Prefixes the paths of a part's problems. */
export const within = (place: string, problems: readonly ContentProblem[]): ContentProblem[] =>
  problems.map((problem) => ({ ...problem, path: `${place}.${problem.path}` }));

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';
