import { Navigate, useLocation, useNavigate, useText } from '@portico/shared/platform';
import { Container, StateMessage, spacing } from '@portico/shared/ui';
import { useState } from 'react';
import { PendingUploads } from './PendingUploads.tsx';
import { steps } from './steps.ts';
import { useWizardPortal } from './use-wizard-portal.ts';
import { WizardFrame } from './WizardFrame.tsx';
import { WizardSkeleton } from './WizardSkeleton.tsx';
import { wizardLink } from './wizard-link.ts';
import { stepAfter, wizardView } from './wizard-machine.ts';
import { stepOfHash, WIZARD_STEPS, type WizardStepIndex } from './wizard-step.ts';
import { storeWizardPortalId } from './wizard-storage.ts';

/** The wizard at the step in the hash, or a redirect to /creator. [WIZ-02, WIZ-21..23] */
export function Wizard() {
  const { t, language } = useText('mfe-creator');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { id, portal, state, goOnWith, reload } = useWizardPortal();
  const [isDone, setDone] = useState(false);
  const view = wizardView(stepOfHash(hash), state);

  function goTo(step: WizardStepIndex, portalId: string): void {
    const { to, state: carried } = wizardLink(step, portalId);
    void navigate(to, { state: carried });
  }

  // The next page is loading, and the portal has left the wizard.
  if (isDone) return <WizardSkeleton />;
  switch (view.kind) {
    case 'leave':
      return <Navigate to="/creator" replace />;
    case 'wait':
      return <WizardSkeleton />;
    case 'retry':
      return (
        <Container css={{ paddingBlock: spacing[12] }}>
          <StateMessage
            isPage
            kind="offline"
            title={t('wizard.unreachable')}
            text={t('page.offline')}
            action={{ label: t('page.retry'), onClick: reload }}
          />
        </Container>
      );
    case 'show': {
      const { step } = view;
      const Step = steps[WIZARD_STEPS[step]];
      return (
        <WizardFrame step={step}>
          <Step
            // Other values with another step, portal or language.
            key={`${step}.${id ?? 'new'}.${language}`}
            step={step}
            portal={portal}
            onSaved={(saved) => {
              goOnWith(saved._id);
              goTo(stepAfter(step), saved._id);
            }}
            onGoTo={(next) => (portal ? goTo(next, portal._id) : undefined)}
            onReload={reload}
            onDone={(address) => {
              setDone(true);
              storeWizardPortalId(undefined);
              void navigate(address);
            }}
          />
          {portal ? <PendingUploads portalId={portal._id} step={step} /> : null}
        </WizardFrame>
      );
    }
  }
}
