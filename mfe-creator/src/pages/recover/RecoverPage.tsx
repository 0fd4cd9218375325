import { useWebConfigQuery } from '@portico/shared/api';
import { Navigate, useHydrated, useLocation, useText } from '@portico/shared/platform';
import { NeedsScript } from '../../guard/NeedsScript.tsx';
import { usePrivateProvider } from '../../guard/use-private-provider.ts';
import { AuthSwitchLink } from '../../login/AuthSwitchLink.tsx';
import { LoginFrame } from '../../login/LoginFrame.tsx';
import { NOT_FOUND_ADDRESS } from '../login/LoginPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RequestForm } from './RequestForm.tsx';

/** /recover: asks for a recovery mail, or with the code of one in the fragment for a new password. */
export function RecoverPage() {
  const { t } = useText('mfe-creator');
  const location = useLocation();
  const { data: config } = useWebConfigQuery();
  // Read in the browser; the server does not receive the fragment.
  const code = useHydrated() ? location.hash.slice(1) : '';
  if (usePrivateProvider()) return <Navigate to={NOT_FOUND_ADDRESS} replace />;
  return (
    <LoginFrame image={config?.homeImageURL}>
      <h1>{t(code ? 'recover.newHeading' : 'recover.heading')}</h1>
      <NeedsScript />
      {code ? <NewPasswordForm key={code} code={code} /> : <RequestForm />}
      <AuthSwitchLink
        question=""
        to={{ pathname: '/login', search: '' }}
        state={null}
        label={t('recover.signIn')}
      />
    </LoginFrame>
  );
}
