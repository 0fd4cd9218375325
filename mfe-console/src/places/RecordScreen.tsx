import { isApiError } from '@portico/shared/api';
import type { LocalizedText } from '@portico/shared/contracts';
import { textForReader } from '@portico/shared/domain';
import { Link } from '@portico/shared/platform';
import { Button, Cluster, StateMessage, spacing } from '@portico/shared/ui';
import { Archive, ArchiveRestore, ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ConsoleScreen } from '../layout/ConsoleScreen.tsx';
import { ListState } from '../lists/ListState.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PlaceBadges } from './PlaceBadges.tsx';
import { useArchive } from './use-archive.ts';

interface Place {
  _id: string;
  title: LocalizedText;
  isPrivate?: boolean | undefined;
  isArchived?: boolean | undefined;
}

/** The screen of one town or listing: its name, Archive or Restore, a link to its page, and its content once loaded. */
export function RecordScreen<Record extends Place>({
  kind,
  query,
  children,
}: {
  kind: 'town' | 'listing';
  query: {
    currentData?: Record | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (record: Record) => ReactNode;
}) {
  const { t, language } = useMessages();
  const { currentData: record, error, isFetching, refetch } = query;
  const list = `/console/${kind}s`;
  if (!record) {
    const isGone = isApiError(error) && error.kind === 'status' && error.status === 404;
    return (
      <ConsoleScreen title={t(`kind.${kind}`)}>
        {isGone ? (
          <StateMessage
            kind="not-found"
            title={t('places.notFound')}
            text={t('places.notFoundText')}
            action={
              <Button as={Link} to={list} variant="secondary">
                {t('list.showAll')}
              </Button>
            }
          />
        ) : (
          <ListState error={isFetching ? undefined : error} onRetry={refetch} />
        )}
      </ConsoleScreen>
    );
  }
  const title = textForReader(record.title, language);
  return (
    <ConsoleScreen
      title={title.text || record._id}
      lang={title.lang}
      action={<Actions {...{ kind, record }} />}
    >
      {record.isPrivate || record.isArchived ? (
        <div css={{ marginBlockEnd: spacing[5] }}>
          <Cluster gap={2}>
            <PlaceBadges isPrivate={record.isPrivate} isArchived={record.isArchived} />
          </Cluster>
        </div>
      ) : null}
      {children(record)}
    </ConsoleScreen>
  );
}

function Actions({ kind, record }: { kind: 'town' | 'listing'; record: Place }) {
  const { t, localize } = useMessages();
  const archive = useArchive(kind);
  const [isBusy, setBusy] = useState(false);
  const { _id: id, title, isArchived = false } = record;

  async function change(): Promise<void> {
    setBusy(true);
    await archive([id], !isArchived, () => localize(title) || id);
    setBusy(false);
  }

  const Icon = isArchived ? ArchiveRestore : Archive;
  return (
    <Cluster gap={2}>
      {isArchived ? null : (
        <Button
          as={Link}
          to={`/${kind}s/${encodeURIComponent(id)}`}
          variant="quiet"
          size="sm"
          icon={<ExternalLink size={18} aria-hidden="true" />}
        >
          {t('places.view')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon size={18} aria-hidden="true" />}
        loading={isBusy}
        onClick={() => void change()}
      >
        {t(isArchived ? 'places.restore' : 'places.archive')}
      </Button>
    </Cluster>
  );
}
