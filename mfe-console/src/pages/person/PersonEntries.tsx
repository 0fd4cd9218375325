import { Link } from '@portico/shared/platform';
import { color, SectionHeader, ShowAllLink } from '@portico/shared/ui';
import { useId } from 'react';
import { ListState } from '../../lists/ListState.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useConsoleAuditInfiniteQuery } from '../audit/audit.api.ts';
import { EntryList } from '../audit/EntryList.tsx';

const MAX_ENTRIES = '10';

/** The latest entries of the audit trail by a person, and about them. */
export function PersonEntries({ username }: { username: string }) {
  const { t } = useMessages();
  const id = useId();
  const { currentData, error, refetch } = useConsoleAuditInfiniteQuery({
    person: username,
    _limit: MAX_ENTRIES,
  });
  const entries = currentData?.pages[0]?.entries;
  return (
    <section aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={t('person.recent')}
        action={
          <ShowAllLink as={Link} to={`/console/audit?${new URLSearchParams({ person: username })}`}>
            {t('person.allEntries')}
          </ShowAllLink>
        }
      />
      {!entries ? (
        <ListState error={error} onRetry={() => void refetch()} />
      ) : entries.length === 0 ? (
        <p css={{ color: color.inkMuted }}>{t('audit.none')}</p>
      ) : (
        <EntryList entries={entries} headingLevel={3} />
      )}
    </section>
  );
}
