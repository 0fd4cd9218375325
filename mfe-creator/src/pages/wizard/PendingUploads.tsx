import { useConfirmUnload } from '@portico/shared/patterns';
import { Link, useText } from '@portico/shared/platform';
import { buttonStyles, color, fontSizes, radii, spacing } from '@portico/shared/ui';
import { UploadState } from '../../images/UploadState.tsx';
import { usePictureUpload } from '../../images/use-picture-upload.ts';
import { type PendingUpload, usePendingUploads } from './use-pending-uploads.ts';
import { WIZARD_STEPS, type WizardStepIndex } from './wizard-step.ts';

/**
 * Uploads of other steps, at the bottom of the window until they complete. A failed one links to its step, which still
 * has the image. [WIZ-12]
 */
export function PendingUploads({ portalId, step }: { portalId: string; step: WizardStepIndex }) {
  const pending = usePendingUploads(portalId);
  useConfirmUnload(pending.length > 0);

  const elsewhere = pending.filter((one) => one.step !== step && one.upload.kind !== 'completed');
  if (elsewhere.length === 0) return null;
  return (
    <div
      css={{
        position: 'sticky',
        insetBlockEnd: spacing[3],
        display: 'grid',
        gap: spacing[2],
        marginBlockStart: spacing[6],
        padding: spacing[2],
        borderRadius: radii.lg,
        background: color.raised,
        boxShadow: 'var(--shadow-lg)',
      }}
    >
      {elsewhere.map((one) => (
        <UploadStatus key={one.key} pending={one} portalId={portalId} />
      ))}
    </div>
  );
}

function UploadStatus({ pending: { step, key }, portalId }: { pending: PendingUpload; portalId: string }) {
  const { t } = useText('mfe-creator');
  const label = t(`wizard.steps.${WIZARD_STEPS[step]}`);
  const { upload, retry, cancel } = usePictureUpload({
    portalId,
    existingImageId: undefined,
    uploadKey: key,
  });
  return (
    <div role="group" aria-label={label} css={{ display: 'grid', gap: 2 }}>
      <span aria-hidden="true" css={{ paddingInline: spacing[2], fontSize: fontSizes.sm }}>
        {label}
      </span>
      <UploadState upload={upload} onCancel={cancel} onRetry={retry} />
      {upload.kind === 'failed' ? (
        <Link
          to={`#${step}`}
          state={{ id: portalId }}
          css={[buttonStyles({ variant: 'secondary', size: 'sm' }), { justifySelf: 'start' }]}
        >
          {t('wizard.toStep')}
        </Link>
      ) : null}
    </div>
  );
}
