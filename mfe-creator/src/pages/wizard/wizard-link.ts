import { hashOfStep, WIZARD_PATH } from './wizard-step.ts';

/** Navigation state with the portal of the wizard. [CREATOR-07, AMBIG-10] */
export interface WizardState {
  id: string;
}

/** Props of a Link to the wizard at a step of a portal. */
export const wizardLink = (step: number, id: string) => ({
  to: { pathname: WIZARD_PATH, hash: hashOfStep(step) },
  state: { id } satisfies WizardState,
});

/** The id in a location's navigation state; undefined without one. */
export function portalIdOfState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('id' in state)) return undefined;
  return typeof state.id === 'string' && state.id !== '' ? state.id : undefined;
}
