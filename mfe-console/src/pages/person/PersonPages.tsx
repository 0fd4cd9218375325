import type { Person } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';
import { LocalizedTitle } from '@portico/shared/patterns';
import { color, spacing } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { OverviewLine } from '../overview/OverviewLine.tsx';

/** The pages that a person owns or edits. */
export function PersonPages({ person: { firstPortals, portals } }: { person: Person }) {
  const { t } = useMessages();
  const more = portals - firstPortals.length;
  if (firstPortals.length === 0) return <p css={{ color: color.inkMuted }}>{t('person.noPages')}</p>;
  return (
    <ul role="list" css={{ display: 'grid', gap: spacing[3] }}>
      {firstPortals.map(({ id, title, status, isOwner }) => (
        <li key={id}>
          <OverviewLine
            to={`/portals/${id}`}
            title={<LocalizedTitle text={title} fallback={id} />}
            text={`${t(isOwner ? 'person.owner' : 'person.editor')} · ${t(`person.status.${status}`)}`}
          />
        </li>
      ))}
      {more > 0 ? (
        <li css={{ color: color.inkMuted }}>{t('person.morePages', { number: groupedNumber(more) })}</li>
      ) : null}
    </ul>
  );
}
