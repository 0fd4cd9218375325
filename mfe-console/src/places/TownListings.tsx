import { failureMessage } from '@portico/shared/api';
import type { ConsoleListing, LocalizedText } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link, useNotify } from '@portico/shared/platform';
import { color, fontSizes, IconButton } from '@portico/shared/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { type PickedRecord, RecordPicker } from '../forms/RecordPicker.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { offerUndo } from '../undo/undo-offer.ts';
import { AssignedRecords } from './AssignedRecords.tsx';
import { OrderedRows } from './OrderedRows.tsx';
import { PlaceBadges } from './PlaceBadges.tsx';
import {
  useChangeListingsMutation,
  useConsoleListingsQuery,
  useOrderListingsMutation,
} from './places.api.ts';
import { useOrder } from './use-order.ts';

/** Listings of the town that are shown, and found by a search. */
const LIMIT = 100;

/** The listings of a town in the order of its page: assigned by search, moved and removed. */
export function TownListings({ town, title }: { town: string; title: LocalizedText }) {
  const { t } = useMessages();
  const query = useConsoleListingsQuery(shownOf(town));
  const [isPicking, setPicking] = useState(false);
  return (
    <AssignedRecords
      labels={{
        title: t('listings.title'),
        text: t('towns.listingsText'),
        assign: t('towns.assign'),
        none: t('towns.noListings'),
        noneText: t('towns.noListingsText'),
      }}
      query={query}
      onAssign={() => setPicking(true)}
      picker={
        <ListingPicker town={town} title={title} isOpen={isPicking} onClose={() => setPicking(false)} />
      }
    >
      {({ total, rows }) => (
        <>
          <ListingRows town={town} rows={rows} />
          {total > rows.length ? (
            <Link to={`/console/listings?town=${encodeURIComponent(town)}`}>{t('list.showAll')}</Link>
          ) : null}
        </>
      )}
    </AssignedRecords>
  );
}

function ListingPicker(props: { town: string; title: LocalizedText; isOpen: boolean; onClose: () => void }) {
  const { town, title, isOpen, onClose } = props;
  const { t, localize } = useMessages();
  const move = useMoveListings();
  const [text, setText] = useState('');
  const found = useConsoleListingsQuery({ q: text, sort: 'title', _limit: LIMIT }, { skip: !isOpen });
  return (
    <RecordPicker
      open={isOpen}
      title={t('towns.assignTo', { name: localize(title) || town })}
      onSearch={setText}
      query={{ ...found, data: found.data && { ...found.data, rows: found.data.rows.map(withTown) } }}
      isAssigned={(id) => found.data?.rows.some((row) => row.id === id && row.town?.id === town) ?? false}
      onAssign={(chosen) =>
        move(
          chosen.map(({ id }) => id),
          town,
          t('towns.assigned', { count: chosen.length }),
        )
      }
      onClose={onClose}
    />
  );
}

function ListingRows({ town, rows }: { town: string; rows: ConsoleListing[] }) {
  const { t, localize } = useMessages();
  const notify = useNotify();
  const move = useMoveListings();
  const [orderListings] = useOrderListingsMutation();
  const order = useOrder((ids) => orderListings({ ids, town, shown: shownOf(town) }).unwrap());
  const nameOf = (listing: Pick<ConsoleListing, 'id' | 'title'>) => localize(listing.title) || listing.id;

  async function remove(listing: ConsoleListing): Promise<void> {
    try {
      await move([listing.id], null, t('places.removed', { name: nameOf(listing) }));
    } catch (failure) {
      notify({ tone: 'danger', text: t('places.notRemoved'), detail: failureMessage(failure) });
    }
  }

  return (
    <OrderedRows
      label={t('listings.title')}
      rows={rows}
      nameOf={nameOf}
      onOrder={(ids, moved) => {
        const before = rows.map(({ id }) => id);
        void order(ids, before, nameOf(moved));
      }}
      actions={(listing) => (
        <IconButton
          label={t('places.removeNamed', { name: nameOf(listing) })}
          onClick={() => void remove(listing)}
        >
          <X size={20} aria-hidden="true" />
        </IconButton>
      )}
    >
      {(listing) => (
        <>
          <Link to={`/console/listings/${encodeURIComponent(listing.id)}`} css={{ color: color.ink }}>
            <LocalizedTitle text={listing.title} fallback={listing.id} />
          </Link>{' '}
          <PlaceBadges isPrivate={listing.isPrivate} />
          <span css={{ display: 'block', color: color.inkMuted, fontSize: fontSizes.sm }}>
            {t('listings.portals', { count: listing.portals })}
          </span>
        </>
      )}
    </OrderedRows>
  );
}

/** Moves listings to a town or out of theirs, and offers Undo, back to the towns that they were in. */
function useMoveListings() {
  const [change] = useChangeListingsMutation();
  return async (ids: readonly string[], to: string | null, done: string): Promise<void> => {
    const results = await change({ ids, town: to }).unwrap();
    const former = new Map<string | null, string[]>();
    for (const { id, before } of results) {
      if (before) former.set(before.town, [...(former.get(before.town) ?? []), id]);
    }
    if (former.size === 0) return;
    offerUndo({
      text: done,
      undo: () =>
        Promise.all([...former].map(([before, moved]) => change({ ids: moved, town: before }).unwrap())),
    });
  };
}

/** The query of the listings that are shown. */
const shownOf = (town: string) => ({ town, sort: 'score', _limit: LIMIT }) as const;

const withTown = ({ id, title, town }: ConsoleListing): PickedRecord => ({ id, title, note: town?.title });
