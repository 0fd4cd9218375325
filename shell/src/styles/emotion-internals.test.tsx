/** @jest-environment node */
import { readFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import { CacheProvider, css, Global, keyframes } from '@emotion/react';
import { expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { emotionMarkup } from './testing/emotion-markup.ts';

/* `extractStyles` and `hydrateStyles` depend on undocumented internals of emotion, so its packages are pinned. If
   this test fails after an update, review both functions. */

const rendered = (children: ReactNode): string =>
  renderToString(<CacheProvider value={createCache({ key: 'p' })}>{children}</CacheProvider>);

test('emotion is pinned to exact versions', () => {
  const { dependencies } = JSON.parse(readFileSync('shell/package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const versions = Object.entries(dependencies).filter(([name]) => name.startsWith('@emotion/'));
  expect(versions.length).toBeGreaterThan(0);
  for (const [, version] of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('the server writes the styles of a component before it, with the name of its class', () => {
  const red = css({ color: 'red' });
  const className = `p-${red.name}`;
  expect(rendered(<p css={red} />)).toBe(
    `${emotionMarkup.component(red.name, `.${className}{color:red;}`)}<p class="${className}"></p>`,
  );
});

test('the server writes global styles with their name and those of their animations', () => {
  const appear = keyframes({ from: { opacity: 0 } });
  const body = css({ body: { animation: `${appear} 1s` } });
  const html = rendered(<Global styles={body} />);
  expect(html.startsWith(`<style data-emotion="p-global ${body.name} ${appear.name}">`)).toBe(true);
});

test('a cache has the members that hydration and its test set', () => {
  const { inserted, sheet } = createCache({ key: 'p' });
  expect(inserted).toEqual({});
  expect(sheet).toMatchObject({
    tags: [],
    ctr: 0,
    isSpeedy: expect.any(Boolean),
    insert: expect.any(Function),
    hydrate: expect.any(Function),
  });
  // Emotion creates the sheets of global styles with it.
  expect(new (sheet.constructor as new (options: object) => object)({ key: 'p-global' })).toMatchObject({
    tags: [],
  });
});
