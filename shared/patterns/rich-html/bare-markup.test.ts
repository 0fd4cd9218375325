import { expect, test } from '@jest/globals';
import { RICH_HTML_TAGS } from '@portico/shared/contracts';
import { isBareMarkup } from './bare-markup.ts';
import { purifyHtml } from './purify-html.ts';

test.each([
  'words & more',
  '<h3>Welcome</h3><p>to <strong>Pai</strong><br>and on</p>',
  '<ul><li>1 &lt; 2</li><li>&lt;script&gt;alert(1)&lt;/script&gt;</li></ul>',
  '<p>a > b</p>',
])('[T-11] skips cleaning only where cleaning would change nothing: %s', (html) => {
  expect(isBareMarkup(html)).toBe(true);
  const asRendered = (text: string): string => {
    const element = document.createElement('div');
    element.innerHTML = text;
    return element.innerHTML;
  };
  expect(asRendered(purifyHtml(html))).toBe(asRendered(html));
});

test.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">a</p>',
  '<p/onclick=alert(1)>a</p>',
  '<p>a</p\n onclick=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<<p>script>alert(1)<</p>/script>',
  '<scr<b>ipt>alert(1)</scr</b>ipt>',
  '<img src=x onerror=alert(1)>',
  '<svg><p><style><!--</style>',
  '<!-- a -->',
  '<P ONCLICK=alert(1)>',
  '<p>a</p><math>',
  'a <b',
])('[T-11] cleans anything else: %s', (html) => {
  expect(isBareMarkup(html)).toBe(false);
});

const NEED_CLEANING = ['a', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

test('[T-11] skips cleaning for all tags of rich text but links, images and tables', () => {
  const bare = Object.keys(RICH_HTML_TAGS).filter((tag) => isBareMarkup(`<${tag}></${tag}>`));
  expect([...bare, ...NEED_CLEANING].toSorted()).toEqual(Object.keys(RICH_HTML_TAGS).toSorted());
});
