import { useMessages } from '../../messages/use-messages.ts';
import { OrderScreen, ROWS_IN_ORDER } from '../../places/OrderScreen.tsx';
import { PlaceListScreen } from '../../places/PlaceListScreen.tsx';
import { useConsoleTownsQuery, useOrderTownsMutation } from '../../places/places.api.ts';
import { usePlaceList } from '../../places/use-place-list.ts';

const FIRST = { sort: 'score', _limit: ROWS_IN_ORDER } as const;

/** /console/towns: the towns of the site; with `?mode=order` their order. */
export function TownsPage() {
  const { address } = usePlaceList();
  return address.filter('mode') === 'order' ? <TownOrder /> : <TownList />;
}

function TownList() {
  const { t } = useMessages();
  const list = usePlaceList();
  const towns = useConsoleTownsQuery(list.query);
  return (
    <PlaceListScreen
      kind="town"
      list={list}
      query={towns}
      labels={{
        title: t('towns.title'),
        text: t('towns.text'),
        add: t('towns.new'),
        none: t('towns.none'),
        noneText: t('towns.noneText'),
      }}
      facts={({ listings }) => <span>{t('towns.listings', { count: listings })}</span>}
    />
  );
}

function TownOrder() {
  const { t } = useMessages();
  const query = useConsoleTownsQuery(FIRST);
  const [order] = useOrderTownsMutation();
  return (
    <OrderScreen
      title={t('towns.order')}
      list="/console/towns"
      query={query}
      save={(ids) => order({ ids, shown: FIRST }).unwrap()}
    />
  );
}
