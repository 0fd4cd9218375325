import { expect, test } from '@jest/globals';
import { table } from './table.ts';

test('a line shows both sides, their ratio and noise, and marks what moved', () => {
  const lines = table('mfe-portal', [
    { name: 'route-portal', unit: 'KB', betterWhen: 'less', before: [2048], now: [1024] },
    {
      name: 'list of 12',
      unit: 'per second',
      betterWhen: 'more',
      before: [100, 110, 90],
      now: [105, 111, 99],
    },
    { name: 'layout shift', unit: '', betterWhen: 'less', before: [0, 0], now: [0.0125, 0.0125] },
    { name: 'requests', unit: '', betterWhen: 'less', before: [], now: [12] },
  ]).split('\n');
  expect(lines.map((line) => line.split(/\s{2,}/).filter((cell) => cell !== ''))).toEqual([
    ['mfe-portal', 'before', 'now', 'ratio', 'noise'],
    ['route-portal, KB', '2.00', '1.00', '0.50', '0 %', 'better'],
    ['list of 12, per second', '100', '105', '1.05', '20 %'],
    ['layout shift', '0', '0.013', '-', '-', 'worse'],
    ['requests', '-', '12', '-', '-', 'new'],
  ]);
});
