import { CreatorGuard } from '../../guard/CreatorGuard.tsx';
import { Wizard } from './Wizard.tsx';
import { WizardSkeleton } from './WizardSkeleton.tsx';

/** /creator/wizard: the step is in the hash, so the server renders only a skeleton. [WIZ-02] */
export function WizardPage() {
  return (
    <CreatorGuard waiting={<WizardSkeleton />}>
      <Wizard />
    </CreatorGuard>
  );
}
