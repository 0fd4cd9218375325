import { expect, test } from '@jest/globals';
import { slideImage } from './slide-image.ts';

test('our own picture has several widths, up to the widest that is stored', () => {
  const slide = slideImage({ type: 'picture', mainImageId: 'a', aspects: { width: 3, height: 4 } }, 'A');
  expect(slide.alt).toBe('A');
  expect(slide.src).toBe('/images/a?w=960');
  expect(slide.srcSet?.[0]).toEqual({ src: '/images/a?w=320', width: 320, height: 427 });
  expect(slide.srcSet).toHaveLength(5);
});

test('a signed address keeps its signature', () => {
  const slide = slideImage({ type: 'picture', imageURL: '/images/a?s=secret' }, '');
  expect(slide.srcSet?.[4]?.src).toBe('/images/a?s=secret&w=1920');
});

test('a foreign picture is used unchanged', () => {
  expect(slideImage({ type: 'picture', imageURL: 'https://x.example/a.jpg' }, '')).toEqual({
    src: 'https://x.example/a.jpg',
    alt: '',
  });
});
