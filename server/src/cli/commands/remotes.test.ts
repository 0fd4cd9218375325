import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { LANGUAGES, type Rollout } from '@portico/shared/contracts';
import { create } from 'tar';
import type { ReleaseDiff } from '../../releases/diff-releases.ts';
import { builtRelease, hashOf, lastBuild } from '../../testing/built-release.ts';
import { openTestCli, type TestCli } from '../../testing/run-cli.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';

let desk: TestCli;
beforeEach(async () => {
  desk = await openTestCli();
});

const remotes = async (...args: string[]): Promise<string> => {
  const { exitCode, stdout, stderr } = await desk.portico(['remotes', ...args]);
  // Warnings of the gates, such as that there is no content to render, are printed there.
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
  return stdout;
};
const publish = (name: string, version: string, ...options: string[]) =>
  remotes('publish', builtRelease({ name, version }), ...options);
const rollout = () => desk.data<Rollout>(['remotes', 'list']);

test('before the first publish the list is empty', async () => {
  expect(await remotes('list')).toContain('Nothing has been published yet.');
  expect(await remotes('history')).toContain('Nothing has changed yet.');
});

test('[MFE-02] a release is published as a canary, promoted and rolled back, each with author and reason', async () => {
  await publish('shell', '1', '--by', 'mali', '--reason', 'the opening');
  await publish('mfe-portal', '1');
  expect(await publish('mfe-portal', '2', '--percent', '10', '--by', 'nok')).toContain(
    '10 % of the visitors',
  );
  expect(await remotes('list')).toMatch(/mfe-portal +1 +2 for 10 % +no/);
  expect(await remotes('promote')).toContain('mfe-portal 2 is live for all visitors');
  expect(await remotes('rollback', '--reason', 'a complaint')).toContain(
    'mfe-portal is rolled back from 2 to 1',
  );
  expect((await rollout()).stable.packages).toEqual({ shell: '1', 'mfe-portal': '1' });

  const history = (await remotes('history', 'mfe-portal')).trim().split('\n');
  expect(history).toHaveLength(5);
  expect(history[2]).toMatch(/nok +try 10 % +mfe-portal +2 +1 /);
  expect(history[4]).toMatch(/rollback +mfe-portal +1 +2 +\w{12} +a complaint$/);
  expect(await remotes('history')).toMatch(/mali .*the opening/);
});

test('publishing reports that a package is pinned', async () => {
  await publish('shell', '1');
  await publish('shell', '2');
  expect(await remotes('pin', 'shell', '1')).toContain('shell stays at 1');
  expect(await publish('shell', '3')).toContain('it is not live, because shell is pinned to 1');
  expect(
    await desk.refusal([
      'remotes',
      'publish',
      builtRelease({ name: 'shell', version: '4' }),
      '--percent',
      '5',
    ]),
  ).toContain('unpin it first');
  await remotes('unpin', 'shell');
  expect(await publish('shell', '3')).toContain('Published shell 3');
});

test('a folder that differs from its descriptor is reported as PG-102, by --check-only and when published', async () => {
  const folder = builtRelease({ name: 'shell', version: '1' });
  writeFileSync(path.join(folder, 'web', 'main.js'), 'tampered');
  const checked = await desk.portico(['remotes', 'publish', folder, '--check-only']);
  expect(checked).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('PG-102') });
  expect(await desk.refusal(['remotes', 'publish', folder])).toMatch(
    /PG-102 .*web\/main\.js is not the file that was built/,
  );
  expect(await remotes('list')).toContain('Nothing has been published yet.');
});

test('an archive is published like a folder', async () => {
  const built = builtRelease({ name: 'shell', version: '1' });
  const file = path.join(scratchFolder(), 'shell.tgz');
  await create({ file, cwd: path.dirname(built), gzip: true }, [path.basename(built)]);
  expect(await remotes('publish', file)).toContain('Published shell 1');
  expect((await rollout()).stable.packages).toEqual({ shell: '1' });
});

