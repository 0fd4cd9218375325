import { failureMessage } from '@portico/shared/api';
import { Button, Notice, StateMessage, spacing } from '@portico/shared/ui';
import { useMemo } from 'react';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { ListState } from '../../lists/ListState.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { AuditFilterForm } from './AuditFilterForm.tsx';
import { useConsoleAuditInfiniteQuery } from './audit.api.ts';
import { EntryList } from './EntryList.tsx';
import { ExportButton } from './ExportButton.tsx';
import { auditQuery, useAuditAddress } from './use-audit-address.ts';

/** /console/audit: who did what. */
export function AuditPage() {
  const { t } = useMessages();
  const { filters, isNarrowed, change } = useAuditAddress();
  const query = useMemo(() => auditQuery(filters), [filters]);
  return (
    <ConsoleScreen title={t('audit.title')} text={t('audit.text')} action={<ExportButton query={query} />}>
      <AuditFilterForm
        key={JSON.stringify(filters)}
        filters={filters}
        isNarrowed={isNarrowed}
        onChange={change}
      />
      <Entries query={query} isNarrowed={isNarrowed} />
    </ConsoleScreen>
  );
}

function Entries({ query, isNarrowed }: { query: Record<string, string>; isNarrowed: boolean }) {
  const { t } = useMessages();
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useConsoleAuditInfiniteQuery(query);
  if (!currentData) return <ListState error={error} onRetry={() => void refetch()} />;
  const entries = currentData.pages.flatMap((page) => page.entries);
  return (
    <div css={{ display: 'grid', gap: spacing[5] }}>
      {entries.length === 0 ? (
        <StateMessage {...emptyState({ hasNextPage, isNarrowed })} />
      ) : (
        <EntryList entries={entries} headingLevel={2} />
      )}
      {error && !isFetching ? (
        <Notice tone="danger" title={t('audit.moreFailed')}>
          {failureMessage(error)}
        </Notice>
      ) : null}
      {hasNextPage ? (
        <div css={{ display: 'grid', justifyItems: 'center' }}>
          <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('audit.more')}
          </Button>
        </div>
      ) : null}
    </div>
  );

  function emptyState(found: { hasNextPage: boolean; isNarrowed: boolean }) {
    if (found.hasNextPage)
      return { kind: 'not-found', title: t('audit.noneYet'), text: t('audit.noneYetText') } as const;
    return found.isNarrowed
      ? ({ kind: 'not-found', title: t('audit.noneFound'), text: t('audit.noneFoundText') } as const)
      : ({ kind: 'empty', title: t('audit.none'), text: t('audit.noneText') } as const);
  }
}
