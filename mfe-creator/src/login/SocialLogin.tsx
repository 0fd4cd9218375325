import { useText } from '@portico/shared/platform';
import { Button, Cluster, color, Directional, Loading, Skeleton, spacing } from '@portico/shared/ui';
import { LogIn } from 'lucide-react';
import { SocialFailureNotice } from './SocialFailureNotice.tsx';
import { useSocialProvidersQuery } from './sign-in.api.ts';
import { useSocialSignIn } from './use-social-sign-in.ts';

/** A button for every social provider of the site, and the state of the sign-in. [LOGIN-01, LOGIN-14] */
export function SocialLogin() {
  const { t } = useText('mfe-creator');
  const { data: providers, isError, refetch } = useSocialProvidersQuery();
  const { state, start, cancel, bringForward } = useSocialSignIn();

  if (!providers && !isError) {
    return (
      <Loading label={t('social.loading')}>
        <Skeleton blockSize="52px" />
      </Loading>
    );
  }
  if (!providers) {
    return (
      <Cluster gap={3}>
        <span role="status" css={{ color: color.inkMuted }}>
          {t('social.notLoaded')}
        </span>
        <Button size="sm" variant="secondary" onClick={() => void refetch()}>
          {t('page.retry')}
        </Button>
      </Cluster>
    );
  }
  return (
    <div css={{ display: 'grid', gap: spacing[3], '&:empty': { display: 'none' } }}>
      {providers.map((provider) => {
        const isUnderWay =
          (state.kind === 'waiting' || state.kind === 'entering') && state.provider === provider.id;
        return (
          <Button
            key={provider.id}
            size="lg"
            wide
            icon={
              <Directional>
                <LogIn size={20} />
              </Directional>
            }
            loading={isUnderWay}
            loadingLabel={t('social.underWay')}
            onClick={() => start(provider)}
          >
            {t('social.continueWith', { name: provider.name })}
          </Button>
        );
      })}
      <div role="status" css={{ display: 'grid', gap: spacing[2], '&:empty': { display: 'none' } }}>
        {state.kind === 'waiting' ? (
          <>
            <p css={{ color: color.inkMuted }}>{t('social.goOnThere')}</p>
            <Cluster gap={2}>
              <Button size="sm" variant="secondary" onClick={bringForward}>
                {t('social.showWindow')}
              </Button>
              <Button size="sm" variant="quiet" onClick={cancel}>
                {t('social.cancel')}
              </Button>
            </Cluster>
          </>
        ) : null}
      </div>
      {state.kind === 'failed' ? <SocialFailureNotice failure={state.failure} /> : null}
    </div>
  );
}
