import { arrayMove, SortableList } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { VisuallyHidden } from '@portico/shared/ui';
import { type ReactNode, useState } from 'react';
import { SortableRow } from './SortableRow.tsx';

/** An entry of a list that can be put in order. */
export interface SortableEntry {
  id: string;
  /** For announcements and the names of its buttons. */
  name: string;
  /** What the row shows. */
  content: ReactNode;
}

/**
 * Entries that a person puts in order: by dragging a row's handle, by the arrow keys on the handle, or by its buttons.
 * Each way announces the entry's new position.
 */
export function SortableEntries(props: {
  label: string;
  entries: readonly SortableEntry[];
  /** The ids in their new order. */
  onOrder: (ids: string[]) => void;
}) {
  const { label, entries, onOrder } = props;
  const { t } = useText('mfe-creator');
  const [spoken, setSpoken] = useState('');
  const total = entries.length;
  const order = (from: number, to: number) =>
    onOrder(
      arrayMove(
        entries.map(({ id }) => id),
        from,
        to,
      ),
    );

  function step(from: number, to: number) {
    if (to < 0 || to >= total) return;
    order(from, to);
    setSpoken(t('sortable.moved', { name: entries[from]?.name ?? '', place: to + 1, total }));
  }

  return (
    <>
      <SortableList
        label={label}
        items={entries}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onMove={order}
        words={{
          handle: (name) => t('sortable.handle', { name }),
          instructions: t('sortable.instructions'),
          pickedUp: (name, place) => t('sortable.lifted', { name, place, total }),
          movedTo: (name, place) => t('sortable.over', { name, place, total }),
          dropped: (name, place) => t('sortable.moved', { name, place, total }),
          cancelled: (name) => t('sortable.cancelled', { name }),
        }}
      >
        {({ name, content }, handle, place) => (
          <SortableRow
            name={name}
            handle={handle}
            isFirst={place === 0}
            isLast={place === total - 1}
            onUp={() => step(place, place - 1)}
            onDown={() => step(place, place + 1)}
          >
            {content}
          </SortableRow>
        )}
      </SortableList>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}
