import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
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
let warnings: string[];
/** By their names; what is not here cannot be read. */
let descriptors: Record<string, unknown>;

beforeEach(() => {
  const folder = scratchFolder();
  writeFileSync(path.join(folder, 'main.js'), SHELL);
  writeFileSync(path.join(folder, 'package.json'), '{"type":"commonjs"}');
  const shell = { name: 'shell', version: '1', node: {} } as LiveRelease['shell'];
  release = {
    set: { id: 'set-1', packages: {} },
    descriptors: [shell],
    shell,
    listings: [],
    integrity: {},
    alwaysListed: [],
  };
  drawn = [];
  live = undefined;
  warnings = [];
  descriptors = {};
  renderer = new PageRenderer({
    releases: {
      serverFolder: async () => folder,
      rollout: async () => live,
      descriptor: async (name: string) => {
        if (!descriptors[name]) throw new Error(`${name} is no descriptor`);
        return descriptors[name];
      },
    } as unknown as ReleaseStore,
    callApi: async ({ url }) => {
      if (url === '/unreachable') throw new Error('no answer');
      return { status: Number(url.slice(1)), headers: {}, body: '{}' };
    },
    log: { warn: (_details, message) => warnings.push(message) },
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

describe('the set of a trial', () => {
  const described = { kind: 'shell', web: {} };
  const trial = (): Rollout => ({
    stable: { id: 'set-1', packages: { shell: '1' } },
    candidate: {
      set: { id: 'set-2', packages: { shell: '1', 'mfe-portal': '2' } },
      name: 'mfe-portal',
      version: '2',
      percent: 10,
      since: '',
      by: 'nok',
    },
    pins: {},
  });
  const setFor = async (cohort: number) => (await renderer.releaseFor(trial(), cohort)).set.id;

  test('[MFE-02] whose descriptor cannot be read gives way to what everybody has, is told once, and is tried anew', async () => {
    descriptors = { shell: described };
    expect([await setFor(50), await setFor(5), await setFor(6)]).toEqual(['set-1', 'set-1', 'set-1']);
    expect(warnings).toEqual(['the release that is tried cannot be read: its share gets what everybody has']);
    descriptors['mfe-portal'] = { kind: 'remote', web: {}, routes: {}, slots: {} };
    expect([await setFor(50), await setFor(5)]).toEqual(['set-1', 'set-2']);
  });

  test('has nothing to give way to when what everybody has cannot be read either', async () => {
    await expect(setFor(5)).rejects.toThrow('shell is no descriptor');
  });
});

test('before anything is published there is nothing to draw with', async () => {
  await expect(renderer.rollout()).rejects.toThrow('No release has been published yet.');
});
