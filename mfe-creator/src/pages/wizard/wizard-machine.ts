import type { WizardStepIndex } from './wizard-step.ts';

/** How far beyond the saved stepIndex a step may be opened. */
const STEPS_AHEAD_MAX = 2;

const INTRODUCTION = 0;
const NAMING = 1;
const FINISH = 6;

/** The portal that the wizard works on. */
export type WizardPortalState =
  /** Nothing is saved yet. */
  | { kind: 'none' }
  /** Its id is known, and its saved values are loading. */
  | { kind: 'restoring' }
  /** The server has no such portal for this person. */
  | { kind: 'not-restored' }
  /** The server cannot be reached; a retry may succeed. */
  | { kind: 'unreachable' }
  /** `stepIndex` is undefined once the wizard is done. [OPEN-48] */
  | { kind: 'restored'; stepIndex: number | undefined };

/** What the wizard shows; `leave` redirects to /creator, `retry` offers a retry. */
export type WizardView =
  | { kind: 'show'; step: WizardStepIndex }
  | { kind: 'wait' }
  | { kind: 'retry' }
  | { kind: 'leave'; reason: 'unknown-step' | 'no-portal' | 'not-restored' | 'done' | 'too-far-ahead' };

/** Every guard and redirect of the wizard. `step` is undefined when the hash names none. [WIZ-20..23, AMBIG-05] */
export function wizardView(step: WizardStepIndex | undefined, portal: WizardPortalState): WizardView {
  if (step === undefined) return { kind: 'leave', reason: 'unknown-step' };
  switch (portal.kind) {
    case 'none':
      return step > NAMING ? { kind: 'leave', reason: 'no-portal' } : { kind: 'show', step };
    case 'restoring':
      // The introduction needs no portal.
      return step === INTRODUCTION ? { kind: 'show', step } : { kind: 'wait' };
    case 'not-restored':
      return { kind: 'leave', reason: 'not-restored' };
    case 'unreachable':
      return { kind: 'retry' };
    case 'restored':
      if (portal.stepIndex === undefined) return { kind: 'leave', reason: 'done' };
      if (step - portal.stepIndex > STEPS_AHEAD_MAX) return { kind: 'leave', reason: 'too-far-ahead' };
      return { kind: 'show', step };
  }
}

/** How a step is saved: the first save creates, later ones update. [WIZ-13, WIZ-14] */
export type WizardSave = { kind: 'create' } | { kind: 'update'; id: string };

/**
 * The stepIndex that a save of `step` sends: the next one, never less than the saved one [WIZ-12, AMBIG-06]; null at
 * the finish, which ends the wizard [WIZ-15, AMBIG-07, OPEN-48].
 */
export const stepIndexAfter = (step: WizardStepIndex, saved: number | undefined): number | null =>
  step === FINISH ? null : Math.max(saved ?? 0, step + 1);

/** What Next does. */
export type WizardNext =
  /** Goes to the next step without a request. [WIZ-05] */
  | { kind: 'go' }
  /** Stays: the step's required field is empty. [VAL-03, VAL-04, VAL-06] */
  | { kind: 'missing' }
  /** Saves, then goes to the next step. [WIZ-12] */
  | { kind: 'save'; how: WizardSave; stepIndex: number | null };

/** `isMissing`: the step's required field is empty; `saved`: the saved portal. */
export function wizardNext(
  step: WizardStepIndex,
  {
    isMissing,
    saved,
  }: { isMissing: boolean; saved: { id: string; stepIndex: number | undefined } | undefined },
): WizardNext {
  if (step === INTRODUCTION) return { kind: 'go' };
  if (isMissing) return { kind: 'missing' };
  return {
    kind: 'save',
    how: saved ? { kind: 'update', id: saved.id } : { kind: 'create' },
    stepIndex: stepIndexAfter(step, saved?.stepIndex),
  };
}

/** The step before; undefined where no Back is shown. [WIZ-16, AMBIG-08] */
export const stepBefore = (step: WizardStepIndex): WizardStepIndex | undefined =>
  step > NAMING && step < FINISH ? ((step - 1) as WizardStepIndex) : undefined;

/** The next step; the finish is the last one. */
export const stepAfter = (step: WizardStepIndex): WizardStepIndex =>
  Math.min(step + 1, FINISH) as WizardStepIndex;

/**
 * Whether the next step may be shown before `stepIndex` is raised, because a picture of this step or an earlier one is
 * still uploading. [WIZ-21]
 */
export const mayRunAhead = (step: WizardStepIndex, stepIndex: number | undefined): boolean =>
  stepAfter(step) - (stepIndex ?? 0) <= STEPS_AHEAD_MAX;

/** Whether a step may be skipped: only if it has saved values. [WIZ-19, AMBIG-09] */
export const offersSkip = (step: WizardStepIndex, hasSavedValues: boolean): boolean =>
  hasSavedValues && step >= NAMING && step < FINISH;
