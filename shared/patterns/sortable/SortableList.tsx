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
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconButton } from '@portico/shared/ui';
import { GripVertical } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

/** Distance in px before a press counts as a drag, so that a tap on the handle is not one. */
const DRAG_AFTER_PX = 4;

/** Screen reader messages while an entry is moved; `place` and `total` count from 1. */
export interface SortableLabels {
  /** Label of the handle, with its entry's name. */
  handle: (name: string) => string;
  /** How to move an entry by keyboard. */
  instructions: string;
  pickedUp: (name: string, place: number, total: number) => string;
  movedTo: (name: string, place: number, total: number) => string;
  dropped: (name: string, place: number, total: number) => string;
  cancelled: (name: string) => string;
}

interface SortableListProps<Item> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** The entry's visible name. */
  nameOf: (item: Item) => string;
  /** Called after a move; indexes count from 0. */
  onMove: (from: number, to: number) => void;
  words: SortableLabels;
  /** Disables moving. */
  isBusy?: boolean | undefined;
  /** Renders an entry; `handle` is its drag handle. */
  children: (item: Item, handle: ReactNode, index: number) => ReactNode;
}

/** A list that is sorted by pointer, touch or keyboard; every step is announced. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, nameOf, onMove, words, isBusy = false, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(idOf);
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const nameById = (id: UniqueIdentifier): string => {
    const item = items[placeOf(id) - 1];
    return item === undefined ? '' : nameOf(item);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.pickedUp(nameById(active.id), placeOf(active.id), ids.length),
    onDragOver: ({ active, over }) =>
      over ? words.movedTo(nameById(active.id), placeOf(over.id), ids.length) : undefined,
    onDragEnd: ({ active, over }) =>
      words.dropped(nameById(active.id), placeOf((over ?? active).id), ids.length),
    onDragCancel: ({ active }) => words.cancelled(nameById(active.id)),
  };

  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    onMove(placeOf(active.id) - 1, placeOf(over.id) - 1);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={isBusy}>
        <ol role="list" aria-label={label} css={{ display: 'grid', gap: 8, minInlineSize: 0 }}>
          {items.map((item, index) => (
            <Entry key={idOf(item)} id={idOf(item)} label={words.handle(nameOf(item))} isBusy={isBusy}>
              {(handle) => children(item, handle, index)}
            </Entry>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function Entry(props: {
  id: string;
  label: string;
  isBusy: boolean;
  children: (handle: ReactNode) => ReactNode;
}) {
  const { id, label, isBusy, children } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const movement: CSSProperties = {
    transform: CSS.Translate.toString(transform) ?? '',
    transition: transition ?? '',
  };
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      label={label}
      {...attributes}
      {...listeners}
      aria-disabled={isBusy || undefined}
      // Prevents scrolling while a finger drags the handle.
      css={{ flex: 'none', cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
    >
      <GripVertical size={20} aria-hidden="true" />
    </IconButton>
  );
  return (
    <li
      ref={setNodeRef}
      style={movement}
      css={{
        position: 'relative',
        minInlineSize: 0,
        ...(isDragging ? { zIndex: 1, opacity: 0.85, boxShadow: 'var(--shadow-md)' } : {}),
      }}
    >
      {children(handle)}
    </li>
  );
}
