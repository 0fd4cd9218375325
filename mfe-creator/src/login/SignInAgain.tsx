import { selectToken, useSelector, useText } from '@portico/shared/platform';
import { Button, Dialog, spacing } from '@portico/shared/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePrivateProvider } from '../guard/use-private-provider.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { SessionLinkForm } from './SessionLinkForm.tsx';
import { SocialLogin } from './SocialLogin.tsx';
import { UserLoginForm } from './UserLoginForm.tsx';

/**
 * Signs in again in a dialog over the page, so that unsaved work is not lost. On a private provider only a session link
 * signs in. [T-14, OPEN-46]
 */
export function SignInAgain() {
  const { t } = useText('mfe-creator');
  const token = useSelector(selectToken);
  const isPrivateProvider = usePrivateProvider();
  const [isOpen, setOpen] = useState(false);
  // A new session closes the dialog.
  useEffect(() => setOpen(false), [token]);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('login.signInAgain')}
      </Button>
      {createPortal(
        <Dialog
          open={isOpen}
          size="sm"
          title={t('login.signInAgain')}
          closeLabel={t('editors.close')}
          closesOnBackdrop={false}
          onClose={() => setOpen(false)}
        >
          {/* React would pass the submit event on to a form around the portal. */}
          <div css={{ display: 'grid', gap: spacing[5] }} onSubmit={(event) => event.stopPropagation()}>
            {isPrivateProvider ? (
              <SessionLinkForm />
            ) : (
              <>
                <UserLoginForm />
                <PasskeyLogin />
                <SocialLogin />
              </>
            )}
          </div>
        </Dialog>,
        document.body,
      )}
    </>
  );
}
