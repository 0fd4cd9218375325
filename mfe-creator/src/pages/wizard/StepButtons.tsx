import { useText } from '@portico/shared/platform';
import { Button, color, Directional, fontSizes, media, spacing } from '@portico/shared/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { offersSkip, stepAfter, stepBefore } from './wizard-machine.ts';
import type { WizardStepIndex } from './wizard-step.ts';

/** Back, Skip and Next of a step. [WIZ-06, WIZ-07, WIZ-16, WIZ-19, AMBIG-08, AMBIG-09] */
export function StepButtons(props: {
  step: WizardStepIndex;
  /** The step has saved values. */
  isFilled: boolean;
  isSaving: boolean;
  /** The step's image is uploading, which continues while another step is shown. */
  isUploading: boolean;
  /** The next step cannot be shown before a picture has been uploaded. */
  isBlocked: boolean;
  onGoTo: (step: WizardStepIndex) => void;
}) {
  const { step, isFilled, isSaving, isUploading, isBlocked, onGoTo } = props;
  const { t } = useText('mfe-creator');
  const hintId = useId();
  const before = stepBefore(step);
  const waiting = isBlocked ? ({ 'aria-disabled': true, 'aria-describedby': hintId } as const) : {};
  return (
    <div css={{ display: 'grid', gap: spacing[2] }}>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: spacing[3],
          [media.mobile]: {
            '& > [type=submit]': { flex: '1 1 100%' },
            '& > [type=button]': { flex: '1 1 auto' },
          },
        }}
      >
        <Button type="submit" size="lg" loading={isSaving} loadingLabel={t('wizard.saving')} {...waiting}>
          {t('wizard.next')}
          <Directional>
            <ArrowRight size={20} />
          </Directional>
        </Button>
        {before === undefined ? null : (
          <Button
            variant="secondary"
            size="lg"
            icon={
              <Directional>
                <ArrowLeft size={20} />
              </Directional>
            }
            onClick={() => onGoTo(before)}
          >
            {t('wizard.back')}
          </Button>
        )}
        {offersSkip(step, isFilled) && !isUploading ? (
          <Button variant="quiet" size="lg" onClick={() => onGoTo(stepAfter(step))}>
            {t('wizard.skip')}
          </Button>
        ) : null}
      </div>
      <p id={hintId} css={{ color: color.inkMuted, fontSize: fontSizes.sm, '&:empty': { display: 'none' } }}>
        {isBlocked ? t('wizard.uploading') : isUploading ? t('wizard.goesOn') : ''}
      </p>
    </div>
  );
}
