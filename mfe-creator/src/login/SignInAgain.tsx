import { selectToken, useSelector, useText } from '@portico/shared/platform';
import { Button, Dialog, spacing } from '@portico/shared/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SocialLogin } from './SocialLogin.tsx';
import { UserLoginForm } from './UserLoginForm.tsx';

/** A new session over the page that is open, for work that the end of the last one would lose. [T-14] */
export function SignInAgain() {
  const { t } = useText('mfe-creator');
  const token = useSelector(selectToken);
  const [isOpen, setOpen] = useState(false);
  // Whoever has signed in is done here.
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
            <UserLoginForm />
            <SocialLogin />
          </div>
        </Dialog>,
        document.body,
      )}
    </>
  );
}
