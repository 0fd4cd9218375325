import { type AuthUser, VALIDATION_MESSAGES, type WizardPortal } from '@portico/shared/contracts';
import { type ContentProblem, hasTranslation } from '@portico/shared/domain';
import { AppError } from '../../kernel/app-error.ts';
import { createPortal } from '../portals/create-portal.ts';
import type { PortalRecord } from '../portals/portal.repository.ts';
import { type PortalStores, savePortal } from '../portals/portal.service.ts';
import { refuseProblems } from '../writes/refuse-problems.ts';

/** Step of a wizard whose first save names none. */
const FIRST_STEP = 1;
/** Step after the last one, for a finished wizard. */
const PAST_THE_LAST_STEP = 7;

interface FirstSave {
  provider: string;
  creator: AuthUser;
  changes: WizardPortal;
}

/**
 * Creates the draft on the wizard's first save; its creator becomes its owner. [WIZ-13, WIZ-24, OPEN-01, OPEN-31,
 * OPEN-54]
 */
export async function createDraft(
  stores: PortalStores,
  { provider, creator, changes: { stepIndex, ...changes } }: FirstSave,
): Promise<PortalRecord> {
  if (typeof stepIndex === 'number' && stepIndex < FIRST_STEP)
    // Without details, for which pages would show their own message instead of the literal reason.
    throw new AppError('invalid', 'not found last item.');
  // A first save never finishes the wizard: only a later save with null does.
  const step = stepIndex ?? FIRST_STEP;
  return createPortal(stores, {
    provider,
    by: creator.uid,
    start: { status: 'DRAFT', stepIndex: step },
    changes,
    check: (draft) => refuseProblems(missingBefore(step, draft)),
  });
}

interface LaterSave {
  provider: string;
  id: string;
  editor: AuthUser;
  changes: WizardPortal;
}

/** Saves a later step. [WIZ-14, T-49] */
export const saveWizardStep = (
  stores: PortalStores,
  { changes: { stepIndex: next, ...changes }, ...save }: LaterSave,
): Promise<PortalRecord> =>
  savePortal(stores, {
    ...save,
    changes,
    complete(before, merged) {
      const after = withProgress(merged, next);
      const reached = after.stepIndex ?? PAST_THE_LAST_STEP;
      if (before.stepIndex !== undefined && reached > before.stepIndex)
        refuseProblems(missingBefore(reached, after));
      return after;
    },
  });

/** The step never decreases; null finishes the wizard and submits a draft. */
function withProgress(portal: PortalRecord, next: number | null | undefined): PortalRecord {
  const { stepIndex: saved, ...rest } = portal;
  if (saved !== undefined && next !== null) return { ...rest, stepIndex: Math.max(saved, next ?? 0) };
  return { ...rest, status: portal.status === 'DRAFT' ? 'USER_DRAFT' : portal.status };
}

/**
 * Required fields that are missing at a step. Steps may be opened ahead of the saved one, but a save cannot pass a step
 * whose field is missing.
 */
function missingBefore(stepIndex: number, portal: PortalRecord): ContentProblem[] {
  const needs = [
    {
      afterStep: 0,
      path: 'title',
      message: VALIDATION_MESSAGES.title,
      isGiven: hasTranslation(portal.title),
    },
    {
      afterStep: 2,
      path: 'mainImageId',
      message: VALIDATION_MESSAGES.thumbnail,
      isGiven: portal.mainImageId,
    },
    {
      afterStep: 3,
      path: 'galleryImages',
      message: VALIDATION_MESSAGES.cover,
      isGiven: portal.galleryImages?.length,
    },
  ];
  return needs
    .filter(({ afterStep, isGiven }) => stepIndex > afterStep && !isGiven)
    .map(({ path, message }) => ({ path, message }));
}
