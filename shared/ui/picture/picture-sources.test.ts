import { expect, test } from '@jest/globals';
import { pictureSources } from './picture-sources.ts';

test.each([
  ['an image by id', { imageId: 'a' }, '/images/a?w=960', '/images/a?w=320 320w'],
  ['an address of ours', { src: '/images/a' }, '/images/a?w=960', '/images/a?w=320 320w'],
  [
    'a signed address of ours',
    { src: '/images/a?s=9.x' },
    '/images/a?s=9.x&w=960',
    '/images/a?s=9.x&w=320 320w',
  ],
  ['another place for images', { imageId: 'a', prefix: '/p' }, '/p/a?w=960', '/p/a?w=320 320w'],
])('[OPEN-44] %s has five widths', (_what, from, src, first) => {
  const sources = pictureSources(from);
  expect(sources?.src).toBe(src);
  expect(sources?.srcSet?.split(', ')).toHaveLength(5);
  expect(sources?.srcSet?.split(', ')[0]).toBe(first);
});

test.each([
  ['100vw', [320, 640, 960, 1280, 1920], 960],
  ['(min-width: 1024px) 282px, (min-width: 769px) 31vw, 46vw', [320, 640, 960], 960],
  ['(min-width: 1024px) 50vw, 100vw', [320, 640, 960, 1280, 1920], 960],
  ['(min-width: 769px) 220px, 31vw', [320, 640], 640],
  ['120px', [320], 320],
  ['min(64vmin, 420px)', [320, 640, 960, 1280, 1920], 960],
])('sizes of %s need twice its widest frame: widths of %p', (sizes, widths, plain) => {
  const sources = pictureSources({ imageId: 'a', sizes });
  expect(sources?.src).toBe(`/images/a?w=${plain}`);
  const offered = sources?.srcSet
    ?.split(', ')
    .map((source) => Number.parseInt(source.split(' ')[1] ?? '', 10));
  expect(offered ?? [plain]).toEqual(widths);
});

test.each(['/images/a?w=100', 'https://example.com/a.jpg'])('%s is used unchanged', (src) => {
  expect(pictureSources({ src })).toEqual({ src });
});

test('there is no picture without an id or an address', () => {
  expect(pictureSources({})).toBeUndefined();
});
