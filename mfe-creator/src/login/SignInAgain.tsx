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
 * A new session over the page that is open, for work that the end of the last one would lose. A private provider lets
 * people in by a link alone. [T-14, OPEN-46]
 */
export function SignInAgain() {
  const { t } = useText('mfe-creator');
  const token = useSelector(selectToken);
  const isPrivateProvider = usePrivateProvider();
  const [isOpen, setOpen] = useState(false);
  // Anyone who has signed in is done here.
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
          {/* To the form that this stands in, React would hand its submit on. */}
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
