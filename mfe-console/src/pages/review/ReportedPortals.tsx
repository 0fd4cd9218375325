import { css } from '@emotion/react';
import { errorMessage, isApiError } from '@portico/shared/api';
import type { ReportedPortal, WaitingPortal } from '@portico/shared/contracts';
import { dateFormat, localizedFrom } from '@portico/shared/domain';
import { LocalizedTitle } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { Badge, Button, Cluster, color, fontSizes, radii, spacing } from '@portico/shared/ui';
import { useId } from 'react';
import { ListState } from '../../lists/ListState.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { PreviewLink } from './PreviewLink.tsx';
import { useDismissReportsMutation, useReportedPortalsQuery } from './review.api.ts';
import { useDecision } from './use-decision.tsx';

const card = css({
  display: 'grid',
  gap: spacing[3],
  padding: spacing[4],
  borderRadius: radii.lg,
  background: color.surface,
  boxShadow: 'var(--shadow-sm)',
});
const small = css({ color: color.inkMuted, fontSize: fontSizes.sm });

/** A reported portal as input of the decision dialog. */
const waitingOf = ({ portal, firstAt }: ReportedPortal): WaitingPortal => ({
  portal,
  waitingSince: firstAt,
  editors: [],
});

/**
 * The pages that visitors have reported, sorted by the age of the first report; renders nothing if there are none.
 * [OPEN-56]
 */
export function ReportedPortals() {
  const { t } = useMessages();
  const headingId = useId();
  const { data, error, refetch } = useReportedPortalsQuery();
  const { decide, dialog } = useDecision({
    waiting: data?.portals.map(waitingOf) ?? [],
    reload: async () => (await refetch()).data?.portals.map(waitingOf),
  });

  if (!data && error) {
    return <ListState title={t('reported.notLoaded')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data || data.total === 0) return null;
  const { total, portals } = data;
  return (
    <section aria-labelledby={headingId} css={{ marginBlockEnd: spacing[10] }}>
      <h2 id={headingId} css={{ fontSize: fontSizes.xl }}>
        {t('reported.title')}
      </h2>
      <p css={{ color: color.inkMuted, marginBlockEnd: spacing[4] }}>{t('reported.text')}</p>
      {total > portals.length ? (
        <p css={small}>{t('reported.more', { shown: portals.length, total })}</p>
      ) : null}
      <ul role="list" css={{ display: 'grid', gap: spacing[4] }}>
        {portals.map((reported) => (
          <li key={reported.portal._id}>
            <ReportedCard reported={reported} onDecide={() => decide(reported.portal._id)} />
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}

function ReportedCard({ reported, onDecide }: { reported: ReportedPortal; onDecide: () => void }) {
  const { portal, count, firstAt, lastAt, reports } = reported;
  const { t, localize, language } = useMessages();
  const notify = useNotify();
  const titleId = useId();
  const [dismiss, { isLoading }] = useDismissReportsMutation();
  const title = localize(portal.title) || t('review.untitled');
  const days = dateFormat(language);
  const reasons = [...new Set(reports.map(({ reason }) => reason))];

  async function dismissAll(): Promise<void> {
    const { error } = await dismiss({ id: portal._id, lastAt });
    if (!error) notify({ tone: 'success', text: t('reported.dismissed', { title }) });
    else {
      const why = !isApiError(error) || error.kind === 'offline' ? t('review.offline') : errorMessage(error);
      notify({ tone: 'danger', text: `${t('reported.notDismissed')} ${why}` });
    }
  }

  return (
    <article aria-labelledby={titleId} css={card}>
      <h3
        id={titleId}
        lang={localizedFrom(portal.title, language)}
        css={{ fontSize: fontSizes.lg, overflowWrap: 'anywhere' }}
      >
        <LocalizedTitle text={portal.title} fallback={title} />
      </h3>
      <Cluster gap={2}>
        {reasons.map((reason) => (
          <Badge key={reason} tone="warning">
            {t(`reported.reasons.${reason}`)}
          </Badge>
        ))}
      </Cluster>
      <p css={small}>
        {t('reported.count', { count })}
        {' · '}
        <time dateTime={firstAt}>{days.formatRange(new Date(firstAt), new Date(lastAt))}</time>
      </p>
      <ul role="list" css={{ display: 'grid', gap: spacing[2] }}>
        {reports.map(({ text, at }) =>
          text ? (
            <li key={`${at} ${text}`} dir="auto" css={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {text}
            </li>
          ) : null,
        )}
      </ul>
      <Cluster gap={2}>
        <PreviewLink portal={portal} />
        <Button
          size="sm"
          variant="secondary"
          loading={isLoading}
          loadingLabel={t('reported.dismissing')}
          aria-describedby={titleId}
          onClick={() => void dismissAll()}
        >
          {t('reported.dismiss')}
        </Button>
        <Button size="sm" aria-describedby={titleId} onClick={onDecide}>
          {t('review.decide')}
        </Button>
      </Cluster>
    </article>
  );
}
