/** @jest-environment jest-fixed-jsdom */
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from '@jest/globals';

const MAIN = '/_r/shell/1/main.js';
let compiled: typeof import('./page-loader.ts');

beforeAll(async () => {
  // esbuild requires TextEncoder, which is Node's here, and Uint8Array to be of one realm.
  globalThis.Uint8Array = new TextEncoder().encode('').constructor as Uint8ArrayConstructor;
  compiled = await import('./page-loader.ts');
});

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

test('the compiled script has at most 3,500 bytes, and 1,550 compressed', () => {
  expect(byteLength(compiled.pageLoaderScript())).toBeLessThanOrEqual(3_500);
  expect(brotliCompressSync(compiled.pageLoaderScript()).length).toBeLessThanOrEqual(1_550);
});

test('the compiled script is one line that cannot end its element', () => {
  expect(compiled.pageLoaderScript()).not.toMatch(/[\n\r]|<\/|<!--/);
});

test.each([
  { isServerRendered: true, started: 0 },
  { isServerRendered: false, started: 1 },
])('the element starts $started shells at once: %p', ({ isServerRendered, started }) => {
  document.head.innerHTML = `<script type="application/json" id="portico-boot">${JSON.stringify({
    integrity: { [MAIN]: 'sha384-main' },
    preload: [],
    main: MAIN,
    settings: {},
  })}</script>${compiled.pageLoader(isServerRendered)}`;
  // Scripts inserted as HTML do not run.
  const given = [...document.scripts].at(-1) as HTMLScriptElement;
  const script = document.createElement('script');
  for (const { name, value } of given.attributes) script.setAttribute(name, value);
  script.textContent = given.textContent;
  given.replaceWith(script);
  expect(document.querySelectorAll(`script[src="${MAIN}"]`)).toHaveLength(started);
});
