import { expect, test } from '@jest/globals';
import type { GalleryItem } from '@portico/shared/contracts';
import { twoColumns } from './two-columns.ts';

const photo = (width: number, height: number, description = ''): GalleryItem => ({
  type: 'picture',
  aspects: { width, height },
  description: { en: description },
});
const localize = (text: GalleryItem['title']) => text?.en ?? '';

test.each<[string, GalleryItem[], string]>([
  [
    'side by side where all are alike',
    [photo(4, 3), photo(4, 3), photo(4, 3), photo(4, 3)],
    'start end start end',
  ],
  ['under the shorter of two', [photo(1, 2), photo(2, 1), photo(2, 1)], 'start end end'],
  ['beside long words', [photo(4, 3, 'x'.repeat(200)), photo(4, 3), photo(4, 3)], 'start end end'],
  ['in the first, where it is alone', [photo(4, 3)], 'start'],
])('[GAL-08] photos in two columns are arranged %s', (_how, items, columns) => {
  expect(twoColumns(items, localize).join(' ')).toBe(columns);
});
