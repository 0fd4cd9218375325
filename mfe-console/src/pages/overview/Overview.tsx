import type { ConsoleOverview } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import { LoadFailed } from '@portico/shared/patterns';
import { Loading, media, Skeleton, spacing } from '@portico/shared/ui';
import { Fragment } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { MissingContent } from './MissingContent.tsx';
import { OverviewLine } from './OverviewLine.tsx';
import { useConsoleOverviewQuery } from './overview.api.ts';
import { RecentChanges } from './RecentChanges.tsx';

const REVIEW = '/console/review';
const FIGURES = '/console/figures';
const RELEASES = '/console/releases';
const ROWS = ['a', 'b', 'c', 'd'] as const;

const grid = {
  display: 'grid',
  gap: spacing[3],
  [media.tabletUp]: { gridTemplateColumns: '1fr 1fr' },
} as const;

/** What needs the attention of the provider's staff; each line leads to where it is dealt with. */
export function Overview() {
  const { t } = useMessages();
  const { data, error, refetch } = useConsoleOverviewQuery();
  if (data) return <Loaded overview={data} />;
  if (!error) {
    return (
      <Loading label={t('overview.loading')}>
        <div css={grid}>
          {ROWS.map((row) => (
            <Skeleton key={row} blockSize="84px" radius="20px" />
          ))}
        </div>
      </Loading>
    );
  }
  return (
    <LoadFailed
      title={t('overview.notLoaded')}
      error={error}
      offlineText={t('overview.offline')}
      retryLabel={t('overview.retry')}
      onRetry={() => void refetch()}
    />
  );
}

function Loaded({ overview }: { overview: ConsoleOverview }) {
  const { t } = useMessages();
  const moment = useMoment();
  const { waiting, reported, visits, searchesWithoutResult, failingRemotes, changes, missing } = overview;
  const failing = failingRemotes.map(({ name }) => name).join(', ');
  return (
    <div css={{ display: 'grid', gap: spacing[10] }}>
      <ul role="list" css={grid}>
        <li>
          <OverviewLine
            to={REVIEW}
            title={t('overview.waiting')}
            text={
              waiting.since
                ? t('overview.waitingSince', { time: moment(waiting.since) })
                : t('overview.noneWaiting')
            }
            value={groupedNumber(waiting.total)}
          />
        </li>
        <li>
          <OverviewLine
            to={REVIEW}
            title={t('overview.reported')}
            text={reported.total > 0 ? t('overview.reportedText') : t('overview.noneReported')}
            value={groupedNumber(reported.total)}
          />
        </li>
        <li>
          <OverviewLine
            to={FIGURES}
            title={t('overview.visits')}
            text={t('overview.visitsInAll', { total: visits.total })}
            value={groupedNumber(visits.last30Days)}
          />
        </li>
        <li>
          <OverviewLine
            to={FIGURES}
            title={t('overview.noResult')}
            text={
              searchesWithoutResult.length > 0
                ? searchesWithoutResult.map(({ text }, index) => (
                    <Fragment key={text}>
                      {index > 0 ? ' · ' : null}
                      <bdi>{text}</bdi>
                    </Fragment>
                  ))
                : t('overview.noneWithoutResult')
            }
          />
        </li>
        <li>
          <OverviewLine
            to={RELEASES}
            title={t('overview.failing')}
            text={failing ? <bdi>{failing}</bdi> : t('overview.noneFailing')}
            value={groupedNumber(failingRemotes.length)}
          />
        </li>
      </ul>
      <MissingContent missing={missing} />
      <RecentChanges changes={changes} />
    </div>
  );
}
