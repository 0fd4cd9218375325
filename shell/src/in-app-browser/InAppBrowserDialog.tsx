import { browserIntentAddress, deviceSystemOf } from '@portico/shared/domain';
import { usePageDeclaration, useText } from '@portico/shared/platform';
import { Button, buttonStyles, Dialog, Stack, spacing } from '@portico/shared/ui';

/** How to open the page in the device's browser: on Android by a press, on iOS only through the app's own menu. */
export function InAppBrowserDialog({ onStay }: { onStay: () => void }) {
  const { t } = useText('shell');
  const declared = usePageDeclaration()?.query;
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
            <a
              href={browserIntentAddress(window.location.href, declared)}
              css={buttonStyles({ variant: 'primary' })}
            >
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
