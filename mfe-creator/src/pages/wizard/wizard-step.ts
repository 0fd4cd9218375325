/** The hash of each step, by step index, 0 to 6. [WIZ-01] */
export const WIZARD_STEPS = ['introduction', '1', '2', '3', '4', '5', 'finish'] as const;

/** 0 (introduction) to 6 (finish). */
export type WizardStepIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Path of the wizard. */
export const WIZARD_PATH = '/creator/wizard';

const isStepIndex = (index: number): index is WizardStepIndex =>
  Number.isInteger(index) && index >= 0 && index < WIZARD_STEPS.length;

/** The step of a hash; no hash is the introduction, an unknown one undefined. [WIZ-02, WIZ-23] */
export function stepOfHash(hash: string): WizardStepIndex | undefined {
  const name = hash.replace(/^#/, '') || 'introduction';
  const index = WIZARD_STEPS.findIndex((step) => step === name);
  return isStepIndex(index) ? index : undefined;
}

/** '#introduction', '#1' ... '#finish'; the nearest step for an index outside 0 to 6. [WIZ-01] */
export function hashOfStep(index: number): string {
  const nearest = Math.min(Math.max(Math.trunc(index), 0), WIZARD_STEPS.length - 1);
  return `#${WIZARD_STEPS[nearest]}`;
}
