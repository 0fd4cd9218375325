import { expect, test } from '@jest/globals';
import type { GalleryItem } from '@portico/shared/contracts';
import { endingItems } from './ending-items.ts';

const item = (title: string, expDate?: string): GalleryItem =>
  ({ title: { en: title }, ...(expDate ? { expDate } : {}) }) as GalleryItem;

test('what ends, the next one first, on the day of the place', () => {
  const galleryImages = [
    item('always'),
    item('late', '2026-12-31'),
    item('soon', '2026-12-01T18:30:00.000Z'),
    item('odd', 'some day'),
  ];
  expect(endingItems({ galleryImages }).map(({ title, day }) => [title?.en, day])).toEqual([
    ['soon', '2026-12-02'],
    ['late', '2026-12-31'],
  ]);
  expect(endingItems({})).toEqual([]);
});
