import { useText } from '@portico/shared/platform';
import { media, useMediaQuery } from '@portico/shared/ui';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** Rows of Page Up and Page Down. */
const PAGE_ROWS = 5;
const CELL = '[role=gridcell]';
const FIELDS_AND_BUTTONS = 'textarea, button';

/**
 * The keys of the grid pattern of WAI-ARIA, for a table that has columns (`isOn`) and whose cells contain fields and
 * buttons. Cells are rendered with role gridcell and, like the fields and buttons in them, with tabIndex -1.
 */
export function useGridNavigation(isOn: boolean) {
  const { direction } = useText('mfe-creator');
  const grid = useRef<HTMLTableElement>(null);
  const last = useRef<{ cell: HTMLElement; focused: Element }>(undefined);

  /** Makes the focused cell the tab stop, and what it contains while the focus is in it. */
  function markTabStops(cell: HTMLElement, focused: Element): void {
    for (const one of grid.current?.querySelectorAll<HTMLElement>(`${CELL}[tabindex="0"]`) ?? [])
      if (one !== cell) setTabStops(one, { cell: false, content: false });
    setTabStops(cell, { cell: true, content: focused !== cell });
  }

  useEffect(() => {
    if (!isOn || !grid.current) return;
    const { cell, focused } = last.current ?? {};
    const isFocusLost = focused?.isConnected === false && document.activeElement === document.body;
    // A button that was pressed is gone once it has done its work.
    if (cell?.isConnected && isFocusLost) cell.focus();
    const stop = cell?.isConnected ? cell : grid.current.querySelector<HTMLElement>(CELL);
    if (stop)
      markTabStops(stop, stop.contains(document.activeElement) ? (document.activeElement ?? stop) : stop);
  });

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const cell = target.closest<HTMLElement>(CELL);
    if (!cell) return;
    last.current = { cell, focused: target };
    markTabStops(cell, target);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>(CELL);
    if (!cell || event.nativeEvent.isComposing) return;
    const next =
      target === cell ? nextFocus(event, cell, direction) : event.key === 'Escape' ? cell : undefined;
    if (!next) return;
    // Escape would close the dialog, and arrow keys would scroll it.
    event.preventDefault();
    next.focus();
  }

  return isOn ? { ref: grid, role: 'grid', onFocus, onKeyDown } : { ref: grid };
}

function setTabStops(cell: HTMLElement, isStop: { cell: boolean; content: boolean }): void {
  cell.tabIndex = isStop.cell ? 0 : -1;
  for (const one of cell.querySelectorAll<HTMLElement>(FIELDS_AND_BUTTONS))
    one.tabIndex = isStop.content ? 0 : -1;
}

/** Where a key leads from a cell; undefined for other keys. */
function nextFocus(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  cell: HTMLElement,
  direction: 'ltr' | 'rtl',
): HTMLElement | null | undefined {
  if (altKey || shiftKey) return undefined;
  if (key === 'Enter' || key === 'F2') return cell.querySelector<HTMLElement>(FIELDS_AND_BUTTONS);
  const rows = [...(cell.closest('tbody')?.rows ?? [])].map((row) => [
    ...row.querySelectorAll<HTMLElement>(CELL),
  ]);
  const row = rows.findIndex((cells) => cells.includes(cell));
  const column = rows[row]?.indexOf(cell) ?? 0;
  const forward = direction === 'rtl' ? -1 : 1;
  const end = rows.length - 1;
  const isWhole = ctrlKey || metaKey;
  const targets: Record<string, readonly [row: number, column: number]> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowRight: [row, column + forward],
    ArrowLeft: [row, column - forward],
    Home: [isWhole ? 0 : row, 0],
    End: [isWhole ? end : row, (rows[row]?.length ?? 1) - 1],
    PageUp: [Math.max(0, row - PAGE_ROWS), column],
    PageDown: [Math.min(end, row + PAGE_ROWS), column],
  };
  const target = targets[key];
  if (!target) return undefined;
  // At the edge the focus stays, and the dialog does not scroll.
  return rows[target[0]]?.[target[1]] ?? cell;
}

/** Whether the window is wide enough for a table with columns; on a phone its rows are cards. */
export const useHasColumns = (): boolean =>
  useMediaQuery(media.tabletUp.replace('@media ', ''), { onServer: true, unsupported: true });
