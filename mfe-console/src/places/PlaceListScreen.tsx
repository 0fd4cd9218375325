import type { ConsoleTown } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link } from '@portico/shared/platform';
import { Button, Cluster } from '@portico/shared/ui';
import { ListOrdered, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConsoleScreen } from '../layout/ConsoleScreen.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { RecordRow } from '../lists/RecordRow.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ArchiveSelected } from './ArchiveSelected.tsx';
import { PlaceBadges } from './PlaceBadges.tsx';
import { PlaceFacts } from './PlaceFacts.tsx';
import { PlaceFilters } from './PlaceFilters.tsx';
import type { usePlaceList } from './use-place-list.ts';

type PlaceRow = Pick<
  ConsoleTown,
  'id' | 'title' | 'mainImageId' | 'isPrivate' | 'isArchived' | 'score' | 'modifiedDate'
>;

/** The list of the site's towns or listings. */
export function PlaceListScreen<Row extends PlaceRow>(props: {
  kind: 'town' | 'listing';
  /** What `usePlaceList` returned. */
  list: ReturnType<typeof usePlaceList>;
  query: {
    data?: { total: number; rows: readonly Row[] } | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  labels: Record<'title' | 'text' | 'add' | 'none' | 'noneText', string>;
  /** Filters before those that towns and listings have in common. */
  filters?: ReactNode;
  /** Facts of a row before those that towns and listings have in common. */
  facts: (row: Row) => ReactNode;
}) {
  const { kind, list, query, labels, filters, facts } = props;
  const { t, localize } = useMessages();
  const { address, selection, sorts } = list;
  const path = `/console/${kind}s`;
  const nameOf = ({ id, title }: Pick<PlaceRow, 'id' | 'title'>) => localize(title) || id;
  const add = (
    <Button as={Link} to={`${path}/new`} icon={<Plus size={18} aria-hidden="true" />}>
      {labels.add}
    </Button>
  );
  return (
    <ConsoleScreen
      title={labels.title}
      text={labels.text}
      action={
        <Cluster gap={2}>
          <Button
            as={Link}
            to={`${path}?mode=order`}
            variant="secondary"
            icon={<ListOrdered size={18} aria-hidden="true" />}
          >
            {t('places.changeOrder')}
          </Button>
          {add}
        </Cluster>
      }
    >
      <RecordList
        label={labels.title}
        address={address}
        query={query}
        idOf={({ id }) => id}
        nameOf={nameOf}
        sorts={sorts}
        filters={
          <>
            {filters}
            <PlaceFilters address={address} />
          </>
        }
        selection={selection}
        bulkActions={
          <ArchiveSelected
            kind={kind}
            selection={selection}
            isArchive={list.query.archived === 'yes'}
            nameOf={(id) => nameOf(query.data?.rows.find((row) => row.id === id) ?? { id, title: {} })}
          />
        }
        empty={{ title: labels.none, text: labels.noneText, action: add }}
      >
        {(row, checkbox) => (
          <RecordRow
            to={`${path}/${encodeURIComponent(row.id)}`}
            title={<LocalizedTitle text={row.title} fallback={row.id} />}
            picture={row.mainImageId ?? null}
            badges={<PlaceBadges isPrivate={row.isPrivate} isArchived={row.isArchived} />}
            facts={
              <PlaceFacts score={row.score} modifiedDate={row.modifiedDate}>
                {facts(row)}
              </PlaceFacts>
            }
            checkbox={checkbox}
          />
        )}
      </RecordList>
    </ConsoleScreen>
  );
}
