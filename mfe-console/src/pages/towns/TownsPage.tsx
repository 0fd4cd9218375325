import type { ConsoleTown } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link } from '@portico/shared/platform';
import { Button, Cluster } from '@portico/shared/ui';
import { ListOrdered, Plus } from 'lucide-react';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { RecordList } from '../../lists/RecordList.tsx';
import { RecordRow } from '../../lists/RecordRow.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { ArchiveSelected } from '../../places/ArchiveSelected.tsx';
import { OrderScreen, ROWS_IN_ORDER } from '../../places/OrderScreen.tsx';
import { PlaceBadges } from '../../places/PlaceBadges.tsx';
import { PlaceFacts } from '../../places/PlaceFacts.tsx';
import { PlaceFilters } from '../../places/PlaceFilters.tsx';
import { useConsoleTownsQuery, useOrderTownsMutation } from '../../places/places.api.ts';
import { usePlaceList } from '../../places/use-place-list.ts';

const LIST = '/console/towns';
const FIRST = { sort: 'score', _limit: ROWS_IN_ORDER } as const;

/** /console/towns: the towns of the site; with `?mode=order` their order. */
export function TownsPage() {
  const { address } = usePlaceList();
  return address.filter('mode') === 'order' ? <TownOrder /> : <TownList />;
}

function TownList() {
  const { t, localize } = useMessages();
  const { address, selection, sorts, query } = usePlaceList();
  const towns = useConsoleTownsQuery(query);
  const nameOf = ({ id, title }: Pick<ConsoleTown, 'id' | 'title'>) => localize(title) || id;
  const add = (
    <Button as={Link} to={`${LIST}/new`} icon={<Plus size={18} aria-hidden="true" />}>
      {t('towns.new')}
    </Button>
  );
  return (
    <ConsoleScreen
      title={t('towns.title')}
      text={t('towns.text')}
      action={
        <Cluster gap={2}>
          <Button
            as={Link}
            to={`${LIST}?mode=order`}
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
        label={t('towns.title')}
        address={address}
        query={towns}
        idOf={({ id }) => id}
        nameOf={nameOf}
        sorts={sorts}
        filters={<PlaceFilters address={address} />}
        selection={selection}
        bulkActions={
          <ArchiveSelected
            kind="town"
            selection={selection}
            isArchive={query.archived === 'yes'}
            nameOf={(id) => nameOf(towns.data?.rows.find((row) => row.id === id) ?? { id, title: {} })}
          />
        }
        empty={{ title: t('towns.none'), text: t('towns.noneText'), action: add }}
      >
        {(town, checkbox) => (
          <RecordRow
            to={`${LIST}/${encodeURIComponent(town.id)}`}
            title={<LocalizedTitle text={town.title} fallback={town.id} />}
            picture={town.mainImageId ?? null}
            badges={<PlaceBadges isPrivate={town.isPrivate} isArchived={town.isArchived} />}
            facts={
              <PlaceFacts score={town.score} modifiedDate={town.modifiedDate}>
                <span>{t('towns.listings', { count: town.listings })}</span>
              </PlaceFacts>
            }
            checkbox={checkbox}
          />
        )}
      </RecordList>
    </ConsoleScreen>
  );
}

function TownOrder() {
  const { t } = useMessages();
  const query = useConsoleTownsQuery(FIRST);
  const [order] = useOrderTownsMutation();
  return (
    <OrderScreen
      title={t('towns.order')}
      list={LIST}
      query={query}
      save={(ids) => order({ ids, shown: FIRST }).unwrap()}
    />
  );
}
