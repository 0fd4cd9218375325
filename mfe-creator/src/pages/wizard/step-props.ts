import type { Portal } from '@portico/shared/contracts';
import type { WizardStepIndex } from './wizard-step.ts';

/** What the wizard gives to the step that is shown. */
export interface StepProps {
  step: WizardStepIndex;
  /** What is saved so far; undefined before the first save. */
  portal: Portal | undefined;
  /** The step was saved, and the next one is shown. */
  onSaved: (portal: Portal) => void;
  onGoTo: (step: WizardStepIndex) => void;
  /** Fetches the saved portal again. */
  onReload: () => void;
  /** The wizard is done: it is left for this address. */
  onDone: (address: string) => void;
}
