import { randomBytes } from 'node:crypto';
import type { AuthUser, WizardPortal } from '@portico/shared/contracts';
import { AppError } from '../../plugins/app-error.ts';
import type { PortalRecord } from '../portals/portal.repository.ts';

interface NewPortal {
  changes: WizardPortal;
  provider: string;
  creator: AuthUser;
  now: Date;
}

/** The draft that the wizard's first save makes; its creator becomes its editor. [WIZ-13, OPEN-01, OPEN-31] */
export function newDraft({ changes, provider, creator, now }: NewPortal): PortalRecord {
  const { stepIndex, title, ...fields } = changes;
  refuseAdvancedDescription(changes);
  if (!title || !hasText(title)) throw new AppError('invalid', 'A title is needed.');
  return {
    ...fields,
    _id: newPortalId(),
    provider,
    title,
    status: 'DRAFT',
    // A wizard of one save is not done: only a later save with null says so.
    stepIndex: stepIndex ?? 1,
    editors: [creator.uid],
    townRefs: [],
    listingRefs: [],
    createdDate: now.toISOString(),
    modifiedDate: now.toISOString(),
    ...(fields.galleryImages?.length ? { imageCoverModifiedDate: now.toISOString() } : {}),
  };
}

/**
 * A later save: progress never goes back [AMBIG-06], null ends the wizard and hands a draft in [OPEN-48], and work on a
 * rejected portal hands it in again [OPEN-01].
 */
export function applyWizardStep(portal: PortalRecord, changes: WizardPortal, now: Date): PortalRecord {
  const { stepIndex: next, ...fields } = changes;
  refuseAdvancedDescription(changes);
  const { stepIndex: saved, ...rest } = portal;
  const isDone = saved === undefined || next === null;
  const isNewCover =
    fields.galleryImages !== undefined &&
    fields.galleryImages[0]?.mainImageId !== portal.galleryImages?.[0]?.mainImageId;
  return {
    ...rest,
    ...fields,
    title: fields.title ?? portal.title,
    ...(isDone ? {} : { stepIndex: Math.max(saved, next ?? 0) }),
    status: statusAfter(portal.status, isDone),
    modifiedDate: now.toISOString(),
    ...(isNewCover ? { imageCoverModifiedDate: now.toISOString() } : {}),
  };
}

function statusAfter(status: PortalRecord['status'], isDone: boolean): PortalRecord['status'] {
  if (status === 'REJECT') return 'USER_DRAFT';
  return status === 'DRAFT' && isDone ? 'USER_DRAFT' : status;
}

/** HTML is taken only where it is cleaned first, and the wizard's own form is plain text. [T-11] */
function refuseAdvancedDescription({ isAdvanceDescription }: WizardPortal): void {
  if (isAdvanceDescription) {
    throw new AppError('invalid', 'An advanced description is written on the page, after the wizard.');
  }
}

const hasText = (text: object): boolean =>
  Object.entries(text).some(
    ([key, value]) => key !== 'lang' && typeof value === 'string' && value.trim() !== '',
  );

/** Unguessable, and plain in addresses. */
const newPortalId = (): string => randomBytes(10).toString('hex');
