import createCache from '@emotion/cache';
import { CacheProvider, css, type EmotionCache, Global, keyframes } from '@emotion/react';
import { afterEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { extractStyles } from './extract-styles.ts';
import { hydrateStyles } from './hydrate-styles.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

test('server-rendered styles stay in place, new ones are inserted after them and global ones before', () => {
  document.head.innerHTML = '<style data-ssr-styles="known other">.p-known{color:red;}</style>';
  const [drawn] = document.head.children;
  const styles = hydrateStyles();
  expect(styles.inserted).toMatchObject({ known: true, other: true });
  render(
    <CacheProvider value={styles}>
      <Global styles={{ body: { margin: 0 } }} />
      <p css={css({ color: 'blue' })}>words</p>
    </CacheProvider>,
  );
  const elements = [...document.head.querySelectorAll('style')];
  expect(elements[0]?.dataset.emotion).toBe('p-global');
  expect(elements[1]).toBe(drawn);
  expect(elements[2]?.dataset.emotion).toBe('p');
  expect(drawn?.textContent).toBe('.p-known{color:red;}');
});

test('styles of later frames get an element of their own, after the previous ones', async () => {
  const styles = hydrateStyles();
  styles.sheet.isSpeedy = true;
  const page = (colors: readonly string[]) => (
    <CacheProvider value={styles}>
      {colors.map((color) => (
        <p key={color} css={css({ color, '@media (min-width: 1px)': { margin: 0 } })} />
      ))}
    </CacheProvider>
  );
  const rules = () =>
    [...document.head.querySelectorAll<HTMLStyleElement>('style[data-emotion=p]')].map(
      ({ sheet }) => sheet?.cssRules.length,
    );
  const { rerender } = render(page(['red', 'blue']));
  expect(rules()).toEqual([4]);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  rerender(page(['red', 'blue', 'green']));
  expect(rules()).toEqual([4, 2]);
});

test('server-rendered global styles stay before those of components', () => {
  document.head.innerHTML = extractStyles(
    '<style data-emotion="p-global g">:root{}</style><style data-emotion="p a">.p-a{}</style>',
  );
  const drawn = [...document.head.children];
  // As emotion does when it is loaded, with the cache of pages that bring none.
  createCache({ key: 'css' });
  hydrateStyles();
  expect([...document.head.children]).toEqual(drawn);
});

test('server-rendered global styles are not inserted again, and are removed with their component', () => {
  const appears = keyframes({ from: { opacity: 0 } });
  const body = css({ body: { animation: `${appears} 1s` } });
  const page = (styles: EmotionCache, isThere = true) => (
    <CacheProvider value={styles}>{isThere && <Global styles={body} />}</CacheProvider>
  );
  document.head.innerHTML = extractStyles(
    `<style data-emotion="p-global ${body.name} ${appears.name}">body{}</style>`,
  );
  const [drawn] = document.head.children as unknown as [HTMLStyleElement];
  const watch = new MutationObserver(() => {});
  watch.observe(document.head, { childList: true });
  const styles = hydrateStyles();
  const { rerender } = render(page(styles));
  expect(watch.takeRecords()).toEqual([]);
  expect(document.head.children).toHaveLength(2);
  rerender(page(styles, false));
  expect(drawn.isConnected).toBe(false);
});

test('a page without server-rendered HTML starts without styles', () => {
  expect(hydrateStyles().inserted).toEqual({});
});

test('a server-rendered style is not inserted again', () => {
  const words = <p css={css({ color: 'green' })}>words</p>;
  const server = hydrateStyles();
  const name = renderToString(<CacheProvider value={server}>{words}</CacheProvider>);
  const className = /class="p-(\w+)"/.exec(name)?.[1] ?? '';
  document.head.innerHTML = extractStyles(`<style data-emotion="p ${className}">.p-${className}{}</style>`);
  render(<CacheProvider value={hydrateStyles()}>{words}</CacheProvider>);
  expect(document.head.querySelectorAll('style')).toHaveLength(1);
});
