import { describe, expect, test } from '@jest/globals';
import { videoEmbed } from './video-embed.ts';

describe('a known video site uses its own player', () => {
  test.each([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    ],
    [
      'https://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=1m30s',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90&autoplay=1',
    ],
    [
      'https://youtu.be/dQw4w9WgXcQ?t=42',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42&autoplay=1',
    ],
    ['youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    [
      'https://www.youtube.com/live/dQw4w9WgXcQ?si=x',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    ],
    [
      'https://www.youtube.com/embed/dQw4w9WgXcQ?start=0',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    ],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    [
      'https://vimeo.com/channels/staffpicks/76979871',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    ],
    [
      'https://vimeo.com/76979871/ab12cd34ef',
      'https://player.vimeo.com/video/76979871?h=ab12cd34ef&dnt=1&autoplay=1',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=ab12',
      'https://player.vimeo.com/video/76979871?h=ab12&dnt=1&autoplay=1',
    ],
    [
      'https://www.facebook.com/watch/?v=10153231379946729',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D10153231379946729&show_text=false&autoplay=1',
    ],
    [
      'https://fb.watch/abc123/',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Ffb.watch%2Fabc123%2F&show_text=false&autoplay=1',
    ],
    [
      'https://www.tiktok.com/@scout2015/video/6718335390845095173',
      'https://www.tiktok.com/player/v1/6718335390845095173?autoplay=1',
    ],
    [
      'https://www.dailymotion.com/video/x8abcde',
      'https://geo.dailymotion.com/player.html?video=x8abcde&autoplay=1',
    ],
    ['https://dai.ly/x8abcde', 'https://geo.dailymotion.com/player.html?video=x8abcde&autoplay=1'],
    [
      'https://www.bilibili.com/video/BV1xx411c7mD/?p=1',
      'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD&autoplay=1',
    ],
  ])('[GAL-02, T-13] %s', (address, src) => {
    const embed = videoEmbed(address);
    expect(embed?.src).toBe(src);
    expect(embed?.sandbox).toBe('allow-scripts allow-same-origin');
    expect(embed?.isKnownPlayer).toBe(true);
  });
});

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 16 / 9],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 9 / 16],
  ['https://www.tiktok.com/@scout2015/video/6718335390845095173', 9 / 16],
  ['https://www.facebook.com/reel/1234567890', 9 / 16],
  ['https://films.example/a.mp4', 16 / 9],
])('%s has its aspect ratio', (address, ratio) => {
  expect(videoEmbed(address)?.ratio).toBeCloseTo(ratio);
});

test.each([
  'https://films.example/watch?id=7',
  // Hosts that resemble a known one.
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.films.example/watch?v=dQw4w9WgXcQ',
])('[T-13] any other https page is framed unchanged, sandboxed with scripts only: %s', (address) => {
  expect(videoEmbed(address)).toEqual({
    src: address,
    sandbox: 'allow-scripts',
    isKnownPlayer: false,
    ratio: 16 / 9,
  });
});

test.each([
  undefined,
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://films.example/a.mp4',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v="onload=x',
  'https://www.facebook.com/pai.homestay',
  'https://vm.tiktok.com/ZMabc/',
])('[T-13] %s is not framed', (address) => {
  expect(videoEmbed(address)).toBeUndefined();
});
