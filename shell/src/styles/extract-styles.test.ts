import { expect, test } from '@jest/globals';
import { extractStyles } from './extract-styles.ts';

const preload = '<link rel="preload" as="image" imageSrcSet="/images/a?w=320 320w" fetchPriority="high"/>';
const style = (names: string, rules: string) => `<style data-emotion="${names}">${rules}</style>`;

test('moves styles before the content, after the preloads, in their order with global ones first', () => {
  const html = [
    preload,
    style('p a', '.p-a{color:red;}'),
    '<main class="p-a">',
    style('p-global g animation-m', ':root{--x:1;}'),
    style('p b c', '.p-b{top:0;}.p-c{left:0;}'),
    '<p class="p-b p-c">words</p></main>',
  ].join('');
  expect(extractStyles(html)).toBe(
    [
      preload,
      '<style data-s="" data-emotion="p-global g">:root{--x:1;}</style>',
      '<style data-ssr-styles="a b c">.p-a{color:red;}.p-b{top:0;}.p-c{left:0;}</style>',
      '<main class="p-a"><p class="p-b p-c">words</p></main>',
    ].join(''),
  );
});

test('puts styles first on a page without preloads', () => {
  expect(extractStyles(`<main>${style('p a', '.p-a{color:red;}')}</main>`)).toBe(
    '<style data-ssr-styles="a">.p-a{color:red;}</style><main></main>',
  );
});
