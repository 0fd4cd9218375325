import type { PortalTransition } from '@portico/shared/contracts';
import { color, fontSizes, spacing } from '@portico/shared/ui';
import { Moment } from '../../messages/Moment.tsx';
import { useMessages } from '../../messages/use-messages.ts';

/** The history of a page: decisions with their reasons, changes of owner and editors. [OPEN-01, OPEN-54] */
export function PortalHistory({ moves }: { moves: readonly PortalTransition[] }) {
  const { t } = useMessages();
  return (
    <ol css={{ display: 'grid', gap: spacing[2], fontSize: fontSizes.sm }}>
      {moves.map(({ to, by, at, reason, event, person = '' }) => (
        <li key={`${at} ${event ?? to} ${person}`}>
          <span css={{ fontWeight: 'var(--font-medium)' }}>
            {event ? t(`portals.events.${event}`, { person }) : t(`portals.status.${to}`)}
          </span>{' '}
          <span css={{ color: color.inkMuted }}>
            <Moment at={at} by={by} />
          </span>
          {reason ? <p dir="auto">{reason}</p> : null}
        </li>
      ))}
    </ol>
  );
}
