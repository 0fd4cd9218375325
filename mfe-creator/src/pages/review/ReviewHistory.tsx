import { dateFormat } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, fontSizes, SkeletonText, spacing } from '@portico/shared/ui';
import { useReviewHistoryQuery } from '../../review.api.ts';

/** The history of the portal: rejections with their reasons, changes of owner and editors. [OPEN-01, OPEN-54] */
export function ReviewHistory({ portalId }: { portalId: string }) {
  const { t, language } = useText('mfe-creator');
  const { data: moves, isError } = useReviewHistoryQuery(portalId);
  const day = dateFormat(language, { timeStyle: 'short' });
  if (isError) return <p css={{ color: color.inkMuted }}>{t('review.noHistory')}</p>;
  if (!moves) return <SkeletonText lines={3} />;
  return (
    <ol css={{ display: 'grid', gap: spacing[2], fontSize: fontSizes.sm, paddingInlineStart: '1.2em' }}>
      {moves.map(({ to, by, at, reason, event, person = '' }) => (
        <li key={`${at} ${event ?? to} ${person}`}>
          <span css={{ fontWeight: 'var(--font-medium)' }}>
            {event ? t(`review.events.${event}`, { person }) : t(`status.${to}`)}
          </span>{' '}
          <span css={{ color: color.inkMuted }}>
            <time dateTime={at}>{day.format(new Date(at))}</time>
            {by ? (
              <>
                {' · '}
                <bdi>{by}</bdi>
              </>
            ) : null}
          </span>
          {reason ? <p dir="auto">{reason}</p> : null}
        </li>
      ))}
    </ol>
  );
}
