import { failureMessage } from '@portico/shared/api';
import { Slot } from '@portico/shared/platform';
import { Button, color, fontSizes, Notice, SkeletonText, spacing } from '@portico/shared/ui';
import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { useConsolePortalVersionQuery, useConsolePortalVersionsQuery } from '../../portals.api.ts';
import { releasedVersion } from './released-version.ts';
import { useReviewHistoryQuery } from './review.api.ts';

/** What changed on a page since it was last released, for the person who decides on it. [OPEN-01, T-49] */
export function ChangesSinceRelease({ portalId }: { portalId: string }) {
  const { t } = useMessages();
  const moment = useMoment();
  const titleId = useId();
  const history = useReviewHistoryQuery(portalId);
  const versions = useConsolePortalVersionsQuery(portalId);
  const found = history.data && versions.data ? releasedVersion(history.data, versions.data) : undefined;
  const pair = found?.kind === 'version' ? found : undefined;
  const skip = pair === undefined;
  const before = useConsolePortalVersionQuery({ id: portalId, number: pair?.version.number ?? 0 }, { skip });
  const after = useConsolePortalVersionQuery({ id: portalId, number: pair?.latest.number ?? 0 }, { skip });
  const queries = [history, versions, ...(skip ? [] : [before, after])];
  const failed = queries.find(({ error, data }) => error && !data);

  function retry(): void {
    for (const query of queries) if (query.error) void query.refetch();
  }

  function content() {
    if (failed) {
      return (
        <Notice
          tone="danger"
          title={t('review.changesFailed')}
          action={
            <Button size="sm" variant="secondary" onClick={retry}>
              {t('list.retry')}
            </Button>
          }
        >
          {failureMessage(failed.error)}
        </Notice>
      );
    }
    if (found?.kind === 'never-released') return <p>{t('review.neverReleased')}</p>;
    if (found?.kind === 'unchanged') return <p>{t('review.noVersions')}</p>;
    if (!pair || !before.data || !after.data) return <SkeletonText lines={4} />;
    return (
      <>
        <p css={{ color: color.inkMuted }}>
          {t(pair.isOldest ? 'review.changesOldest' : 'review.changesSince', {
            time: moment(pair.version.at),
          })}
        </p>
        <Slot name="portal.changes" before={before.data.portal} after={after.data.portal} />
      </>
    );
  }

  return (
    <section aria-labelledby={titleId} css={{ display: 'grid', gap: spacing[3], minInlineSize: 0 }}>
      <h3 id={titleId} css={{ fontSize: fontSizes.md }}>
        {t('review.changes')}
      </h3>
      {content()}
    </section>
  );
}
