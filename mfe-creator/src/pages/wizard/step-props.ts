import type { Portal } from '@portico/shared/contracts';
import type { WizardStepIndex } from './wizard-step.ts';

/** Props of the current step. */
export interface StepProps {
  step: WizardStepIndex;
  /** The saved portal; undefined before the first save. */
  portal: Portal | undefined;
  /** Called after the step was saved; shows the next one. */
  onSaved: (portal: Portal) => void;
  onGoTo: (step: WizardStepIndex) => void;
  /** Reloads the saved portal. */
  onReload: () => void;
  /** Called when the wizard is finished; leaves it for this URL. */
  onDone: (address: string) => void;
}
