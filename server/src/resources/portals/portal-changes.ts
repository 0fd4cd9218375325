import { isDeepStrictEqual } from 'node:util';
import { type PopUp, type PortalChanges, VALIDATION_WORDS } from '@portico/shared/contracts';
import {
  actionProblems,
  type ContentProblem,
  cleanTags,
  coverOf,
  galleryItemProblems,
  hasWords,
  linkItemProblems,
  within,
} from '@portico/shared/domain';
import { cleanHtml } from '../../content/clean-html.ts';
import { mapWords } from '../../content/map-words.ts';
import { editMark } from '../edits/edit-mark.ts';
import { withoutNulls } from '../edits/without-nulls.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import type { PortalRecord } from './portal.repository.ts';

interface Edit {
  /** A uid. */
  by: string | undefined;
  now: Date;
  passcodes: Pick<Passcodes, 'seal'>;
}

/**
 * The portal with the changes of an editor: fields that were not sent stay, null clears. A released portal stays
 * released, work on a rejected one hands it in again. [API-27, OPEN-01, OPEN-06]
 */
export function withChanges(
  before: PortalRecord,
  changes: PortalChanges,
  { by, now, passcodes }: Edit,
): PortalRecord {
  const { modifiedDate: _seen, passcode, title, ...fields } = changes;
  const isRejected = before.status === 'REJECT';
  const merged = cleanContent({
    ...before,
    ...withoutNulls(fields),
    title: title ?? before.title,
    sealedPasscode:
      passcode === undefined ? before.sealedPasscode : passcode ? passcodes.seal(passcode) : undefined,
    status: isRejected ? 'USER_DRAFT' : before.status,
    rejectReason: isRejected ? undefined : before.rejectReason,
    ...editMark({ by, now, before }),
  });
  const isSameCover =
    coverOf(merged.galleryImages)?.mainImageId === coverOf(before.galleryImages)?.mainImageId;
  return isSameCover ? merged : { ...merged, imageCoverModifiedDate: now.toISOString() };
}

/**
 * A portal as it may be kept, wherever it comes from: HTML is cleaned, tags are tidied, and addresses that follow from
 * ids are left out. Cleaning what is clean changes nothing. [T-11, DATA-05, VAL-16]
 */
export function cleanContent(portal: PortalRecord): PortalRecord {
  const { description, tags, hideInformations, galleryImages, links, contributors, popUp } = portal;
  return {
    ...portal,
    // Of the whole record, not of what was sent: a text that was plain so far is HTML once the flag is set.
    description: portal.isAdvanceDescription ? description && mapWords(description, cleanHtml) : description,
    tags: tags && cleanTags(tags),
    hideInformations: hideInformations && [...new Set(hideInformations)],
    galleryImages: galleryImages?.map(({ imageURL: _full, smallImageURL: _small, ...item }) => item),
    links: links?.map(({ imageURL: _full, ...link }) => link),
    contributors: contributors?.map(({ smallImageURL: _small, ...person }) => person),
    popUp: popUp && cleanPopUp(popUp),
  };
}

/** A pop-up as it may be kept: its message is clean HTML, its picture's address follows from the id. [T-11] */
function cleanPopUp({ imageURL: _derived, ...popUp }: PopUp): PopUp {
  return popUp.message === undefined ? popUp : { ...popUp, message: cleanHtml(popUp.message) };
}

/** Changes of anything that has a pop-up, with the pop-up as it may be kept; before they are checked or merged. [T-11] */
export const withCleanPopUp = <Changes extends { popUp?: PopUp | null | undefined }>(
  changes: Changes,
): Changes => (changes.popUp ? { ...changes, popUp: cleanPopUp(changes.popUp) } : changes);

/**
 * What is missing after a change, by what the change itself brought: an item that is kept as it was is not asked for
 * what it never had. Cover, thumbnail and title may be replaced, not taken away. [VAL-03..11, AMBIG-14, PERM-11]
 */
export function portalProblems(before: PortalRecord, after: PortalRecord): ContentProblem[] {
  const isKept = (item: unknown, earlier: readonly unknown[] = []) =>
    earlier.some((kept) => isDeepStrictEqual(kept, item));
  const isTitleGone = !hasWords(after.title) && hasWords(before.title);
  const isLeftOpen =
    after.isPrivate && !after.sealedPasscode && !(before.isPrivate && !before.sealedPasscode);
  const kept = cleanContent(before);
  return [
    ...problemWhen(isTitleGone, 'title'),
    ...problemWhen(before.mainImageId && !after.mainImageId, 'thumbnail', 'mainImageId'),
    ...problemWhen(before.galleryImages?.length && !after.galleryImages?.length, 'cover', 'galleryImages'),
    ...(after.galleryImages ?? []).flatMap((item, index) =>
      isKept(item, kept.galleryImages) ? [] : within(`galleryImages.${index}`, galleryItemProblems(item)),
    ),
    ...(after.links ?? []).flatMap((link, index) =>
      isKept(link, kept.links) ? [] : within(`links.${index}`, linkItemProblems(link)),
    ),
    ...(after.action && !isDeepStrictEqual(after.action, before.action)
      ? within('action', actionProblems(after.action))
      : []),
    ...problemWhen(isLeftOpen, 'passcode'),
  ];
}

const problemWhen = (
  isProblem: unknown,
  word: keyof typeof VALIDATION_WORDS,
  path: string = word,
): ContentProblem[] => (isProblem ? [{ path, message: VALIDATION_WORDS[word] }] : []);
