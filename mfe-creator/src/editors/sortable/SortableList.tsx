import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useText } from '@portico/shared/platform';
import { spacing, VisuallyHidden } from '@portico/shared/ui';
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
 * A list in an order of one's own: by dragging a row's handle, with the handle and the arrow keys, or with its buttons.
 * Every way says where the entry is now, in the page's language.
 */
export function SortableList(props: {
  label: string;
  entries: readonly SortableEntry[];
  /** The ids in their new order. */
  onOrder: (ids: string[]) => void;
}) {
  const { label, entries, onOrder } = props;
  const { t } = useText('mfe-creator');
  const [spoken, setSpoken] = useState('');
  const sensors = useSensors(
    // A press that does not move is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = entries.map(({ id }) => id);
  const total = entries.length;
  const nameOf = (id: UniqueIdentifier) => entries.find((entry) => entry.id === id)?.name ?? '';
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;

  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      t('sortable.lifted', { name: nameOf(active.id), place: placeOf(active.id), total }),
    onDragOver: ({ active, over }) =>
      over ? t('sortable.over', { name: nameOf(active.id), place: placeOf(over.id), total }) : undefined,
    onDragEnd: ({ active, over }) =>
      t('sortable.moved', { name: nameOf(active.id), place: placeOf((over ?? active).id), total }),
    onDragCancel: ({ active }) => t('sortable.cancelled', { name: nameOf(active.id) }),
  };

  function move(from: number, to: number) {
    if (to < 0 || to >= total) return;
    onOrder(arrayMove(ids, from, to));
    setSpoken(t('sortable.moved', { name: entries[from]?.name ?? '', place: to + 1, total }));
  }
  function onDragEnd({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id)
      onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('sortable.instructions') } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol
          role="list"
          aria-label={label}
          css={{ display: 'grid', gap: spacing[2], listStyle: 'none', padding: 0 }}
        >
          {entries.map(({ id, name, content }, place) => (
            <SortableRow
              key={id}
              id={id}
              name={name}
              isFirst={place === 0}
              isLast={place === total - 1}
              onUp={() => move(place, place - 1)}
              onDown={() => move(place, place + 1)}
            >
              {content}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </DndContext>
  );
}
