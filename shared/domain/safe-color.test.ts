import { expect, test } from '@jest/globals';
import { safeColor } from './safe-color.ts';

test.each([
  ['goldenrod', 'goldenrod'],
  [' #0a0 ', '#0a0'],
  ['#11223344', '#11223344'],
  ['rgb(10, 20, 30)', 'rgb(10, 20, 30)'],
  ['hsl(120 50% 50% / 0.4)', 'hsl(120 50% 50% / 0.4)'],
  ['red;position:fixed;inset:0', undefined],
  ['url(https://x.example)', undefined],
  ['var(--color-ink)', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j becomes %j', (text, color) => {
  expect(safeColor(text)).toBe(color);
});