describe('remotes publish --built', () => {
  const publishBuilt = (versions: Record<string, string>, ...args: string[]) =>
    remotes('publish', '--built', '--from', lastBuild(versions), ...args);
  const packages = async () => (await rollout()).stable.packages;

  test('publishes all builds in one step, with author and reason, and lists each changed package', async () => {
    await publish('shell', '1');
    await publish('mfe-portal', '1');
    const built = { shell: '1', 'mfe-portal': '2', 'mfe-events': '1' };
    const said = await publishBuilt(built, '--by', 'nok', '--reason', 'the new image');
    expect(said).toMatch(/mfe-portal +1 +2\n/);
    expect(said).toMatch(/mfe-events +- +1\n/);
    expect(said).not.toMatch(/^shell/m);
    expect(await packages()).toEqual(built);
    expect(await remotes('history', 'mfe-events')).toMatch(/nok +publish +mfe-events +1 .*the new image/);
    expect(await publishBuilt(built)).toContain('Nothing has changed.');
  });

  test('publishes a version that was live before', async () => {
    for (const version of ['1', '2']) await publish('shell', version);
    expect(await publishBuilt({ shell: '1' })).toMatch(/shell +2 +1\n/);
    expect(await packages()).toEqual({ shell: '1' });
  });

  test('publishes only the named packages, and no pinned one', async () => {
    for (const name of ['shell', 'mfe-portal']) await publish(name, '1');
    await remotes('pin', 'mfe-portal', '1');
    const built = { shell: '2', 'mfe-portal': '2' };
    const said = await publishBuilt(built, 'mfe-portal');
    expect(said).toContain('mfe-portal 2 is not live: mfe-portal is pinned to 1.');
    await publishBuilt(built, 'shell');
    expect(await packages()).toEqual({ shell: '2', 'mfe-portal': '1' });
  });

  test('runs the gates on the resulting set; a blocking finding changes nothing', async () => {
    await publish('shell', '1');
    const taken = { portal: { path: '/portals/:id', chunks: [] } };
    const from = lastBuild({ shell: '2', 'mfe-portal': '1', 'mfe-events': '1' });
    for (const name of ['mfe-portal', 'mfe-events'])
      cpSync(builtRelease({ name, version: '1', routes: taken }), path.join(from, name, '1'), {
        recursive: true,
      });
    expect(await desk.refusal(['remotes', 'publish', '--built', '--from', from])).toContain('PG-104');
    const checked = await desk.portico(['remotes', 'publish', '--built', '--from', from, '--check-only']);
    expect(checked).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('PG-104') });
    expect(await packages()).toEqual({ shell: '1' });
    expect(await desk.refusal(['remotes', 'pin', 'shell', '2'])).toContain('There is no release shell 2.');
  });
});

describe('a release that is removed', () => {
  beforeEach(async () => {
    for (const version of ['1', '2', '3', '4']) await publish('shell', version);
  });

  test('is deleted permanently, and the history names the author', async () => {
    expect(await remotes('remove', 'shell', '1', '--min-age', '0', '--by', 'nok')).toContain(
      'shell 1 is removed.',
    );
    expect(await remotes('history', 'shell')).toMatch(/nok +remove +shell +1 /);
    expect(await desk.refusal(['remotes', 'pin', 'shell', '1'])).toContain('shell 1 was removed');
    expect(await remotes('remove', 'shell', '1')).toContain('was removed before');
    const problems = (await desk.portico(['doctor'])).stdout;
    expect(problems).not.toContain('shell 1');
  });

  test.each([
    ['4', 'shell 4 is live.'],
    ['3', 'shell 3 is what a rollback leads to.'],
    ['2', 'shell 2 was live until'],
    ['9', 'There is no release shell 9.'],
  ])('cannot be %s', async (version, sentence) => {
    expect(await desk.refusal(['remotes', 'remove', 'shell', version])).toContain(sentence);
    expect(await remotes('history', 'shell')).not.toContain('remove');
  });

  test('is listed by prune, also in a dry run', async () => {
    const prune = (...args: string[]) => remotes('prune', '--keep', '1', '--min-age', '0', ...args);
    expect(await remotes('prune')).toContain('Nothing is old enough to be removed.');
    expect(await prune('--dry-run')).toMatch(/shell +1\nshell +2\n2 would be removed/);
    expect(await prune()).toMatch(/shell +1\nshell +2\n2 are removed/);
    expect(await prune()).toContain('Nothing is old enough');
    expect(await remotes('rollback')).toMatch(/shell is rolled back from \S+ to 3/);
    expect(await desk.refusal(['remotes', 'rollback'])).toContain('shell 2 was removed');
  });
});

test('[T-18] with keys only signed releases are published, and stored ones can be signed', async () => {
  await publish('shell', '1');
  const keys = await desk.data<{ publicKey: string; privateKey: string }>(['remotes', 'keygen']);
  const trusting = { PORTICO_RELEASE_KEYS: keys.publicKey };
  const signing = { ...trusting, PORTICO_RELEASE_SIGNING_KEY: keys.privateKey };
  const args = ['remotes', 'publish', builtRelease({ name: 'shell', version: '2' })];
  expect(await desk.refusal(args, { env: trusting })).toContain('PG-114 shell 2 is not signed');
  // Releases that are live already have to be signed as well, because they are loaded with the new one.
  expect(await desk.refusal(args, { env: signing })).toContain('PG-114 shell 1 is not signed');
  expect(await desk.data(['remotes', 'sign'], { env: signing })).toEqual({
    signed: [{ name: 'shell', version: '1' }],
  });
  await desk.data(args, { env: signing });
  expect((await rollout()).stable.packages).toEqual({ shell: '2' });
  const doctor = await desk.portico(['doctor'], { env: trusting });
  expect(doctor.stdout).not.toContain('PG-114');
  expect(await desk.refusal(['remotes', 'sign'], { env: trusting })).toContain('PORTICO_RELEASE_SIGNING_KEY');
});

