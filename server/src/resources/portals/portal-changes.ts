import { isDeepStrictEqual } from 'node:util';
import { LANGUAGES, type PopUp, type PortalChanges, VALIDATION_MESSAGES } from '@portico/shared/contracts';
import {
  actionProblems,
  type ContentProblem,
  cleanTags,
  coverOf,
  coverProblems,
  galleryItemProblems,
  hasTranslation,
  linkItemProblems,
  type PageContent,
  within,
  withoutNulls,
} from '@portico/shared/domain';
import { cleanEach, cleanHtml, isTooCostlyToClean, MAX_DEPTH, MAX_MARKUP } from '../../content/clean-html.ts';
import { mapTranslatable, mapWords, textsByPath } from '../../content/map-words.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { revisionStamp } from '../writes/optimistic-lock.ts';
import { refuseProblems } from '../writes/refuse-problems.ts';
import type { PortalRecord } from './portal.repository.ts';

interface Edit {
  /** A uid. */
  by: string | undefined;
  now: Date;
  passcodes: Pick<Passcodes, 'seal'>;
}

/**
 * Merges an editor's changes: missing fields stay, null clears, and a rejected portal is submitted again. Throws
 * 'invalid' for HTML that is too costly to clean. [API-27, OPEN-01, OPEN-06]
 */
export async function withChanges(
  before: PortalRecord,
  changes: PortalChanges,
  { by, now, passcodes }: Edit,
): Promise<PortalRecord> {
  refuseProblems(costlyHtml(before, changes));
  const { modifiedDate: _seen, passcode, title, ...fields } = changes;
  const isRejected = before.status === 'REJECT';
  const changed: PortalRecord = {
    ...before,
    ...withoutNulls(fields),
    title: title ?? before.title,
    sealedPasscode:
      passcode === undefined ? before.sealedPasscode : passcode ? passcodes.seal(passcode) : undefined,
    status: isRejected ? 'USER_DRAFT' : before.status,
    rejectReason: isRejected ? undefined : before.rejectReason,
    ...revisionStamp({ by, now, before }),
  };
  const known = new Set(htmlOf(before));
  const cleaned = await cleanEach(htmlOf(changed).filter((html) => !known.has(html)));
  const merged = cleanContent(changed, (html) =>
    known.has(html) ? html : (cleaned.get(html) ?? cleanHtml(html)),
  );
  const isSameCover =
    coverOf(merged.galleryImages)?.mainImageId === coverOf(before.galleryImages)?.mainImageId;
  return isSameCover ? merged : { ...merged, imageCoverModifiedDate: now.toISOString() };
}

/**
 * Checks new texts only: a stored text must not block other changes. A description counts as stored in its own language;
 * a pop-up's message in any, because one string may become a text per language.
 */
function costlyHtml(before: PortalRecord, { description, popUp }: PortalChanges): ContentProblem[] {
  const message = `A text may have at most ${MAX_MARKUP} tags and special characters, and ${MAX_DEPTH} nested elements.`;
  const storedMessages = new Set(textsByPath('', before.popUp?.message).map(({ words }) => words));
  const changed = [
    ...LANGUAGES.map((language) => ({
      path: `description.${language}`,
      words: description?.[language],
      isStored: description?.[language] === before.description?.[language],
    })),
    ...textsByPath('popUp.message', popUp?.message).map((text) => ({
      ...text,
      isStored: storedMessages.has(text.words),
    })),
  ];
  return changed
    .filter(({ words, isStored }) => words !== undefined && !isStored && isTooCostlyToClean(words))
    .map(({ path }) => ({
      path,
      message,
      code: 'too-complex',
      values: { tags: MAX_MARKUP, depth: MAX_DEPTH },
    }));
}

/**
 * A portal ready to be stored, from any source: cleans HTML and tags, and drops derived URLs. Idempotent. [T-11,
 * DATA-05, VAL-16]
 */
