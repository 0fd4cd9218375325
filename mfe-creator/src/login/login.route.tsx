import { useWebConfigQuery } from '@portico/shared/api';
import {
  type HeadContext,
  Link,
  Navigate,
  type PageHead,
  type PrefetchContext,
  selectIsAuthenticated,
  selectSessionSettled,
  useLocation,
  useSelector,
  useText,
} from '@portico/shared/platform';
import { Directional, tapArea } from '@portico/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { leavePrivateProvider } from '../guard/leave-private-provider.ts';
import { NeedsScript } from '../guard/NeedsScript.tsx';
import { useHydrated } from '../guard/use-hydrated.ts';
import { usePrivateProvider } from '../guard/use-private-provider.ts';
import { ContinueAs } from './ContinueAs.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { loginDestination } from './login-destination.ts';
import { UserLogin } from './UserLogin.tsx';
import { useOfferedToken } from './use-offered-token.ts';

/** A private provider has no login page. [LOGIN-09] */
const NOT_FOUND_ADDRESS = '/404';

export async function prefetch(context: PrefetchContext): Promise<undefined> {
  await leavePrivateProvider(context, NOT_FOUND_ADDRESS);
}

export const head = ({ t }: HeadContext): PageHead => ({ title: t('login.title'), noIndex: true });

/** /login: who is signed in, or has just signed in, goes on at once. */
export function Component() {
  const { t, say } = useText('mfe-creator');
  const location = useLocation();
  const { data: config } = useWebConfigQuery();
  const isPrivateProvider = usePrivateProvider();
  const isHydrated = useHydrated();
  const isSettled = useSelector(selectSessionSettled);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const offer = useOfferedToken({ isEnabled: isPrivateProvider === false && isHydrated });

  if (isPrivateProvider) return <Navigate to={NOT_FOUND_ADDRESS} replace />;
  // The private provider comes first, so its answer is awaited. [AMBIG-25]
  if (isPrivateProvider === false && isHydrated && isSettled && isAuthenticated && offer.kind === 'none') {
    return <Navigate to={loginDestination(location)} replace />;
  }
  return (
    <LoginFrame
      image={config?.homeImageURL}
      logo={config?.logoImageURL}
      siteName={say(config?.title) || 'Portico'}
    >
      {offer.kind === 'asking' ? (
        <ContinueAs user={offer.user} onAccept={offer.accept} onRefuse={offer.refuse} />
      ) : (
        <>
          <h1>{t('login.heading')}</h1>
          <p>{t('login.text')}</p>
          <NeedsScript />
          <UserLogin />
        </>
      )}
      <Link
        to="/"
        css={{ ...tapArea, display: 'inline-flex', alignItems: 'center', gap: 6, justifySelf: 'start' }}
      >
        <Directional>
          <ArrowLeft size={18} />
        </Directional>
        {t('page.backHome')}
      </Link>
    </LoginFrame>
  );
}