describe('refuses with one sentence', () => {
  beforeEach(async () => {
    await publish('shell', '1');
  });

  test.each([
    [['publish', '/nowhere'], '/nowhere is not a release'],
    [['publish', '/nowhere.tgz'], 'There is no file /nowhere.tgz.'],
    [['publish'], 'Name one release to publish'],
    [['publish', '--built', '--from', '/nowhere'], 'Nothing was built in /nowhere.'],
    [['publish', '--built', '--percent', '5'], '--built makes releases live for all visitors'],
    [['promote'], 'There is no canary.'],
    [['rollback'], 'There is no earlier version of the shell'],
    [['rollback', 'mfe-portal'], 'There is no earlier version of mfe-portal to roll back to.'],
    [['pin', 'shell', '9'], 'There is no release shell 9.'],
    [['unpin', 'shell'], 'shell is not pinned.'],
    [['diff', 'mfe-portal'], 'mfe-portal is not live'],
    [['diff', 'shell'], 'There was no version of shell before 1.'],
    [['diff', 'shell', '1', '9'], 'There is no release shell 9.'],
  ])('%j', async (args, sentence) => {
    expect(await desk.refusal(['remotes', ...args])).toContain(sentence);
  });

  test.each(['0', '100', '1.5', 'half'])('a share of %s is wrong usage', async (percent) => {
    const args = ['remotes', 'publish', builtRelease({ name: 'shell', version: '2' }), '--percent', percent];
    expect(await desk.portico(args)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('It is a whole number from 1 to 99.'),
    });
    expect((await rollout()).candidate).toBeUndefined();
  });
});

describe('the difference between two releases', () => {
  const route = (pattern: string) => ({ path: pattern, chunks: [] });
  const before = { name: 'mfe-portal', version: '1', platform: '^0.1.0' };
  const after = { name: 'mfe-portal', version: '2', platform: '>=0.1.0', script: 'x'.repeat(3000) };

  beforeEach(async () => {
    await publish('shell', '1');
    const routes = { portal: route('/portals/:id'), page: route('/web-page/:id') };
    await remotes('publish', builtRelease({ ...before, routes, slots: { 'portal.tools': { chunks: [] } } }));
  });

  test('lists what was added, removed and changed, compared with the live version or another one', async () => {
    const routes = { portal: route('/portals/:portalId'), tours: route('/tours') };
    const slots = { 'portal.catalog': { chunks: [] } };
    await remotes('publish', builtRelease({ ...after, routes, slots }), '--percent', '10');
    const diff = await desk.data<ReleaseDiff>(['remotes', 'diff', 'mfe-portal']);
    expect(diff).toMatchObject({
      before: '1',
      after: '2',
      platform: { before: '^0.1.0', after: '>=0.1.0' },
      parts: {
        routes: {
          added: ['tours /tours'],
          removed: ['page /web-page/:id'],
          changed: ['portal /portals/:id -> /portals/:portalId'],
        },
        slots: { added: ['portal.catalog'], removed: ['portal.tools'], changed: [] },
      },
    });
    expect(diff.files.map(({ place, changes }) => [place, changes.map(({ file }) => file)])).toEqual([
      ['web', ['main.js']],
      ['node', ['main.js']],
    ]);
    await remotes('promote');
    expect(await desk.data(['remotes', 'diff', 'mfe-portal'])).toEqual(diff);
    const text = await remotes('diff', 'mfe-portal', '1', '2');
    expect(text).toContain('mfe-portal 1 -> 2');
    expect(text).toContain('  + tours /tours');
    expect(text).toMatch(/~ main\.js 0\.0 KB -> 2\.9 KB \(\+2\.9 KB\)/);
  });

  test('of messages is listed by key and language', async () => {
    const words = (texts: object) =>
      `(globalThis.webpackChunkmfe_portal||=[]).push([["m"],{1(e){e.exports=JSON.parse('${JSON.stringify(texts)}')}}])`;
    const release = (version: string, texts: object) => {
      const script = words(texts);
      const messages = Object.fromEntries(LANGUAGES.map((language) => [language, ['main.js']]));
      return builtRelease({ ...before, version, script, messages, web: { 'main.js': hashOf(script) } });
    };
    await remotes('publish', release('3', { home: { title: 'Home', old: 'Old' } }));
    await remotes('publish', release('4', { home: { title: 'Home', new: 'New' } }));
    const { parts } = await desk.data<ReleaseDiff>(['remotes', 'diff', 'mfe-portal']);
    expect(parts.messages).toEqual({
      added: ['home.new th en zh ar'],
      removed: ['home.old th en zh ar'],
      changed: [],
    });
  });
});
