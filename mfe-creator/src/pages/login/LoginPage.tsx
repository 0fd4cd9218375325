import { useWebConfigQuery } from '@portico/shared/api';
import { ContinueAs, useTokenLogin } from '@portico/shared/patterns';
import {
  Navigate,
  selectIsAuthenticated,
  selectSessionSettled,
  selectUser,
  useHydrated,
  useLocation,
  usePageSettings,
  useSelector,
  useText,
} from '@portico/shared/platform';
import { NeedsScript } from '../../guard/NeedsScript.tsx';
import { SafeRedirect } from '../../guard/SafeRedirect.tsx';
import { usePrivateProvider } from '../../guard/use-private-provider.ts';
import { AuthSwitchLink } from '../../login/AuthSwitchLink.tsx';
import { LoginFrame } from '../../login/LoginFrame.tsx';
import { loginDestination } from '../../login/login-destination.ts';
import { PasskeyLogin } from '../../login/PasskeyLogin.tsx';
import { SocialLogin } from '../../login/SocialLogin.tsx';
import { UserLogin } from '../../login/UserLogin.tsx';

/** A private provider has no login page. [LOGIN-09] */
export const NOT_FOUND_ADDRESS = '/404';

/** /login: redirects signed-in users. */
export function LoginPage() {
  const { t, localize } = useText('mfe-creator');
  const location = useLocation();
  const { linkedOrigins } = usePageSettings();
  const { data: config } = useWebConfigQuery();
  const isPrivateProvider = usePrivateProvider();
  const isHydrated = useHydrated();
  const isSettled = useSelector(selectSessionSettled);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const isLeaving = useSelector(selectUser)?.deletesAt !== undefined;
  const offer = useTokenLogin({ isEnabled: isPrivateProvider === false && isHydrated });

  if (isPrivateProvider) return <Navigate to={NOT_FOUND_ADDRESS} replace />;
  // Waits for the configuration, because a private provider is checked first. [AMBIG-25]
  if (isPrivateProvider === false && isHydrated && isSettled && isAuthenticated && offer.kind === 'none') {
    // An account that awaits deletion has only that page, on which the deletion can be cancelled.
    if (isLeaving) return <Navigate to="/creator/account" replace />;
    return <SafeRedirect address={loginDestination({ ...location, linkedOrigins })} />;
  }
  return (
    <LoginFrame
      image={config?.homeImageURL}
      site={{ name: localize(config?.title) || 'Portico', logo: config?.logoImageURL }}
    >
      {offer.kind === 'asking' ? (
        <ContinueAs
          user={offer.user}
          labels={{
            title: (name) => t('login.continueAs', { name }),
            text: t('login.continueText'),
            accept: t('login.continue'),
            refuse: t('login.notMe'),
          }}
          onAccept={offer.accept}
          onRefuse={offer.refuse}
        />
      ) : (
        <>
          <h1>{t('login.heading')}</h1>
          <p>{t('login.text')}</p>
          <NeedsScript />
          <SocialLogin />
          <UserLogin />
          <PasskeyLogin />
          <AuthSwitchLink question="" to="/recover" state={null} label={t('recover.forgot')} />
          {config?.signUp === undefined || config.signUp === 'open' ? (
            <AuthSwitchLink
              question={t('login.noAccount')}
              to={{ pathname: '/signUp', search: location.search }}
              state={location.state}
              label={t('login.signUp')}
            />
          ) : null}
        </>
      )}
    </LoginFrame>
  );
}
