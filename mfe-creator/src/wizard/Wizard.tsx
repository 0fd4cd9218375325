import { Navigate, useLocation, useNavigate, useText } from '@portico/shared/platform';
import { Introduction } from './Introduction.tsx';
import { NamingStep } from './naming/NamingStep.tsx';
import { SavedDraft } from './SavedDraft.tsx';
import { useWizardPortal } from './use-wizard-portal.ts';
import { WizardFrame } from './WizardFrame.tsx';
import { WizardSkeleton } from './WizardSkeleton.tsx';
import { wizardLink } from './wizard-link.ts';
import { wizardView } from './wizard-machine.ts';
import { hashOfStep, stepOfHash, type WizardStepIndex } from './wizard-step.ts';

/** The wizard at the step that the hash names, or the way back to /creator. [WIZ-02, WIZ-21..23] */
export function Wizard() {
  const { language } = useText('mfe-creator');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { id, portal, state, takeSaved } = useWizardPortal();
  const view = wizardView(stepOfHash(hash), state);

  function goTo(step: WizardStepIndex, portalId: string): void {
    const { to, state: carried } = wizardLink(step, portalId);
    void navigate(to, { state: carried });
  }

  switch (view.kind) {
    case 'leave':
      return <Navigate to="/creator" replace />;
    case 'wait':
      return <WizardSkeleton />;
    case 'show':
      return <WizardFrame step={view.step}>{stepContent(view.step)}</WizardFrame>;
  }

  function stepContent(step: WizardStepIndex) {
    switch (step) {
      case 0:
        return <Introduction next={{ hash: hashOfStep(1) }} state={id === undefined ? undefined : { id }} />;
      case 1:
        return (
          <NamingStep
            // Another portal or language is another title.
            key={`${id ?? 'new'}.${language}`}
            portal={portal}
            onSaved={(saved) => {
              takeSaved(saved);
              goTo(2, saved._id);
            }}
            onSkip={(portalId) => goTo(2, portalId)}
          />
        );
      default:
        return portal ? <SavedDraft portal={portal} /> : null;
    }
  }
}
