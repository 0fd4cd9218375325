import { browserIntentAddress, deviceSystemOf } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Button, buttonStyles, Dialog, Stack, spacing } from '@portico/shared/ui';

export interface InAppBrowserDialogProps {
  /** The visitor goes on inside the app. */
  onStay: () => void;
}

/** Android opens the device's browser at a press, iOS only by the app's own menu; staying is always possible. [APP-20..22] */
export function InAppBrowserDialog({ onStay }: InAppBrowserDialogProps) {
  const { t } = useText('shell');
  const system = deviceSystemOf(navigator.userAgent);
  return (
    <Dialog
      open
      size="sm"
      title={t('inApp.title')}
      onClose={onStay}
      closeLabel={t('inApp.continue')}
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            {t('inApp.continue')}
          </Button>
          {system === 'android' ? (
            <a href={browserIntentAddress(window.location.href)} css={buttonStyles({ variant: 'primary' })}>
              {t('inApp.open')}
            </a>
          ) : null}
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('inApp.text')}</p>
        {system === 'android' ? null : (
          <ol
            css={{ listStyle: 'decimal', paddingInlineStart: spacing[6], display: 'grid', gap: spacing[2] }}
          >
            <li>{t('inApp.steps.menu')}</li>
            <li>{t('inApp.steps.open')}</li>
          </ol>
        )}
      </Stack>
    </Dialog>
  );
}
