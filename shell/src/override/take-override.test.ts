import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PageBoot } from '@portico/shared/contracts';
import { takeOverride } from './take-override.ts';

const origin = 'http://localhost:3001';
const override = { remote: 'mfe-portal', origin, until: '2026-11-22T09:00:00.000Z' };
const hash = `sha384-${'a'.repeat(64)}`;
const described = {
  name: 'mfe-portal',
  version: 'development-1',
  kind: 'remote',
  entry: 'remoteEntry.js',
  routes: {},
  slots: {},
  web: { 'remoteEntry.js': hash },
};
const boot: PageBoot = {
  settings: { connectivityCheck: '/api/health' },
  releaseSet: 'set-1',
  language: 'en',
  remotes: [
    { name: 'mfe-portal', version: '1', entry: '/_r/mfe-portal/1/e.js', routes: {}, slots: [] },
    { name: 'mfe-catalog', version: '1', entry: '/_r/mfe-catalog/1/e.js', routes: {}, slots: [] },
  ],
  integrity: { '/_r/mfe-portal/1/e.js': 'sha384-x' },
  preload: [],
  main: '/_r/shell/1/main.js',
};
const gives = (remote: object) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(remote));

let warnings: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.__PORTICO_INTEGRITY__;
});

describe('an override', () => {
  test('[T-18] replaces one remote of the release and adds its hashes', async () => {
    gives(described);
    // The state that the shell's entry leaves.
    window.__PORTICO_INTEGRITY__ = { '/_r/shell/1/fonts.js': 'sha256-f' };
    const { boot: taken, state } = await takeOverride(boot, override);
    expect(taken.remotes.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'mfe-portal development-1',
      'mfe-catalog 1',
    ]);
    expect(taken.integrity).toEqual({
      ...boot.integrity,
      '/_r/shell/1/fonts.js': 'sha256-f',
      '/web/remoteEntry.js': hash,
    });
    // The global from which webpack's chunk loading reads the hashes.
    expect(window.__PORTICO_INTEGRITY__).toBe(taken.integrity);
    expect(state).toEqual({ kind: 'taken', version: 'development-1', isVerified: true, changes: undefined });
    expect(boot.remotes[0]?.version).toBe('1');
  });

  test('adds a remote that is not live yet', async () => {
    gives({ ...described, name: 'mfe-events' });
    const { boot: taken } = await takeOverride(boot, { ...override, remote: 'mfe-events' });
    expect(taken.remotes.map(({ name }) => name)).toEqual(['mfe-portal', 'mfe-catalog', 'mfe-events']);
  });

  test('is marked as unverified, for its origin only, where there are no hashes', async () => {
    const { web: _web, ...plain } = described;
    gives(plain);
    const { boot: taken, state } = await takeOverride(boot, override);
    expect(state).toMatchObject({ kind: 'taken', isVerified: false });
    expect(taken.integrity).toEqual({ ...boot.integrity, [origin]: '' });
  });

  test('leaves the page unchanged, with an error number, when there is nothing to load', async () => {
    gives({ ...described, name: 'mfe-catalog' });
    expect(await takeOverride(boot, override)).toEqual({ boot, state: { kind: 'failed', code: 'PL-273' } });
    expect(warnings).toHaveBeenCalledWith(
      `[portico] PL-273 mfe-portal cannot be taken from ${origin}:`,
      expect.any(String),
    );
    expect(window.__PORTICO_INTEGRITY__).toBeUndefined();
  });
});
