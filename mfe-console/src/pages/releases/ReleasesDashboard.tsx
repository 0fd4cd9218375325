import { LoadFailed } from '@portico/shared/patterns';
import { color, fontSizes, Loading, Notice, Skeleton, spacing } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { CompareReleases } from './CompareReleases.tsx';
import { FailureTable } from './FailureTable.tsx';
import { LiveSets } from './LiveSets.tsx';
import { OperatorCommands } from './OperatorCommands.tsx';
import { OverrideChoice } from './OverrideChoice.tsx';
import { PublishRelease } from './PublishRelease.tsx';
import { ReleaseHistory } from './ReleaseHistory.tsx';
import { useReleaseOverviewQuery } from './releases.api.ts';
import { useFormats } from './use-formats.ts';

/** Interval at which the figures are refreshed. */
const REFRESH_MS = 15_000;
const CARDS = ['a', 'b'] as const;

/** The rollout, its figures and its history; refreshes itself without announcements. */
export function ReleasesDashboard() {
  const { t } = useMessages();
  const { clock } = useFormats();
  const { data, error, refetch, fulfilledTimeStamp } = useReleaseOverviewQuery(undefined, {
    pollingInterval: REFRESH_MS,
  });
  if (!data && error) {
    return (
      <LoadFailed
        title={t('releases.notLoaded')}
        error={error}
        offlineText={t('releases.offline')}
        retryLabel={t('releases.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ReleasesSkeleton />;
  const time = clock(fulfilledTimeStamp ?? 0);
  return (
    <>
      {error ? <Notice tone="warning">{t('releases.stale', { time })}</Notice> : null}
      <LiveSets
        rollout={data.rollout}
        figures={data.figures}
        mayChange={data.actions.mayChange}
        note={
          <p css={{ color: color.inkSubtle, fontSize: fontSizes.sm }}>{t('releases.updated', { time })}</p>
        }
      />
      <PublishRelease publish={data.actions.publish} />
      <FailureTable figures={data.figures} />
      <ReleaseHistory history={data.history} />
      <CompareReleases live={data.rollout.stable.packages} />
      <OverrideChoice rollout={data.rollout} />
      <OperatorCommands />
    </>
  );
}

/** Placeholder of the page. */
export function ReleasesSkeleton() {
  const { t } = useMessages();
  return (
    <Loading label={t('releases.loading')}>
      <div css={{ display: 'grid', gap: spacing[4] }}>
        {CARDS.map((card) => (
          <Skeleton key={card} blockSize="260px" radius="20px" />
        ))}
      </div>
    </Loading>
  );
}
