import type { RecentChange } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { StateMessage } from '@portico/shared/ui';
import { History } from 'lucide-react';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { OverviewLine } from './OverviewLine.tsx';
import { OverviewSection } from './OverviewSection.tsx';

const PAGES = {
  portal: '/portals/',
  town: '/console/towns/',
  listing: '/console/listings/',
  'web-page': '/console/pages/',
} as const satisfies Record<RecentChange['kind'], string>;

/** The latest saves, newest first. */
export function RecentChanges({ changes }: { changes: readonly RecentChange[] }) {
  const { t } = useMessages();
  const moment = useMoment();
  return (
    <OverviewSection title={t('changes.title')}>
      {changes.map(({ kind, id, title, at, by }) => (
        <li key={`${kind} ${id}`}>
          <OverviewLine
            to={`${PAGES[kind]}${id}`}
            title={<LocalizedTitle text={title} fallback={id} />}
            text={
              <>
                {t(`kind.${kind}`)} · <time dateTime={at}>{moment(at)}</time>
                {' · '}
                {by ? t('changes.by', { by }) : t('changes.byOperator')}
              </>
            }
          />
        </li>
      ))}
      {changes.length === 0 ? (
        <li>
          <StateMessage
            kind="empty"
            icon={<History size={28} strokeWidth={1.75} aria-hidden="true" />}
            title={t('changes.none')}
          />
        </li>
      ) : null}
    </OverviewSection>
  );
}
