import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReleaseSet, Rollout } from '@portico/shared/contracts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { until } from '../testing/until.ts';
import type { LiveRelease } from './live-release.ts';
import { PageRenderer } from './page-renderer.ts';

/**
 * A shell that calls the API for each page and shows the result; `/loop` never ends, `/memory` allocates without end.
 */
const SHELL = `
let cancelled = 0;
exports.init = async ({ fetch }) => async ({ url }) => {
  if (url.endsWith('/loop')) for (;;);
  if (url.endsWith('/memory')) for (const all = []; ; await new Promise(setImmediate)) all.push(new Array(1_000_000).fill(0.5));
  const { resourceLimits } = require('node:worker_threads');
  if (url.endsWith('/environment'))
    return { kind: 'page', status: 200, html: JSON.stringify({ ...process.env, heapMb: resourceLimits.maxOldGenerationSizeMb }), head: { title: '' }, routeId: '', drawnSlots: [], state: '{}' };
  if (url.endsWith('/cancelled'))
    return { kind: 'page', status: 200, html: String(cancelled), head: { title: '' }, routeId: '', drawnSlots: [], state: '{}' };
  if (url.endsWith('/wait')) await fetch('demo.example', '/wait').catch((error) => {
    if (error.name === 'AbortError') cancelled += 1;
    throw error;
  });
  const response = await fetch('demo.example', new URL(url).pathname).catch(() => ({ status: 'none' }));
  const html = String(response.status);
  return { kind: 'page', status: 200, html, head: { title: '' }, routeId: '', drawnSlots: [], state: '{}' };
};`;

const NETWORK = '203.0.113.1';
const requestFor = (path: string) => ({
  url: `http://demo.example${path}`,
  language: 'en' as const,
  settings: { connectivityCheck: '/' },
});

let renderer: PageRenderer;
let release: LiveRelease;
let rendered: (number | undefined)[];
let live: Rollout | undefined;
let warnings: string[];
let ended: string[];
/** By name; others cannot be read. */
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
    declarationAt: () => undefined,
    integrity: {},
    alwaysListed: [],
  };
  rendered = [];
  live = undefined;
  warnings = [];
  ended = [];
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
      if (url === '/unreachable') throw new Error('no response');
      if (url === '/wait') return new Promise<never>(() => {});
      return { status: Number(url.slice(1)), headers: {}, body: '{}' };
    },
    log: { warn: (_details, message) => warnings.push(message) },
    onPage: (seconds) => rendered.push(seconds),
    onWorkerEnded: (reason) => ended.push(reason),
  });
});
afterEach(() => renderer.close());

test('the code of a release sees no setting of the server', async () => {
  const secrets = ['PORTICO_SECRET', 'DATABASE_URL', 'S3_SECRET_ACCESS_KEY', 'ANY_OTHER'];
  for (const name of secrets) process.env[name] = 'a secret';
  try {
    const { page } = await renderPath('/environment');
    const environment = JSON.parse((page as { html: string }).html) as Record<string, string>;
    expect(Object.values(environment)).not.toContain('a secret');
    expect(environment['NODE_ENV']).toBe('production');
    expect(Object.keys(environment).filter((name) => /PORTICO|S3_|DATABASE|SECRET/.test(name))).toEqual([]);
  } finally {
    for (const name of secrets) delete process.env[name];
  }
});

test.each([
  ['/200', '200', true],
  ['/404', '404', true],
  ['/403', '403', true],
  ['/503', '503', false],
  ['/unreachable', 'none', false],
])('a page whose call to %s gets status %s is complete: %s', async (url, html, isWhole) => {
  const outcome = await renderPath(url);
  expect(outcome).toMatchObject({ page: { kind: 'page', html }, isWhole });
  expect(rendered).toEqual([expect.any(Number)]);
});

test('a page that cannot be rendered is left to the browser', async () => {
  const broken = { ...release, descriptors: [{ ...release.shell, node: { 'main.js': 'sha384-other' } }] };
  const outcome = await renderer.render(broken, requestFor('/200'), { network: NETWORK });
  expect(outcome).toEqual({ page: undefined, isWhole: false });
  expect(rendered).toEqual([undefined]);
});

const renderPath = (path: string, network = NETWORK) =>
  renderer.render(release, requestFor(path), { network });

