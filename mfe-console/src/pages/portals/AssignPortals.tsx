import { Menu, MenuItem } from '@portico/shared/ui';
import { useState } from 'react';
import { type PickedRecord, RecordPicker } from '../../forms/RecordPicker.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useConsoleListingsQuery, useConsoleTownsQuery } from '../../places/places.api.ts';
import { useAssignment } from '../../places/use-assignment.ts';

/** Towns or listings that one search shows. */
const FOUND = 100;

/** Adds pages to towns or listings, which are chosen by their names. */
export function AssignPortals({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const { t } = useMessages();
  const assign = useAssignment();
  const [place, setPlace] = useState<'towns' | 'listings'>('towns');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const query = { q: text, sort: 'title', _limit: FOUND } as const;
  const towns = useConsoleTownsQuery(query, { skip: !isOpen || place !== 'towns' });
  const listings = useConsoleListingsQuery(query, { skip: !isOpen || place !== 'listings' });
  const listingRows = listings.data && {
    ...listings.data,
    rows: listings.data.rows.map(({ id, title, town }): PickedRecord => ({ id, title, note: town?.title })),
  };

  async function add(chosen: readonly PickedRecord[]): Promise<void> {
    const added = chosen.map(({ id }) => id);
    const assignment = place === 'towns' ? { addTowns: added } : { addListings: added };
    await assign(ids, assignment, (number) => t('portals.assign.done', { number }));
    onDone();
  }
  const choose = (next: 'towns' | 'listings') => {
    setPlace(next);
    setOpen(true);
  };

  return (
    <>
      <Menu
        label={t('portals.assign.action')}
        trigger={t('portals.assign.action')}
        variant="secondary"
        size="sm"
        align="start"
      >
        <MenuItem onClick={() => choose('towns')}>{t('portals.assign.towns')}</MenuItem>
        <MenuItem onClick={() => choose('listings')}>{t('portals.assign.listings')}</MenuItem>
      </Menu>
      <RecordPicker
        open={isOpen}
        title={t(`portals.assign.${place}Title`, { number: ids.length })}
        onSearch={setText}
        query={place === 'towns' ? towns : { ...listings, data: listingRows }}
        onAssign={add}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
