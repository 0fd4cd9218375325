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
import { IconButton, VisuallyHidden } from '@portico/shared/ui';
import { GripVertical } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';

/** How far a pointer moves, in px, before a press on the handle is a drag. */
const DRAG_AFTER_PX = 4;

/** Messages while an entry is moved; `position` and `total` count from 1. */
export interface SortableLabels {
  /** The handle's accessible name. */
  handle: (name: string) => string;
  /** How to move an entry by keyboard. */
  instructions: string;
  pickedUp: (name: string, position: number, total: number) => string;
  movedTo: (name: string, position: number, total: number) => string;
  dropped: (name: string, position: number, total: number) => string;
  cancelled: (name: string) => string;
}

/** The ways to move one entry. */
export interface SortableControls {
  /** The button that the entry is dragged by, or moved by with the arrow keys. */
  handle: ReactNode;
  /** Moves the entry to a position from 0, for other buttons, and announces it. */
  moveTo: (position: number) => void;
  isFirst: boolean;
  isLast: boolean;
}

interface SortableListProps<Item> {
  /** The list's accessible name. */
  label: string;
  items: readonly Item[];
  /** How many entries there are if `items` is only the first part of them. */
  total?: number | undefined;
  idOf: (item: Item) => string;
  /** The entry's visible name. */
  nameOf: (item: Item) => string;
  /** Called when an entry was moved; positions count from 0. */
  onMove: (from: number, to: number) => void;
  labels: SortableLabels;
  /** While true nothing can be moved. */
  isBusy?: boolean | undefined;
  children: (item: Item, controls: SortableControls, index: number) => ReactNode;
}

/** A list that is reordered with a pointer, a finger, the keyboard or buttons; each way announces the new position. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, nameOf, onMove, labels, isBusy = false, children } = props;
  const total = props.total ?? items.length;
  const [announced, setAnnounced] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(idOf);
  const indexOf = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const nameById = (id: UniqueIdentifier): string => {
    const item = items[indexOf(id)];
    return item === undefined ? '' : nameOf(item);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => labels.pickedUp(nameById(active.id), indexOf(active.id) + 1, total),
    onDragOver: ({ active, over }) =>
      over ? labels.movedTo(nameById(active.id), indexOf(over.id) + 1, total) : undefined,
    onDragEnd: ({ active, over }) =>
      labels.dropped(nameById(active.id), indexOf((over ?? active).id) + 1, total),
    onDragCancel: ({ active }) => labels.cancelled(nameById(active.id)),
  };

  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    onMove(indexOf(active.id), indexOf(over.id));
  }

  function moveTo(item: Item, from: number, to: number) {
    if (isBusy || to === from || to < 0 || to >= total) return;
    onMove(from, to);
    setAnnounced(labels.dropped(nameOf(item), to + 1, total));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: labels.instructions } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={isBusy}>
        <ol role="list" aria-label={label} css={{ display: 'grid', gap: 8, minInlineSize: 0 }}>
          {items.map((item, index) => (
            <Entry key={idOf(item)} id={idOf(item)} label={labels.handle(nameOf(item))} isBusy={isBusy}>
              {(handle) => {
                const controls: SortableControls = {
                  handle,
                  moveTo: (to) => moveTo(item, index, to),
                  isFirst: index === 0,
                  isLast: index === total - 1,
                };
                return children(item, controls, index);
              }}
            </Entry>
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
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
      // A finger on the handle moves the entry and does not scroll the page.
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
