import { IconButton } from '@portico/shared/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { SortableControls } from './SortableList.tsx';

/** Buttons that move an entry of a `SortableList` up and down by one. */
export function MoveButtons(props: {
  controls: Pick<SortableControls, 'moveTo' | 'isFirst' | 'isLast'>;
  /** Position from 0. */
  index: number;
  /** Accessible names. */
  labels: Record<'up' | 'down', string>;
}) {
  const { controls, index, labels } = props;
  const { moveTo, isFirst, isLast } = controls;
  return (
    <>
      <IconButton label={labels.up} aria-disabled={isFirst || undefined} onClick={() => moveTo(index - 1)}>
        <ArrowUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={labels.down} aria-disabled={isLast || undefined} onClick={() => moveTo(index + 1)}>
        <ArrowDown size={20} aria-hidden="true" />
      </IconButton>
    </>
  );
}
