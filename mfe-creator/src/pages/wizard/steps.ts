import type { ComponentType } from 'react';
import { ContactsStep } from './contacts/ContactsStep.tsx';
import { CoverStep } from './cover/CoverStep.tsx';
import { FinishStep } from './finish/FinishStep.tsx';
import { InformationStep } from './information/InformationStep.tsx';
import { IntroductionStep } from './introduction/IntroductionStep.tsx';
import { NamingStep } from './naming/NamingStep.tsx';
import type { StepProps } from './step-props.ts';
import { ThumbnailStep } from './thumbnail/ThumbnailStep.tsx';
import type { WIZARD_STEPS } from './wizard-step.ts';

/** The steps of the wizard by their hash. [WIZ-01] */
export const steps: Record<(typeof WIZARD_STEPS)[number], ComponentType<StepProps>> = {
  introduction: IntroductionStep,
  '1': NamingStep,
  '2': ThumbnailStep,
  '3': CoverStep,
  '4': InformationStep,
  '5': ContactsStep,
  finish: FinishStep,
};
