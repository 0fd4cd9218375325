import type { WizardStepIndex } from './wizard-step.ts';

/** How far beyond the saved stepIndex a step may be opened. [WIZ-21, AMBIG-05] */
const STEPS_AHEAD_MAX = 2;

/** The portal that the wizard works on. */
export type WizardPortalState =
  /** Nothing is saved yet. */
  | { kind: 'none' }
  /** Its id is known, its saved values are on their way. */
  | { kind: 'restoring' }
  | { kind: 'not-restored' }
  /** `stepIndex` is undefined once the wizard is done. [OPEN-48] */
  | { kind: 'restored'; stepIndex: number | undefined };

/** What the wizard shows; `leave` is a redirect to /creator. */
export type WizardView =
  | { kind: 'show'; step: WizardStepIndex }
  | { kind: 'wait' }
  | { kind: 'leave'; reason: 'unknown-step' | 'no-portal' | 'not-restored' | 'done' | 'too-far-ahead' };

/** Every guard and redirect of the wizard. `step` is undefined when the hash names none. [WIZ-20..23, AMBIG-05] */
export function wizardView(step: WizardStepIndex | undefined, portal: WizardPortalState): WizardView {
  if (step === undefined) return { kind: 'leave', reason: 'unknown-step' };
  switch (portal.kind) {
    case 'none':
      return step > 1 ? { kind: 'leave', reason: 'no-portal' } : { kind: 'show', step };
    case 'restoring':
      // The introduction shows nothing of the portal.
      return step === 0 ? { kind: 'show', step } : { kind: 'wait' };
    case 'not-restored':
      return { kind: 'leave', reason: 'not-restored' };
    case 'restored':
      if (portal.stepIndex === undefined) return { kind: 'leave', reason: 'done' };
      if (step - portal.stepIndex > STEPS_AHEAD_MAX) return { kind: 'leave', reason: 'too-far-ahead' };
      return { kind: 'show', step };
  }
}

/** How a step is saved: the first save creates, later ones update. [WIZ-13, WIZ-14] */
export type WizardSave =
  | { kind: 'create' }
  | { kind: 'update'; id: string }
  | { kind: 'refused'; reason: string };

/** Below step 1 there is nothing that could be saved anew. [WIZ-24, AMBIG-04] */
export function wizardSave(step: WizardStepIndex, id: string | undefined): WizardSave {
  if (id !== undefined) return { kind: 'update', id };
  return step < 1 ? { kind: 'refused', reason: 'not found last item.' } : { kind: 'create' };
}

/** The stepIndex that a save of `step` sends: the next one, and never less than what was reached. [WIZ-12, AMBIG-06] */
export const stepIndexAfter = (step: WizardStepIndex, saved: number | undefined): number =>
  Math.max(saved ?? 0, step + 1);
