import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useText } from '@portico/shared/platform';
import { color, IconButton, radii, spacing } from '@portico/shared/ui';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';

/** One row: its handle, what it shows, and the buttons that move it by one. */
export function SortableRow(props: {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  children: ReactNode;
}) {
  const { id, name, isFirst, isLast, onUp, onDown, children } = props;
  const { t } = useText('mfe-creator');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      css={{
        position: 'relative',
        zIndex: isDragging ? 1 : undefined,
        display: 'flex',
        alignItems: 'center',
        gap: spacing[2],
        minInlineSize: 0,
        paddingBlock: 4,
        borderRadius: radii.md,
        border: `1px solid ${color.line}`,
        background: color.surface,
        boxShadow: isDragging ? 'var(--shadow-md)' : undefined,
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        label={t('sortable.handle', { name })}
        {...attributes}
        {...listeners}
        css={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
      >
        <GripVertical size={20} aria-hidden="true" />
      </IconButton>
      <div css={{ flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'center', gap: spacing[3] }}>
        {children}
      </div>
      <div css={{ flex: 'none', display: 'flex' }}>
        <IconButton label={t('sortable.up', { name })} aria-disabled={isFirst || undefined} onClick={onUp}>
          <ArrowUp size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('sortable.down', { name })} aria-disabled={isLast || undefined} onClick={onDown}>
          <ArrowDown size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
