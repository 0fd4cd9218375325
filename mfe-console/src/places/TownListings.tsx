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
  const { t, localize } = useMessages();
  const notify = useNotify();
  const shown = { town, sort: 'score', _limit: LIMIT } as const;
  const query = useConsoleListingsQuery(shown);
  const [change] = useChangeListingsMutation();
  const [orderListings] = useOrderListingsMutation();
  const order = useOrder((ids) => orderListings({ ids, town, shown }).unwrap());
  const [isPicking, setPicking] = useState(false);
  const [text, setText] = useState('');
  const found = useConsoleListingsQuery({ q: text, sort: 'title', _limit: LIMIT }, { skip: !isPicking });
  const nameOf = (listing: Pick<ConsoleListing, 'id' | 'title'>) => localize(listing.title) || listing.id;

  /** Moves listings, and back to the towns that they were in. */
  async function move(ids: readonly string[], to: string | null, done: string): Promise<void> {
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
  }
  const assign = (chosen: readonly PickedRecord[]) =>
    move(
      chosen.map(({ id }) => id),
      town,
      t('towns.assigned', { count: chosen.length }),
    );
  async function remove(listing: ConsoleListing): Promise<void> {
    try {
      await move([listing.id], null, t('places.removed', { name: nameOf(listing) }));
    } catch (failure) {
      notify({ tone: 'danger', text: t('places.notRemoved'), detail: failureMessage(failure) });
    }
  }

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
        <RecordPicker
          open={isPicking}
          title={t('towns.assignTo', { name: localize(title) || town })}
          onSearch={setText}
          query={{ ...found, data: found.data && { ...found.data, rows: found.data.rows.map(withTown) } }}
          isAssigned={(id) => found.data?.rows.some((row) => row.id === id && row.town?.id === town) ?? false}
          onAssign={assign}
          onClose={() => setPicking(false)}
        />
      }
    >
      {({ total, rows }) => (
        <>
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
          {total > rows.length ? (
            <Link to={`/console/listings?town=${encodeURIComponent(town)}`}>{t('list.showAll')}</Link>
          ) : null}
        </>
      )}
    </AssignedRecords>
  );
}

const withTown = ({ id, title, town }: ConsoleListing): PickedRecord => ({ id, title, note: town?.title });
