import { expect, test } from '@jest/globals';
import { brandContrast } from './brand-contrast.ts';

test.each([
  ['#0b5a57', 8, false],
  ['#767676', 4.5, false],
  // 4.48:1 is not rounded up.
  ['#777777', 4.4, true],
  ['#ffd400', 1.4, true],
  ['#fff', 1, true],
])('white text on %s has a contrast of %p', (color, white, isPoor) => {
  expect(brandContrast(color)).toMatchObject({ white, isPoor });
});

test.each(['#ffd400', '#777777', '#ffffff', '#000000', '#0b5a57'])(
  'what the pages make of %s can be read in both themes',
  (color) => {
    const { light, dark } = brandContrast(color)?.used ?? {};
    expect(light?.ratio).toBeGreaterThanOrEqual(4.5);
    expect(dark?.ratio).toBeGreaterThanOrEqual(4.5);
  },
);

test('another shade that the pages use is marked', () => {
  const { light, dark } = brandContrast('#000000')?.used ?? {};
  expect([light?.isAdjusted, dark?.isAdjusted]).toEqual([false, true]);
  expect(brandContrast('#')).toBeUndefined();
});
