import { FIGURE_NAMES, type PortalFigures } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';

/** How a figure differs from the period before; `text` has a sign and is empty if nothing changed. */
export function changeOf(now: number, before: number): { direction: 'up' | 'down' | 'same'; text: string } {
  if (now === before) return { direction: 'same', text: '' };
  return now > before
    ? { direction: 'up', text: `+${groupedNumber(now - before)}` }
    : { direction: 'down', text: `−${groupedNumber(before - now)}` };
}

/** Whether visitors did nothing in this period and the one before. */
export const isEmpty = ({ totals, before, series, pictures }: PortalFigures): boolean =>
  pictures.length === 0 &&
  FIGURE_NAMES.every((figure) =>
    [totals, before, ...series].every((counts) => (counts?.[figure] ?? 0) === 0),
  );
