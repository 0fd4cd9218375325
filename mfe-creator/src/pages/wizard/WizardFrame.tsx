import { leadIn } from '@portico/shared/domain';
import { LANGUAGE_NAMES, useText } from '@portico/shared/platform';
import { Badge, Container, spacing, VisuallyHidden } from '@portico/shared/ui';
import { Languages } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ProgressSteps } from './ProgressSteps.tsx';
import { WIZARD_STEPS, type WizardStepIndex } from './wizard-step.ts';

/** The frame of a step: the progress [WIZ-03] and the language that is edited [T-45]. */
export function WizardFrame({ step, children }: { step: WizardStepIndex; children: ReactNode }) {
  const { t, language } = useText('mfe-creator');
  const content = useRef<HTMLDivElement>(null);
  useFocusOnStep(content, step);
  const steps = WIZARD_STEPS.map((key) => ({ key, label: t(`wizard.steps.${key}`) }));
  const summary = t('wizard.summary', {
    number: step + 1,
    total: steps.length,
    name: steps[step]?.label ?? '',
  });
  return (
    <Container css={{ maxInlineSize: 880, paddingBlock: `${spacing[6]} ${spacing[10]}` }}>
      <ProgressSteps label={t('wizard.progress')} steps={steps} currentIndex={step} summary={summary} />
      <p css={{ marginBlock: `${spacing[4]} ${spacing[6]}` }}>
        <Badge icon={<Languages size={14} aria-hidden="true" />}>
          {leadIn(t('wizard.language'))}
          <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>
        </Badge>
      </p>
      {/** Localized when it changes. */}
      <VisuallyHidden>
        <span role="status">{summary}</span>
      </VisuallyHidden>
      <div ref={content}>{children}</div>
    </Container>
  );
}

/** Moves the focus to the next step's heading; the first step leaves the focus where it is. */
function useFocusOnStep(content: { current: HTMLElement | null }, step: WizardStepIndex): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Scrolls to the progress bar, not to the position in the previous step.
    window.scrollTo({ top: 0 });
    content.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [content, step]);
}
