import { describe, expect, test } from '@jest/globals';
import { cutText, visibleText } from './text-cut.ts';

describe('cutText', () => {
  test.each([
    [100, 100, 0, 0],
    [101, 100, 1, 0],
    [200, 100, 100, 0],
    [201, 100, 100, 1],
    [0, 0, 0, 0],
  ])('[PORTAL-10, GAL-08] %i characters are cut into %i, %i and %i', (length, head, middle, tail) => {
    const cut = cutText('a'.repeat(length));
    expect([cut.head.length, cut.middle.length, cut.tail.length]).toEqual([head, middle, tail]);
  });

  test('a Thai letter keeps the marks above and below it', () => {
    const text = `${'ก'.repeat(99)}ที่นี่${'ก'.repeat(120)}`;
    const cut = cutText(text);
    expect(cut.head).toBe('ก'.repeat(99));
    expect(cut.middle.startsWith('ที่')).toBe(true);
    expect(cut.head + cut.middle + cut.tail).toBe(text);
  });

  test('an emoji counts once and is never split', () => {
    expect(cutText('😀'.repeat(101)).head).toBe('😀'.repeat(100));
  });
});

test('[AMBIG-33] visible text is the HTML without its markup', () => {
  expect(visibleText('<p>One &amp; <em>two</em></p>')).toBe('One & two');
});

test.each([
  ['en', '<h2>The kiln</h2><p>It opens at <b>ten</b>.</p>', 'The kiln\nIt opens at ten.'],
  ['th', '<h2>เตาเผา</h2>\n<p>เปิด<b>สิบ</b>โมง</p>', 'เตาเผา\nเปิดสิบโมง'],
  ['zh', '<h3>开窑</h3><ul><li><p>上午<em>十点</em>。</p></li><li>门票</li></ul>', '开窑\n上午十点。\n门票'],
  ['ar', '<h2>الفرن</h2><p>يُفتح <b>صباحًا</b>،<br>كل سبت.</p>', 'الفرن\nيُفتح صباحًا،\nكل سبت.'],
])(
  'in %s a heading, a paragraph and a list item are lines of their own, and bold words stay in theirs',
  (_language, html, text) => {
    expect(visibleText(html)).toBe(text);
  },
);

test('cells of a table have a space between them', () => {
  expect(visibleText('<table><tr><td>Mon</td><td>9</td></tr><tr><td>Tue</td></tr></table>')).toBe(
    'Mon 9\nTue',
  );
});

test('visible text keeps ๆ on the line of the word that it repeats', () => {
  expect(visibleText('<p>อื่น&nbsp;ๆ และเด็ก ๆ</p>')).toBe('อื่น\u00a0ๆ และเด็ก\u00a0ๆ');
});
