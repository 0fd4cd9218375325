import { browserIntentAddress, deviceSystemOf, inAppBrowserOf } from '@portico/shared/domain';
import { readStorage, usePageDeclaration, useText, writeStorage } from '@portico/shared/platform';
import { Button, buttonStyles, Dialog, Stack, spacing } from '@portico/shared/ui';
import { useEffect, useState } from 'react';

/** Session storage: the dialog is not shown again to a visitor who chose to stay, unless the app blocks storage. */
const CONTINUED_KEY = 'portico.in-app.continued';

/**
 * Suggests the device's browser to visitors in an in-app browser, where sign-in pop-ups, downloads and sharing often
 * fail. Android opens it on a press, iOS only through the app's own menu; staying is always possible. [APP-19..22]
 */
export function InAppBrowserDialog() {
  const { t } = useText('shell');
  const declared = usePageDeclaration()?.query;
  const [isOpen, setIsOpen] = useState(false);
  // Only the browser knows its user agent; the server renders the page without the dialog.
  useEffect(() => {
    setIsOpen(
      inAppBrowserOf(navigator.userAgent) !== undefined && !readStorage('sessionStorage', CONTINUED_KEY),
    );
  }, []);
  if (!isOpen) return null;

  const system = deviceSystemOf(navigator.userAgent);
  const stay = (): void => {
    writeStorage('sessionStorage', CONTINUED_KEY, '1');
    setIsOpen(false);
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('inApp.title')}
      onClose={stay}
      closeLabel={t('inApp.continue')}
      footer={
        <>
          <Button variant="secondary" onClick={stay}>
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
