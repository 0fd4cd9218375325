import { type FormOutcome, type RefusedField, useForm } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Button, color, Directional, fontSizes, spacing } from '@portico/shared/ui';
import { ArrowUpRight } from 'lucide-react';
import { useId, useState } from 'react';
import { NextFailure } from '../NextFailure.tsx';
import { StepHeading } from '../StepHeading.tsx';
import type { StepProps } from '../step-props.ts';
import { usePendingUploads } from '../use-pending-uploads.ts';
import { useWizardSave, type WizardFailure } from '../use-wizard-save.ts';
import { wizardNext } from '../wizard-machine.ts';
import { PreviewCard } from './PreviewCard.tsx';

/** Where the two buttons lead. */
const WAYS = {
  'back-to-main': () => '/creator',
  'edit-more': (portalId: string) => `/portals/${encodeURIComponent(portalId)}`,
} as const;
type Way = keyof typeof WAYS;

/**
 * The finish: a preview of the card, and two buttons. Both first mark the wizard as finished. [WIZ-11, WIZ-15,
 * AMBIG-07]
 */
export function FinishStep({ step, portal, onDone, onReload }: StepProps) {
  const { t } = useText('mfe-creator');
  const save = useWizardSave(portal);
  const [chosen, setChosen] = useState<Way>();
  const hintId = useId();
  const pending = usePendingUploads(portal?._id);
  const isWaiting = pending.some(({ upload }) => upload.kind !== 'completed');
  const form = useForm<object, WizardFailure, RefusedField, Way>({
    initial: {},
    submit: finish,
    isBlocked: isWaiting,
  });
  if (!portal) return null;
  const waiting = isWaiting ? ({ 'aria-disabled': true, 'aria-describedby': hintId } as const) : {};

  async function finish(
    _values: object,
    way: Way = 'back-to-main',
  ): Promise<FormOutcome<object, WizardFailure, RefusedField>> {
    const saved = portal && { id: portal._id, stepIndex: portal.stepIndex };
    const what = wizardNext(step, { isMissing: false, saved });
    if (!saved || what.kind !== 'save') return { kind: 'failed' };
    setChosen(way);
    const outcome = await save(what, {});
    if (outcome.kind === 'failed') return outcome;
    onDone(WAYS[way](saved.id));
    return { kind: 'done' };
  }

  const isSaving = (way: Way) => form.isSubmitting && chosen === way;
  return (
    <div css={{ display: 'grid', gap: spacing[6] }}>
      <StepHeading heading={t('finish.heading')} text={t('finish.text')} />
      <PreviewCard portal={portal} />
      <NextFailure failure={form.failure} onReload={onReload} />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[3] }}>
        <Button
          size="lg"
          {...waiting}
          loading={isSaving('back-to-main')}
          loadingLabel={t('wizard.saving')}
          onClick={() => void form.submit('back-to-main')}
        >
          {t('finish.backToMain')}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          {...waiting}
          loading={isSaving('edit-more')}
          loadingLabel={t('wizard.saving')}
          icon={
            <Directional>
              <ArrowUpRight size={20} aria-hidden="true" />
            </Directional>
          }
          onClick={() => void form.submit('edit-more')}
        >
          {t('finish.editMore')}
        </Button>
      </div>
      <p id={hintId} css={{ color: color.inkMuted, fontSize: fontSizes.sm, '&:empty': { display: 'none' } }}>
        {isWaiting ? t('wizard.uploading') : ''}
      </p>
    </div>
  );
}
