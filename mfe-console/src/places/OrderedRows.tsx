import { css } from '@emotion/react';
import { MoveButtons, SortableList } from '@portico/shared/patterns';
import { color, radii, spacing } from '@portico/shared/ui';
import type { ReactNode } from 'react';
import { useMoveLabels } from '../forms/use-move-labels.ts';

const rowStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing[2],
  minBlockSize: 60,
  padding: `${spacing[1]} ${spacing[2]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radii.md,
  background: color.surface,
});

/** Below this width the buttons are in a line of their own. */
const nameStyles = css({
  flex: '1 1 14rem',
  display: 'flex',
  alignItems: 'center',
  gap: spacing[2],
  minInlineSize: 0,
});

/** Rows in an order that is changed by dragging, with the keyboard, or with buttons. */
export function OrderedRows<Row extends { id: string }>(props: {
  /** The list's accessible name. */
  label: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Called with all ids in their new order, and the row that was moved. */
  onOrder: (ids: string[], moved: Row) => void;
  children: (row: Row) => ReactNode;
  /** Buttons at the end of a row, after those that move it. */
  actions?: (row: Row) => ReactNode;
}) {
  const { label, rows, nameOf, onOrder, children, actions } = props;
  const labels = useMoveLabels();

  function move(from: number, to: number): void {
    const moved = rows[from];
    if (!moved) return;
    const ids = rows.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    onOrder(ids, moved);
  }
  return (
    <SortableList
      label={label}
      items={rows}
      idOf={({ id }) => id}
      nameOf={nameOf}
      onMove={move}
      labels={labels}
    >
      {(row, controls, index) => (
        <div css={rowStyles}>
          <div css={nameStyles}>
            {controls.handle}
            <div css={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>{children(row)}</div>
          </div>
          <div css={{ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' }}>
            <MoveButtons
              controls={controls}
              index={index}
              labels={{ up: labels.up(nameOf(row)), down: labels.down(nameOf(row)) }}
            />
            {actions?.(row)}
          </div>
        </div>
      )}
    </SortableList>
  );
}
