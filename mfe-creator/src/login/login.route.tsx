import { useWebConfigQuery } from '@portico/shared/api';
import { ContinueAs, useTokenLogin } from '@portico/shared/patterns';
import {
  type HeadContext,
  Navigate,
  type PageHead,
  type PrefetchContext,
  selectIsAuthenticated,
  selectSessionSettled,
  useLocation,
  usePageSettings,
  useSelector,
  useText,
} from '@portico/shared/platform';
import { accountApi } from '../account.api.ts';
import { leavePrivateProvider } from '../guard/leave-private-provider.ts';
import { NeedsScript } from '../guard/NeedsScript.tsx';
import { SafeRedirect } from '../guard/SafeRedirect.tsx';
import { useHydrated } from '../guard/use-hydrated.ts';
import { usePrivateProvider } from '../guard/use-private-provider.ts';
import { AuthSwitchLink } from './AuthSwitchLink.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { loginDestination } from './login-destination.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { SocialLogin } from './SocialLogin.tsx';
import { UserLogin } from './UserLogin.tsx';

/** A private provider has no login page. [LOGIN-09] */
const NOT_FOUND_ADDRESS = '/404';

export async function prefetch(context: PrefetchContext): Promise<undefined> {
  await Promise.all([
    leavePrivateProvider(context, NOT_FOUND_ADDRESS),
    context.dispatch(accountApi.endpoints.socialProviders.initiate()),
  ]);
}

export const head = ({ t }: HeadContext): PageHead => ({ title: t('login.title'), noIndex: true });

/** /login: who is signed in, or has just signed in, goes on at once. */
export function Component() {
  const { t, localize } = useText('mfe-creator');
  const location = useLocation();
  const { linkedOrigins } = usePageSettings();
  const { data: config } = useWebConfigQuery();
  const isPrivateProvider = usePrivateProvider();
  const isHydrated = useHydrated();
  const isSettled = useSelector(selectSessionSettled);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const offer = useTokenLogin({ isEnabled: isPrivateProvider === false && isHydrated });

  if (isPrivateProvider) return <Navigate to={NOT_FOUND_ADDRESS} replace />;
  // The private provider comes first, so its answer is awaited. [AMBIG-25]
  if (isPrivateProvider === false && isHydrated && isSettled && isAuthenticated && offer.kind === 'none') {
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
          words={{
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
