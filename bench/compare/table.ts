import { type Figure, judge } from './judge.ts';

const NAME = 48;
const CELL = 11;
/** By unit: the divisor and the number of decimals. */
const SHOWN: Record<Figure['unit'], { of: number; digits: number }> = {
  KB: { of: 1024, digits: 2 },
  MB: { of: 1024 * 1024, digits: 0 },
  ms: { of: 1, digits: 1 },
  'per second': { of: 1, digits: 0 },
  '': { of: 1, digits: 3 },
};

/** Both sides with their ratio; changes above the noise are marked 'better' or 'worse'. */
export function table(title: string, figures: readonly Figure[]): string {
  const head = ['before', 'now', 'ratio', 'noise'].map((cell) => cell.padStart(CELL)).join('');
  return [title.padEnd(NAME) + head, ...figures.map(line)].join('\n');
}

function line(figure: Figure): string {
  const { before, now, ratio, noise, verdict } = judge(figure);
  const cells = [
    value(before, figure.unit),
    value(now, figure.unit),
    ratio?.toFixed(2) ?? '-',
    noise === undefined ? '-' : `${(noise * 100).toFixed(0)} %`,
  ];
  const name = `  ${figure.name}${figure.unit === '' ? '' : `, ${figure.unit}`}`;
  const mark = verdict === 'same' || verdict === 'within the noise' ? '' : `  ${verdict}`;
  return name.padEnd(NAME) + cells.map((cell) => cell.padStart(CELL)).join('') + mark;
}

function value(number: number | undefined, unit: Figure['unit']): string {
  if (number === undefined) return '-';
  const { of, digits } = SHOWN[unit];
  return Number.isInteger(number) && unit === '' ? String(number) : (number / of).toFixed(digits);
}
