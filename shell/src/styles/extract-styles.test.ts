import { expect, test } from '@jest/globals';
import { extractStyles } from './extract-styles.ts';
import { emotionMarkup } from './testing/emotion-markup.ts';

const preload = '<link rel="preload" as="image" imageSrcSet="/images/a?w=320 320w" fetchPriority="high"/>';
const main = '<main class="p-a"><p class="p-b p-c">text</p></main>';

/** The elements of a page in order, with the rules of its styles. */
const elementsOf = (html: string): string[] =>
  [
    ...new DOMParser()
      .parseFromString(`<body>${html}</body>`, 'text/html')
      .querySelectorAll('body > *, main *'),
  ].map((element) => (element.localName === 'style' ? (element.textContent ?? '') : element.localName));

test('moves styles before the content, after the preloads, in their order with global ones first', () => {
  const html = extractStyles(
    [
      preload,
      emotionMarkup.component('a', '.p-a{color:red;}'),
      '<main class="p-a">',
      emotionMarkup.global('g animation-m', ':root{--x:1;}'),
      emotionMarkup.component('b c', '.p-b{top:0;}.p-c{left:0;}'),
      '<p class="p-b p-c">text</p></main>',
    ].join(''),
  );
  expect(elementsOf(html)).toEqual([
    'link',
    ':root{--x:1;}',
    '.p-a{color:red;}.p-b{top:0;}.p-c{left:0;}',
    'main',
    'p',
  ]);
  expect(html.endsWith(main)).toBe(true);
});

test('puts styles first on a page without preloads', () => {
  const html = extractStyles(`<main>${emotionMarkup.component('a', '.p-a{color:red;}')}</main>`);
  expect(elementsOf(html)).toEqual(['.p-a{color:red;}', 'main']);
});