export function cleanContent<Content extends PageContent>(portal: Content, clean = cleanHtml): Content {
  const { description, tags, hideInformations, contributors, popUp } = portal;
  return {
    ...portal,
    ...cleanItems(portal),
    // Cleans the whole record, because setting the flag turns a stored plain text into HTML.
    description: portal.isAdvanceDescription ? description && mapWords(description, clean) : description,
    tags: tags && cleanTags(tags),
    hideInformations: hideInformations && [...new Set(hideInformations)],
    contributors: contributors?.map(({ smallImageURL: _small, ...person }) => person),
    popUp: popUp && cleanPopUp(popUp, clean),
  };
}

/** The texts of a portal that are HTML; in a stored portal they are clean. */
const htmlOf = ({ isAdvanceDescription, description, popUp }: PageContent): string[] =>
  [...(isAdvanceDescription ? textsByPath('', description) : []), ...textsByPath('', popUp?.message)]
    .map(({ words }) => words)
    .filter((html) => html !== undefined);

/** The parts whose items are compared individually. */
const cleanItems = ({ galleryImages, links }: Pick<PageContent, 'galleryImages' | 'links'>) => ({
  galleryImages: galleryImages?.map(({ imageURL: _full, smallImageURL: _small, ...item }) => item),
  links: links?.map(({ imageURL: _full, ...link }) => link),
});

/** A pop-up ready to be stored: clean HTML, and no derived image URL. */
function cleanPopUp({ imageURL: _derived, ...popUp }: PopUp, clean = cleanHtml): PopUp {
  return popUp.message === undefined ? popUp : { ...popUp, message: mapTranslatable(popUp.message, clean) };
}

/** Cleans the pop-up of any changes, before they are validated or merged. [T-11] */
export const withCleanPopUp = <Changes extends { popUp?: PopUp | null | undefined }>(
  changes: Changes,
): Changes => (changes.popUp ? { ...changes, popUp: cleanPopUp(changes.popUp) } : changes);

/**
 * Required fields that are missing after a change, as far as the change touched them: an unchanged item is not
 * validated again. Cover, thumbnail and title can be replaced, not removed. [VAL-03..11, AMBIG-14, PERM-11]
 */
export function portalProblems(before: PortalRecord, after: PortalRecord): ContentProblem[] {
  const isUnchanged = (item: unknown, earlier: readonly unknown[] = []) =>
    earlier.some((other) => isDeepStrictEqual(other, item));
  const isTitleGone = !hasTranslation(after.title) && hasTranslation(before.title);
  const isLeftOpen =
    after.isPrivate && !after.sealedPasscode && !(before.isPrivate && !before.sealedPasscode);
  const clean = cleanItems(before);
  const [cover, formerCover] = [coverOf(after.galleryImages), coverOf(clean.galleryImages)];
  return [
    ...problemWhen(isTitleGone, 'title'),
    ...problemWhen(before.mainImageId && !after.mainImageId, 'thumbnail', 'mainImageId'),
    ...problemWhen(before.galleryImages?.length && !after.galleryImages?.length, 'cover', 'galleryImages'),
    ...(cover && !isDeepStrictEqual(cover, formerCover)
      ? within('galleryImages.0', coverProblems(cover, formerCover))
      : []),
    ...(after.galleryImages ?? []).flatMap((item, index) =>
      isUnchanged(item, clean.galleryImages)
        ? []
        : within(`galleryImages.${index}`, galleryItemProblems(item)),
    ),
    ...(after.links ?? []).flatMap((link, index) =>
      isUnchanged(link, clean.links) ? [] : within(`links.${index}`, linkItemProblems(link)),
    ),
    ...(after.action && !isDeepStrictEqual(after.action, before.action)
      ? within('action', actionProblems(after.action))
      : []),
    ...problemWhen(isLeftOpen, 'passcode'),
  ];
}

const problemWhen = (
  isProblem: unknown,
  word: keyof typeof VALIDATION_MESSAGES,
  path: string = word,
): ContentProblem[] => (isProblem ? [{ path, message: VALIDATION_MESSAGES[word] }] : []);
