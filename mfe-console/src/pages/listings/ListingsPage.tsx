import type { ConsoleListing } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link } from '@portico/shared/platform';
import { Button, Cluster, Field, Select } from '@portico/shared/ui';
import { ListOrdered, Plus } from 'lucide-react';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { RecordList } from '../../lists/RecordList.tsx';
import { RecordRow } from '../../lists/RecordRow.tsx';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ArchiveSelected } from '../../places/ArchiveSelected.tsx';
import { OrderScreen, ROWS_IN_ORDER } from '../../places/OrderScreen.tsx';
import { PlaceBadges } from '../../places/PlaceBadges.tsx';
import { PlaceFacts } from '../../places/PlaceFacts.tsx';
import { PlaceFilters } from '../../places/PlaceFilters.tsx';
import {
  useConsoleListingsQuery,
  useConsoleTownQuery,
  useConsoleTownsQuery,
  useOrderListingsMutation,
} from '../../places/places.api.ts';
import { usePlaceList } from '../../places/use-place-list.ts';

const LIST = '/console/listings';
const FIRST = { sort: 'score', _limit: ROWS_IN_ORDER } as const;
const TOWNS = { sort: 'title', _limit: 100 } as const;

/** /console/listings: the listings of the site; with `?mode=order` their order. */
export function ListingsPage() {
  const { address } = usePlaceList();
  return address.filter('mode') === 'order' ? <ListingOrder /> : <ListingList />;
}

function ListingList() {
  const { t, localize } = useMessages();
  const { address, selection, sorts, query } = usePlaceList();
  const town = address.filter('town');
  const listings = useConsoleListingsQuery({ ...query, ...(town ? { town } : {}) });
  const nameOf = ({ id, title }: Pick<ConsoleListing, 'id' | 'title'>) => localize(title) || id;
  const add = (
    <Button as={Link} to={`${LIST}/new`} icon={<Plus size={18} aria-hidden="true" />}>
      {t('listings.new')}
    </Button>
  );
  return (
    <ConsoleScreen
      title={t('listings.title')}
      text={t('listings.text')}
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
        label={t('listings.title')}
        address={address}
        query={listings}
        idOf={({ id }) => id}
        nameOf={nameOf}
        sorts={sorts}
        filters={
          <>
            <TownFilter address={address} />
            <PlaceFilters address={address} />
          </>
        }
        selection={selection}
        bulkActions={
          <ArchiveSelected
            kind="listing"
            selection={selection}
            isArchive={query.archived === 'yes'}
            nameOf={(id) => nameOf(listings.data?.rows.find((row) => row.id === id) ?? { id, title: {} })}
          />
        }
        empty={{ title: t('listings.none'), text: t('listings.noneText'), action: add }}
      >
        {(listing, checkbox) => (
          <RecordRow
            to={`${LIST}/${encodeURIComponent(listing.id)}`}
            title={<LocalizedTitle text={listing.title} fallback={listing.id} />}
            picture={listing.mainImageId ?? null}
            badges={<PlaceBadges isPrivate={listing.isPrivate} isArchived={listing.isArchived} />}
            facts={
              <PlaceFacts score={listing.score} modifiedDate={listing.modifiedDate}>
                <span>
                  {listing.town ? (
                    <LocalizedTitle text={listing.town.title} fallback={listing.town.id} />
                  ) : (
                    t('listings.noTown')
                  )}
                </span>
                <span>{t('listings.portals', { count: listing.portals })}</span>
              </PlaceFacts>
            }
            checkbox={checkbox}
          />
        )}
      </RecordList>
    </ConsoleScreen>
  );
}

/** Offers the first hundred towns, and the one of the address. */
function TownFilter({ address }: { address: ListAddress }) {
  const { t, localize } = useMessages();
  const chosen = address.filter('town');
  const { data } = useConsoleTownsQuery(TOWNS);
  const towns = data?.rows ?? [];
  const isKnown = chosen === '' || towns.some(({ id }) => id === chosen);
  const { currentData: other } = useConsoleTownQuery(chosen, { skip: isKnown || !data });
  return (
    <Field label={t('listings.town')}>
      <Select value={chosen} onChange={({ target }) => address.change({ town: target.value })}>
        <option value="">{t('listings.allTowns')}</option>
        {towns.map(({ id, title }) => (
          <option key={id} value={id}>
            {localize(title) || id}
          </option>
        ))}
        {isKnown ? null : <option value={chosen}>{localize(other?.title) || chosen}</option>}
      </Select>
    </Field>
  );
}

function ListingOrder() {
  const { t } = useMessages();
  const query = useConsoleListingsQuery(FIRST);
  const [order] = useOrderListingsMutation();
  return (
    <OrderScreen
      title={t('listings.order')}
      list={LIST}
      query={query}
      save={(ids) => order({ ids, shown: FIRST }).unwrap()}
    />
  );
}
