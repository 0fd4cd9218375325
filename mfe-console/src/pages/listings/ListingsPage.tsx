import { LocalizedTitle } from '@portico/shared/patterns';
import { Field, Select } from '@portico/shared/ui';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { OrderScreen, ROWS_IN_ORDER } from '../../places/OrderScreen.tsx';
import { PlaceListScreen } from '../../places/PlaceListScreen.tsx';
import {
  useConsoleListingsQuery,
  useConsoleTownQuery,
  useConsoleTownsQuery,
  useOrderListingsMutation,
} from '../../places/places.api.ts';
import { usePlaceList } from '../../places/use-place-list.ts';

const FIRST = { sort: 'score', _limit: ROWS_IN_ORDER } as const;
const TOWNS = { sort: 'title', _limit: 100 } as const;

/** /console/listings: the listings of the site; with `?mode=order` their order. */
export function ListingsPage() {
  const { address } = usePlaceList();
  return address.filter('mode') === 'order' ? <ListingOrder /> : <ListingList />;
}

function ListingList() {
  const { t } = useMessages();
  const list = usePlaceList();
  const town = list.address.filter('town');
  const listings = useConsoleListingsQuery({ ...list.query, ...(town ? { town } : {}) });
  return (
    <PlaceListScreen
      kind="listing"
      list={list}
      query={listings}
      labels={{
        title: t('listings.title'),
        text: t('listings.text'),
        add: t('listings.new'),
        none: t('listings.none'),
        noneText: t('listings.noneText'),
      }}
      filters={<TownFilter address={list.address} />}
      facts={(listing) => (
        <>
          <span>
            {listing.town ? (
              <LocalizedTitle text={listing.town.title} fallback={listing.town.id} />
            ) : (
              t('listings.noTown')
            )}
          </span>
          <span>{t('listings.portals', { count: listing.portals })}</span>
        </>
      )}
    />
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
      list="/console/listings"
      query={query}
      save={(ids) => order({ ids, shown: FIRST }).unwrap()}
    />
  );
}
