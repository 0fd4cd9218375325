import { useWebConfigQuery } from '@portico/shared/api';
import { Navigate, useHydrated, useLocation, usePageSettings, useText } from '@portico/shared/platform';
import { ConfirmDialog } from '@portico/shared/ui';
import { useState } from 'react';
import { NeedsScript } from '../../guard/NeedsScript.tsx';
import { SafeRedirect } from '../../guard/SafeRedirect.tsx';
import { usePrivateProvider } from '../../guard/use-private-provider.ts';
import { AuthSwitchLink } from '../../login/AuthSwitchLink.tsx';
import { LoginFrame } from '../../login/LoginFrame.tsx';
import { returnAddress } from '../../login/login-destination.ts';
import { ClosedSignUp } from './ClosedSignUp.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** A private provider has no sign-up. [OPEN-29] */
export const NOT_FOUND_ADDRESS = '/404';

/** /signUp: creates an account, then asks whether to go to the sign-in. [SIGNUP-01, SIGNUP-03, SIGNUP-05] */
export function SignUpPage() {
  const { t } = useText('mfe-creator');
  const location = useLocation();
  const { linkedOrigins } = usePageSettings();
  const { data: config } = useWebConfigQuery();
  const isPrivateProvider = usePrivateProvider();
  // Read in the browser; the server does not receive the fragment.
  const invitation = useHydrated() ? location.hash.slice(1) || undefined : undefined;
  const [step, setStep] = useState<'form' | 'asking' | 'leaving'>('form');

  if (isPrivateProvider) return <Navigate to={NOT_FOUND_ADDRESS} replace />;
  const login = { pathname: '/login', search: location.search };
  if (step === 'leaving') {
    const backTo = returnAddress({ search: location.search, linkedOrigins });
    return backTo ? (
      <SafeRedirect address={backTo} />
    ) : (
      <Navigate to={login} state={location.state} replace />
    );
  }
  return (
    <LoginFrame image={config?.homeImageURL}>
      {config?.signUp === 'closed' || (config?.signUp === 'invitation' && !invitation) ? (
        <ClosedSignUp signUp={config.signUp} />
      ) : (
        <>
          <h1>{t('signUp.heading')}</h1>
          <p>{t('signUp.text')}</p>
          <NeedsScript />
          <SignUpForm invitation={invitation} onCreated={() => setStep('asking')} />
        </>
      )}
      <AuthSwitchLink
        question={t('signUp.hasAccount')}
        to={login}
        state={location.state}
        label={t('signUp.signIn')}
      />
      {/* Cancel stays on the emptied form. [OPEN-29] */}
      <ConfirmDialog
        open={step === 'asking'}
        title={t('signUp.goToSignIn')}
        confirmLabel={t('signUp.ok')}
        cancelLabel={t('signUp.cancel')}
        closeLabel={t('signUp.cancel')}
        tone="primary"
        onConfirm={() => setStep('leaving')}
        onCancel={() => setStep('form')}
      />
    </LoginFrame>
  );
}
