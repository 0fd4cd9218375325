import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReleaseSet, Rollout } from '@portico/shared/contracts';
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
let live: Rollout | undefined;

beforeEach(() => {
  const folder = scratchFolder();
  writeFileSync(path.join(folder, 'main.js'), SHELL);
  writeFileSync(path.join(folder, 'package.json'), '{"type":"commonjs"}');
  const shell = { name: 'shell', version: '1', node: {} } as LiveRelease['shell'];
  release = { set: { id: 'set-1', packages: {} }, descriptors: [shell], shell, listings: [], integrity: {} };
  drawn = [];
  live = undefined;
  renderer = new PageRenderer({
    releases: { serverFolder: async () => folder, rollout: async () => live } as unknown as ReleaseStore,
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

test('a set that is live no more is drawn by the browser, and the sets of a trial each by a worker', async () => {
  const sets = ['set-1', 'set-2', 'set-3'].map((id) => ({ id, packages: {} }));
  const [stable, tried, next] = sets as [ReleaseSet, ReleaseSet, ReleaseSet];
  const candidate = { set: tried, name: 'mfe-portal', version: '2', percent: 10, since: '', by: 'nok' };
  const draw = async (set: ReleaseSet) =>
    (
      await renderer.render(
        { ...release, set },
        { url: 'http://demo.example/200', language: 'en', settings: { connectivityCheck: '/' } },
      )
    ).page !== undefined;

  live = { stable, candidate, pins: {} };
  await renderer.rollout();
  expect([await draw(stable), await draw(tried), await draw(next)]).toEqual([true, true, false]);
  live = { stable: next, pins: {} };
  await renderer.rollout();
  expect([await draw(stable), await draw(tried), await draw(next)]).toEqual([false, false, true]);
});

test('before anything is published there is nothing to draw with', async () => {
  await expect(renderer.rollout()).rejects.toThrow('No release has been published yet.');
});
