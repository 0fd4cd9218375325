import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReleaseStore } from '../releases/release-store.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import type { LiveRelease } from './live-release.ts';
import { PageRenderer } from './page-renderer.ts';

/** A shell that asks the API for what its page is about, and shows what became of it. */
const SHELL = `
exports.init = async ({ fetch }) => async ({ url }) => {
  const answer = await fetch('demo.example', new URL(url).pathname).catch(() => ({ status: 'none' }));
  const html = String(answer.status);
  return { kind: 'page', status: 200, html, head: { title: '' }, routeId: '', drawnSlots: [], state: '{}' };
};`;

let renderer: PageRenderer;
let release: LiveRelease;
let drawn: (number | undefined)[];

beforeEach(() => {
  const folder = scratchFolder();
  writeFileSync(path.join(folder, 'main.js'), SHELL);
  writeFileSync(path.join(folder, 'package.json'), '{"type":"commonjs"}');
  const shell = { name: 'shell', version: '1', node: {} } as LiveRelease['shell'];
  release = { set: { id: 'set-1', packages: {} }, descriptors: [shell], shell, listings: [], integrity: {} };
  drawn = [];
  renderer = new PageRenderer({
    releases: { serverFolder: async () => folder } as unknown as ReleaseStore,
    callApi: async ({ url }) => {
      if (url === '/unreachable') throw new Error('no answer');
      return { status: Number(url.slice(1)), headers: {}, body: '{}' };
    },
    log: { warn: () => undefined },
    onPage: (seconds) => drawn.push(seconds),
  });
});
afterEach(() => renderer.close());

test.each([
  ['/200', '200', true],
  ['/404', '404', true],
  ['/403', '403', true],
  ['/503', '503', false],
  ['/unreachable', 'none', false],
])(
  'of a page whose call to %s is answered by %s it is known whether it is whole: %s',
  async (url, html, isWhole) => {
    const outcome = await renderer.render(release, {
      url: `http://demo.example${url}`,
      language: 'en',
      settings: { connectivityCheck: '/' },
    });
    expect(outcome).toMatchObject({ page: { kind: 'page', html }, isWhole });
    expect(drawn).toEqual([expect.any(Number)]);
  },
);

test('a page that cannot be drawn is left to the browser', async () => {
  const broken = { ...release, descriptors: [{ ...release.shell, node: { 'main.js': 'sha384-other' } }] };
  const outcome = await renderer.render(broken, {
    url: 'http://demo.example/200',
    language: 'en',
    settings: { connectivityCheck: '/' },
  });
  expect(outcome).toEqual({ page: undefined, isWhole: false });
  expect(drawn).toEqual([undefined]);
});