describe('a page that never ends', () => {
  const OTHER = '198.51.100.1';

  test('costs only itself: its worker is replaced, and its address and network are not rendered for a while', async () => {
    expect(await renderPath('/200')).toMatchObject({ isWhole: true });
    const [loop, beside] = await Promise.all([renderPath('/loop'), renderPath('/404', '198.51.100.2')]);
    expect([loop.page, beside.page]).toEqual([undefined, undefined]);
    await until(async () => (await renderPath('/200', OTHER)).page !== undefined);
    expect(ended).toEqual(['hung']);
    expect(await renderPath('/loop', OTHER)).toEqual({ page: undefined, isWhole: false });
    expect(await renderPath('/200')).toMatchObject({ page: undefined, isRefused: true });
    // Rendered by the same worker: the loop did not reach it.
    expect(await renderPath('/403', OTHER)).toMatchObject({ page: { html: '403' } });
    expect(ended).toEqual(['hung']);
  }, 60_000);

  test('does not hold the pages beside it, nor those that wait, until its worker is terminated', async () => {
    await renderPath('/200');
    const flood = Array.from({ length: 8 }, (_, at) => renderPath('/404', `198.51.100.${10 + at}`));
    const outcomes = await Promise.all([renderPath('/loop'), ...flood, renderPath('/403', OTHER)]);
    expect(outcomes.at(-1)?.page).toBeUndefined();
    // The worker is still running: its end is not awaited.
    expect(ended).toEqual([]);
    await until(() => ended.length > 0);
    expect(ended).toEqual(['hung']);
  }, 60_000);

  test('but waits for the API is cancelled, and its worker goes on', async () => {
    const waiting = renderPath('/wait');
    expect(await renderPath('/200')).toMatchObject({ page: { html: '200' } });
    expect((await waiting).page).toBeUndefined();
    await until(async () => {
      const { page } = await renderPath('/cancelled');
      return page?.kind === 'page' && page.html === '1';
    });
    expect(ended).toEqual([]);
  }, 60_000);
});

test('a release that allocates without end meets its limit of memory, and the server goes on', async () => {
  const { page } = await renderPath('/environment');
  // Without a limit, the thread could use the memory of the whole process.
  expect(JSON.parse((page as { html: string }).html)).toMatchObject({ heapMb: 512 });
  expect(await renderPath('/memory')).toMatchObject({ page: undefined });
  await until(() => ended.length > 0);
  expect(ended).toEqual(['crashed']);
  await until(async () => (await renderPath('/200')).isWhole);
}, 60_000);

test('more pages than may wait are refused at once, and those of others are rendered', async () => {
  const flood = Array.from({ length: 100 }, () => renderPath('/200'));
  const other = await renderPath('/200', '198.51.100.1');
  expect(other).toMatchObject({ isWhole: true });
  const outcomes = await Promise.all(flood);
  expect(outcomes.filter(({ isRefused }) => isRefused).length).toBeGreaterThanOrEqual(50);
  expect(outcomes.filter(({ isWhole }) => isWhole).length).toBeGreaterThan(0);
  expect(renderer.queue().length).toBe(0);
});

test('a set that is live no more is rendered by the browser, and the sets of a trial each by a worker', async () => {
  const sets = ['set-1', 'set-2', 'set-3'].map((id) => ({ id, packages: {} }));
  const [stable, tried, next] = sets as [ReleaseSet, ReleaseSet, ReleaseSet];
  const candidate = { set: tried, name: 'mfe-portal', version: '2', percent: 10, since: '', by: 'nok' };
  const isRendered = async (set: ReleaseSet) =>
    (await renderer.render({ ...release, set }, requestFor('/200'), { network: NETWORK })).page !== undefined;

  live = { stable, candidate, pins: {} };
  await renderer.rollout();
  expect([await isRendered(stable), await isRendered(tried), await isRendered(next)]).toEqual([
    true,
    true,
    false,
  ]);
  live = { stable: next, pins: {} };
  await renderer.rollout();
  expect([await isRendered(stable), await isRendered(tried), await isRendered(next)]).toEqual([
    false,
    false,
    true,
  ]);
});

describe('the release set of a canary', () => {
  const described = { kind: 'shell', web: {}, routes: {} };
  const canary = (): Rollout => ({
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
  const setFor = async (cohort: number) => (await renderer.releaseFor(canary(), cohort)).set.id;

  test('[MFE-02] whose descriptor cannot be read is replaced by the stable set, is reported once, and is tried again', async () => {
    descriptors = { shell: described };
    expect([await setFor(50), await setFor(5), await setFor(6)]).toEqual(['set-1', 'set-1', 'set-1']);
    expect(warnings).toEqual(['the canary release set cannot be read: its visitors get the stable set']);
    descriptors['mfe-portal'] = { kind: 'remote', web: {}, routes: {}, slots: {} };
    expect([await setFor(50), await setFor(5)]).toEqual(['set-1', 'set-2']);
  });

  test('fails when the stable set cannot be read either', async () => {
    await expect(setFor(5)).rejects.toThrow('shell is no descriptor');
  });
});

test('before anything is published there is nothing to render with', async () => {
  await expect(renderer.rollout()).rejects.toThrow('No release has been published yet.');
});
