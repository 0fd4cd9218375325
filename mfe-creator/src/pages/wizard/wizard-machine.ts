import type { WizardStepIndex } from './wizard-step.ts';

/** How far beyond the saved stepIndex a step may be opened. [WIZ-21, AMBIG-05] */
const STEPS_AHEAD_MAX = 2;

const INTRODUCTION = 0;
const NAMING = 1;
const FINISH = 6;

/** The portal that the wizard works on. */
export type WizardPortalState =
  /** Nothing is saved yet. */
  | { kind: 'none' }
  /** Its id is known, its saved values are on their way. */
  | { kind: 'restoring' }
  /** The server has no such portal for this person. */
  | { kind: 'not-restored' }
  /** The server cannot be reached; it may be later. */
  | { kind: 'unreachable' }
  /** `stepIndex` is undefined once the wizard is done. [OPEN-48] */
  | { kind: 'restored'; stepIndex: number | undefined };

/** What the wizard shows; `leave` is a redirect to /creator, `retry` asks to try again. */
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
      // The introduction shows nothing of the portal.
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
 * The stepIndex that a save of `step` sends: the next one, and never less than what was reached [WIZ-12, AMBIG-06]; null
 * from the finish, which says that the wizard is done [WIZ-15, AMBIG-07, OPEN-48].
 */
export const stepIndexAfter = (step: WizardStepIndex, saved: number | undefined): number | null =>
  step === FINISH ? null : Math.max(saved ?? 0, step + 1);

/** What Next does. */
export type WizardNext =
  /** Goes on, and nothing is sent. [WIZ-05] */
  | { kind: 'go' }
  /** Stays: the step's required field is empty. [VAL-03, VAL-04, VAL-06] */
  | { kind: 'missing' }
  /** Saves first, and goes on once that has succeeded. [WIZ-12] */
  | { kind: 'save'; how: WizardSave; stepIndex: number | null };

/** `isMissing`: the step's required field is empty; `saved`: the portal as far as it is saved. */
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

/** The step that Back leads to; undefined where no Back is shown. [WIZ-16, AMBIG-08] */
export const stepBefore = (step: WizardStepIndex): WizardStepIndex | undefined =>
  step > NAMING && step < FINISH ? ((step - 1) as WizardStepIndex) : undefined;

/** The step after; the finish is the last one. */
export const stepAfter = (step: WizardStepIndex): WizardStepIndex =>
  Math.min(step + 1, FINISH) as WizardStepIndex;

/**
 * Whether the step after may be shown although nothing is saved that would raise `stepIndex`: a picture of this step or an
 * earlier one is still on its way. [WIZ-21]
 */
export const mayRunAhead = (step: WizardStepIndex, stepIndex: number | undefined): boolean =>
  stepAfter(step) - (stepIndex ?? 0) <= STEPS_AHEAD_MAX;

/** Whether a step may be passed over without saving: only what has saved values already. [WIZ-19, AMBIG-09] */
export const offersSkip = (step: WizardStepIndex, hasSavedValues: boolean): boolean =>
  hasSavedValues && step >= NAMING && step < FINISH;
