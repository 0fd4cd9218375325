import { LANGUAGES } from '@portico/shared/contracts';
import { type ListAddress, listQuery, useListAddress } from '../lists/use-list-address.ts';
import { type Selection, useSelection } from '../lists/use-selection.ts';
import { useMessages } from '../messages/use-messages.ts';

/** The first is the order that visitors see. */
const SORTS = ['score', 'title', 'changed'] as const;

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** The state of a list of towns or listings, and the query of its call; other values in the address are ignored. */
export function usePlaceList(): {
  address: ListAddress;
  selection: Selection;
  sorts: { value: string; label: string }[];
  query: ReturnType<typeof placeQuery>;
} {
  const { t } = useMessages();
  const address = useListAddress(SORTS[0]);
  const selection = useSelection();
  const sorts = SORTS.map((value) => ({ value, label: t(`places.sort.${value}`) }));
  return { address, selection, sorts, query: placeQuery(address) };
}

function placeQuery(address: ListAddress) {
  const missing = oneOf(LANGUAGES, address.filter('missing'));
  return {
    ...listQuery(address),
    sort: oneOf(SORTS, address.sort) ?? SORTS[0],
    ...(missing ? { missing } : {}),
    ...(address.filter('archived') === 'yes' ? { archived: 'yes' as const } : {}),
  };
}
