import { describe, expect, test } from '@jest/globals';
import type { GalleryItem } from '../contracts/portal.ts';
import { arrangeGallery, coverOf, type GalleryEntry } from './gallery-arrangement.ts';

const NOW = Date.parse('2026-03-01T03:00:00Z');

/**
 * One letter per item: p picture, v video, x an expired picture, s a picture that expires soon. The first is the cover.
 */
const gallery = (letters: string): GalleryItem[] =>
  [...letters].map((letter) => ({
    type: letter === 'v' ? 'video' : 'picture',
    ...(letter === 'x' ? { expDate: '2026-02-01' } : {}),
    ...(letter === 's' ? { expDate: '2026-03-02' } : {}),
  }));

const indexes = (entries: readonly GalleryEntry[]): number[] => entries.map(({ index }) => index);
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

describe('arrangeGallery for visitors', () => {
  test.each([
    ['[AMBIG-14] the cover is not shown again', 'cpp', [1, 2], []],
    ['[GAL-09] ten items in full', `c${'p'.repeat(10)}`, range(1, 10), []],
    ['[GAL-11] later pictures become thumbnails', `c${'p'.repeat(12)}`, range(1, 10), [11, 12]],
    ['[GAL-10] later videos stay in full', `c${'p'.repeat(11)}vpv`, [...range(1, 10), 12, 14], [11, 13]],
    ['[GAL-14] expired items are hidden', 'cpxp', [1, 3], []],
    ['[GAL-09] expired items are not counted', `cx${'p'.repeat(11)}`, range(2, 11), [12]],
    ['[GAL-15] items without expDate, and those not over yet, are shown', 'cpsv', [1, 2, 3], []],
  ])('%s', (_title, letters, full, thumbnails) => {
    const arranged = arrangeGallery(gallery(letters), NOW, { isEditor: false });
    expect(indexes(arranged.full)).toEqual(full);
    expect(indexes(arranged.thumbnails)).toEqual(thumbnails);
    expect(indexes(arranged.all)).toEqual([...full, ...thumbnails].sort((a, b) => a - b));
  });
});

test('[AMBIG-36] editors see expired items marked as such, and these do not count among the first ten', () => {
  const arranged = arrangeGallery(gallery(`cx${'p'.repeat(11)}x`), NOW, { isEditor: true });
  expect(indexes(arranged.full)).toEqual(range(1, 11));
  expect(indexes(arranged.thumbnails)).toEqual([12, 13]);
  expect(arranged.all.filter((entry) => entry.isExpired).map(({ index }) => index)).toEqual([1, 13]);
});

test('without images the arrangement is empty', () => {
  expect(arrangeGallery(undefined, NOW, { isEditor: false })).toEqual({ all: [], full: [], thumbnails: [] });
  expect(coverOf(undefined)).toBeUndefined();
});

test('[AMBIG-35, GAL-14] a bare date expires at the end of its day in the portal’s time zone', () => {
  const items: GalleryItem[] = [{ type: 'picture' }, { type: 'picture', expDate: '2026-03-01' }];
  // After midnight in Auckland, before midnight in Bangkok.
  const now = Date.parse('2026-03-01T12:00:00Z');
  const seen = (timeZone?: string) => indexes(arrangeGallery(items, now, { isEditor: false, timeZone }).all);
  expect([seen(), seen('Asia/Bangkok'), seen('Pacific/Auckland')]).toEqual([[1], [1], []]);
});
