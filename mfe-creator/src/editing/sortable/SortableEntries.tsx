import { type SortableLabels, SortableList } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import type { ReactNode } from 'react';
import { SortableRow } from './SortableRow.tsx';

/** An entry of a list that can be reordered. */
export interface SortableEntry {
  id: string;
  /** For announcements and the names of its buttons. */
  name: string;
  /** The content of its row. */
  content: ReactNode;
}

/** A list that is reordered by a row's handle or by its two buttons. */
export function SortableEntries(props: {
  label: string;
  entries: readonly SortableEntry[];
  /** Positions count from 0. */
  onMove: (from: number, to: number) => void;
}) {
  const { label, entries, onMove } = props;
  const { t } = useText('mfe-creator');
  const labels: SortableLabels = {
    handle: (name) => t('sortable.handle', { name }),
    instructions: t('sortable.instructions'),
    pickedUp: (name, place, total) => t('sortable.lifted', { name, place, total }),
    movedTo: (name, place, total) => t('sortable.over', { name, place, total }),
    dropped: (name, place, total) => t('sortable.moved', { name, place, total }),
    cancelled: (name) => t('sortable.cancelled', { name }),
  };
  return (
    <SortableList
      label={label}
      items={entries}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onMove={onMove}
      labels={labels}
    >
      {({ name, content }, controls, index) => (
        <SortableRow name={name} controls={controls} index={index}>
          {content}
        </SortableRow>
      )}
    </SortableList>
  );
}
