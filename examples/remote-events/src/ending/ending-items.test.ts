import { expect, test } from '@jest/globals';
import type { GalleryItem } from '@portico/shared/contracts';
import { endingItems } from './ending-items.ts';

const item = (title: string, expDate?: string): GalleryItem =>
  ({ title: { en: title }, ...(expDate ? { expDate } : {}) }) as GalleryItem;

test('lists expiring entries, the next one first, with the day in the time zone of the portal', () => {
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

test('a bare date ends with the day in the time zone of the portal', () => {
  const galleryImages = [item('late', '2026-12-31')];
  const openingHours = { timezone: 'America/New_York', week: {} };
  expect(endingItems({ galleryImages, openingHours })).toEqual([
    { title: { en: 'late' }, endsAt: Date.parse('2027-01-01T05:00:00.000Z'), day: '2026-12-31' },
  ]);
});
