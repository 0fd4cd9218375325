import createCache from '@emotion/cache';
import { CacheProvider, css, type EmotionCache, Global, keyframes } from '@emotion/react';
import { afterEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { extractStyles } from './extract-styles.ts';
import { hydrateStyles } from './hydrate-styles.ts';
import { emotionMarkup } from './testing/emotion-markup.ts';
import { likeProduction } from './testing/like-production.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

const styleElements = () => [...document.head.querySelectorAll<HTMLStyleElement>('style')];
/** The selectors of the page's rules, in cascade order. */
const pageSelectors = () =>
  styleElements().flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map((rule) => (rule as CSSStyleRule).selectorText),
  );

test('server-rendered styles stay in place, new ones are inserted after them and global ones before', () => {
  document.head.innerHTML = extractStyles(emotionMarkup.component('known other', '.p-known{color:red;}'));
  const [serverRendered] = styleElements();
  const blue = css({ color: 'blue' });
  render(
    <CacheProvider value={hydrateStyles()}>
      <Global styles={{ body: { margin: 0 } }} />
      <p css={blue}>text</p>
    </CacheProvider>,
  );
  expect(pageSelectors()).toEqual(['body', '.p-known', `.p-${blue.name}`]);
  expect(styleElements()[1]).toBe(serverRendered);
});

test('styles of later frames get an element of their own, after the previous ones', async () => {
  const styles = likeProduction(hydrateStyles());
  const page = (colors: readonly string[]) => (
    <CacheProvider value={styles}>
      {colors.map((color) => (
        <p key={color} css={css({ color, '@media (min-width: 1px)': { margin: 0 } })} />
      ))}
    </CacheProvider>
  );
  const ruleCounts = () => styleElements().map(({ sheet }) => sheet?.cssRules.length);
  const { rerender } = render(page(['red', 'blue']));
  expect(ruleCounts()).toEqual([4]);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  rerender(page(['red', 'blue', 'green']));
  expect(ruleCounts()).toEqual([4, 2]);
});

test('server-rendered global styles stay before those of components', () => {
  document.head.innerHTML = extractStyles(
    emotionMarkup.global('g', ':root{}') + emotionMarkup.component('a', '.p-a{}'),
  );
  const serverRendered = styleElements();
  // Emotion does this when it loads, with the cache of pages without styles.
  createCache({ key: 'css' });
  hydrateStyles();
  expect(styleElements()).toEqual(serverRendered);
});

test('server-rendered global styles are not inserted again, and are removed with their component', () => {
  const appear = keyframes({ from: { opacity: 0 } });
  const body = css({ body: { animation: `${appear} 1s` } });
  const page = (styles: EmotionCache, hasGlobal = true) => (
    <CacheProvider value={styles}>{hasGlobal && <Global styles={body} />}</CacheProvider>
  );
  document.head.innerHTML = extractStyles(emotionMarkup.global(`${body.name} ${appear.name}`, 'body{}'));
  const serverRendered = styleElements();
  const changes = new MutationObserver(() => {});
  changes.observe(document.head, { childList: true });
  const styles = hydrateStyles();
  const { rerender } = render(page(styles));
  expect(changes.takeRecords()).toEqual([]);
  expect(styleElements()).toEqual(serverRendered);
  rerender(page(styles, false));
  expect(serverRendered[0]?.isConnected).toBe(false);
});

test('a page without server-rendered HTML starts without styles', () => {
  hydrateStyles();
  expect(styleElements()).toEqual([]);
});

test('server-rendered styles and their animations are not inserted again', () => {
  const appear = keyframes({ from: { opacity: 0 } });
  const green = css({ color: 'green', animation: `${appear} 1s` });
  const wide = css({ '@media (min-width: 1px)': { '&:focus': { margin: 0 } } });
  document.head.innerHTML = extractStyles(
    emotionMarkup.component(
      `${green.name} ${appear.name} ${wide.name}`,
      `.p-${green.name}{color:green;animation:${appear.name} 1s;}@keyframes ${appear.name}{from{opacity:0;}}` +
        `@media (min-width: 1px){.p-${wide.name}:focus{margin:0;}}`,
    ),
  );
  render(
    <CacheProvider value={hydrateStyles()}>
      <p css={green}>text</p>
      <p css={wide}>text</p>
    </CacheProvider>,
  );
  expect(styleElements()).toHaveLength(1);
});
