import { failureMessage, useWebConfigQuery } from '@portico/shared/api';
import type { ListedPortal, LocalizedText } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { IconButton } from '@portico/shared/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { RecordPicker } from '../forms/RecordPicker.tsx';
import { Pager } from '../lists/Pager.tsx';
import { RecordRow } from '../lists/RecordRow.tsx';
import { ROWS_PER_PAGE, useListAddress } from '../lists/use-list-address.ts';
import { useMessages } from '../messages/use-messages.ts';
import { AssignedRecords } from './AssignedRecords.tsx';
import { PlaceBadges } from './PlaceBadges.tsx';
import { useAssignablePortalsQuery, useConsoleListingPortalsQuery } from './places.api.ts';
import { useAssignment } from './use-assignment.ts';

/** The released pages of a listing: assigned by search, and removed. */
export function ListingPortals({ listing, title }: { listing: string; title: LocalizedText }) {
  const { t, localize } = useMessages();
  const notify = useNotify();
  const { page, change } = useListAddress('');
  const query = useConsoleListingPortalsQuery({
    id: listing,
    _start: (page - 1) * ROWS_PER_PAGE,
    _limit: ROWS_PER_PAGE,
  });
  const assign = useAssignment();
  const [isPicking, setPicking] = useState(false);
  const [text, setText] = useState('');
  const { data: site } = useWebConfigQuery();
  const provider = site?.provider;
  const found = useAssignablePortalsQuery(
    { provider: provider ?? '', q: text },
    { skip: !isPicking || provider === undefined },
  );
  const nameOf = (portal: Pick<ListedPortal, 'id' | 'title'>) => localize(portal.title) || portal.id;

  async function remove(portal: ListedPortal): Promise<void> {
    try {
      const done = t('places.removed', { name: nameOf(portal) });
      await assign([portal.id], { removeListings: [listing] }, () => done);
    } catch (failure) {
      notify({ tone: 'danger', text: t('places.notRemoved'), detail: failureMessage(failure) });
    }
  }

  return (
    <AssignedRecords
      labels={{
        title: t('listings.portalsTitle'),
        text: t('listings.portalsText'),
        assign: t('listings.assign'),
        none: t('listings.noPortals'),
        noneText: t('listings.noPortalsText'),
      }}
      query={query}
      onAssign={() => setPicking(true)}
      picker={
        <RecordPicker
          open={isPicking}
          title={t('listings.assignTo', { name: localize(title) || listing })}
          onSearch={setText}
          query={found}
          isAssigned={(id) =>
            found.data?.rows.some((row) => row.id === id && row.listings.includes(listing)) ?? false
          }
          onAssign={(chosen) =>
            assign(
              chosen.map(({ id }) => id),
              { addListings: [listing] },
              (count) => t('listings.assigned', { count }),
            )
          }
          onClose={() => setPicking(false)}
        />
      }
    >
      {({ total, rows }) => (
        <>
          <ul role="list" aria-label={t('listings.portalsTitle')} aria-busy={query.isFetching}>
            {rows.map((portal) => (
              <li key={portal.id}>
                <RecordRow
                  to={`/portals/${encodeURIComponent(portal.id)}`}
                  title={<LocalizedTitle text={portal.title} fallback={portal.id} />}
                  picture={portal.mainImageId ?? null}
                  badges={<PlaceBadges isPrivate={portal.isPrivate} />}
                  actions={
                    <IconButton
                      label={t('places.removeNamed', { name: nameOf(portal) })}
                      onClick={() => void remove(portal)}
                    >
                      <X size={18} aria-hidden="true" />
                    </IconButton>
                  }
                  checkbox={<span />}
                />
              </li>
            ))}
          </ul>
          <Pager
            page={page}
            pages={Math.ceil(total / ROWS_PER_PAGE)}
            onChange={(next) => change({ page: next })}
          />
        </>
      )}
    </AssignedRecords>
  );
}
