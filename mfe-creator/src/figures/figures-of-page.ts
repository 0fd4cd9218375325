import type { FigureTotals, PortalFigures } from '@portico/shared/contracts';
import { groupedNumber } from '@portico/shared/domain';

/** The figures of a page, in the order of the screen. */
export const FIGURES = [
  'views',
  'shares',
  'calls',
  'directions',
  'scans',
] as const satisfies readonly (keyof FigureTotals)[];
export type FigureName = (typeof FIGURES)[number];

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
  FIGURES.every((figure) => [totals, before, ...series].every((counts) => (counts?.[figure] ?? 0) === 0));
