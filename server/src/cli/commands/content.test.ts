import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { readConfig } from '../../config/config.ts';
import { openStores } from '../../services.ts';
import { fixtureContent, otherContent } from '../../testing/fixture-content.ts';
import { openTestCli, type TestCli } from '../../testing/run-cli.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';

let desk: TestCli;
beforeAll(async () => {
  desk = await openTestCli([fixtureContent, otherContent]);
});

const demo = ['--provider', 'demo'];
const jsonFile = (value: unknown) => fileOf(JSON.stringify(value), 'content.json');

function fileOf(content: string | Buffer, name: string): string {
  const file = path.join(scratchFolder(), name);
  writeFileSync(file, content);
  return file;
}

const pictureFile = async () =>
  fileOf(
    await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer(),
    'picture.jpg',
  );

type Shown = Record<string, unknown> & { mainImageId?: string };

describe('the provider', () => {
  test('[APP-01] must be named if there are several, and must exist', async () => {
    expect(await desk.refusal(['towns', 'list'])).toBe('Name the provider with --provider: demo, other.');
    expect(await desk.refusal(['towns', 'list', '--provider', 'third'])).toBe(
      'There is no provider third; there is demo, other.',
    );
    expect(await desk.data(['towns', 'list', '--provider', 'other'])).toEqual([]);
  });

  test('can be omitted if there is only one', async () => {
    const single = await openTestCli([fixtureContent]);
    expect(await single.data(['towns', 'list'])).toHaveLength(3);
  });
});

describe('towns', () => {
  test('[DATA-19, OPEN-12] are created, shown, changed and removed, with a picture from a file', async () => {
    const image = await pictureFile();
    const made = await desk.data<Shown>([
      'towns',
      'create',
      'pua',
      '--title-th',
      'ปัว',
      '--title-en',
      'Pua',
      '--score',
      '3',
      '--image',
      image,
      ...demo,
    ]);
    expect(made).toMatchObject({ _id: 'pua', title: { th: 'ปัว', en: 'Pua' }, score: 3 });
    expect(made.mainImageId).toMatch(/^[\w-]+$/);
    const from = jsonFile({ score: null, popUp: { message: '<b onclick="x()">Hi</b>', isShow: true } });
    const changed = await desk.data<Shown>([
      'towns',
      'update',
      'pua',
      '--title-en',
      'Pua!',
      '--from',
      from,
      ...demo,
    ]);
    expect(changed).toMatchObject({ title: { th: 'ปัว', en: 'Pua!' }, mainImageId: made.mainImageId });
    expect(changed.score).toBeUndefined();
    expect(JSON.stringify(changed.popUp)).not.toContain('onclick');
    expect((await desk.portico(['towns', 'list', ...demo])).stdout).toMatch(/^pua +Pua! +- +no +no$/m);
    expect(await desk.data(['towns', 'show', 'pua', ...demo])).toEqual(changed);
    await desk.data(['towns', 'archive', 'pua', ...demo]);
    expect((await desk.portico(['towns', 'list', ...demo])).stdout).toMatch(/^pua +Pua! +- +no +yes$/m);
    await desk.data(['towns', 'restore', 'pua', ...demo]);
    expect(await desk.data(['towns', 'show', 'pua', ...demo])).not.toHaveProperty('isArchived');
    await desk.data(['towns', 'delete', 'pua', ...demo]);
    expect(await desk.refusal(['towns', 'show', 'pua', ...demo])).toBe('The town pua does not exist.');
  });

  test('[PERM-02, T-05] get a passcode from standard input or a generated one; it is never shown again', async () => {
    await desk.data(['towns', 'create', 'locked', '--title-en', 'Locked', ...demo]);
    const { stdout } = await desk.portico(['towns', 'passcode', 'locked', ...demo], { stdin: 'abc123\n' });
    expect(stdout).toBe('The town locked is private.\n');
    const shown = await desk.portico(['towns', 'show', 'locked', ...demo]);
    expect(shown.stdout).toContain('"hasPasscode": true');
    expect(shown.stdout).not.toMatch(/abc123|sealed/);
    const { passcode } = await desk.data<{ passcode: string }>([
      'towns',
      'passcode',
      'locked',
      '--generate',
      ...demo,
    ]);
    expect(passcode).toHaveLength(6);
    const stores = await openStores(readConfig({ NODE_ENV: 'test', PORTICO_DATA: desk.folder }));
    const stored = await stores.records.get<{ sealedPasscode: string }>({
      provider: 'demo',
      kind: 'town',
      id: 'locked',
    });
    expect(stores.passcodes.open(stored?.value.sealedPasscode ?? '')).toBe(passcode);
    await stores.close();
  });

  test.each([
    [['towns', 'create', 'nan', '--title-en', 'Nan'], 'There is a town nan already.'],
    [['towns', 'create', 'Not Plain', '--title-en', 'X'], /^_id: small letters/],
    [['towns', 'create', 'untitled'], /^title: /],
    [['towns', 'create', 'x', '--title-en', 'X', '--score', 'high'], /^score: /],
    [
      ['towns', 'create', 'x', '--title-en', 'X', '--image', '/nowhere.jpg'],
      'There is no file /nowhere.jpg.',
    ],
    [['towns', 'create', 'x', '--title-en', 'X', '--image', __filename], /^This is not an image/],
    [['towns', 'create', 'x', '--from', '/nowhere.json'], 'There is no file /nowhere.json.'],
    [['towns', 'create', 'x', '--from', __filename], /does not hold one JSON object\.$/],
    [['towns', 'update', 'nowhere', '--title-en', 'X'], 'The town nowhere does not exist.'],
    [['towns', 'delete', 'nan'], /belong to this town/],
    [['towns', 'passcode', 'nan'], 'Standard input is empty: the passcode is expected there.'],
  ])('refuse %j', async (args, sentence) => {
    expect(await desk.refusal([...args, ...demo])).toMatch(sentence);
  });

  test('refuse a field that the API does not know, and a passcode of another length', async () => {
    const from = jsonFile({ title: { en: 'X' }, titel: 'X' });
    expect(await desk.refusal(['towns', 'create', 'x', '--from', from, ...demo])).toContain('titel');
    const deep = jsonFile({ title: { en: 7 } });
    expect(await desk.refusal(['towns', 'create', 'x', '--from', deep, ...demo])).toMatch(/^title\.en: /);
    expect(await desk.refusal(['towns', 'passcode', 'nan', ...demo], { stdin: 'short' })).toBe(
      'A passcode has 6 characters.',
    );
  });
});

describe('listings', () => {
  test('[DATA-20, OPEN-12] are created, changed and removed', async () => {
    const made = await desk.data<Shown>([
      'listings',
      'create',
      'inns',
      '--title-en',
      'Inns',
      '--town',
      'nan',
      '--appear-seq',
      '9',
      ...demo,
    ]);
    expect(made).toMatchObject({ _id: 'inns', town: 'nan', appearSeq: 9, portals: [] });
    await desk.data(['listings', 'update', 'inns', '--appear-seq', '4', ...demo]);
    expect(await desk.data(['listings', 'show', 'inns', ...demo])).toMatchObject({ appearSeq: 4 });
    expect((await desk.portico(['listings', 'list', ...demo])).stdout).toMatch(
      /^inns +Inns +nan +4 +0 +no +no$/m,
    );
    await desk.data(['listings', 'passcode', 'inns', '--generate', ...demo]);
    await desk.data(['listings', 'delete', 'inns', ...demo]);
  });

  test.each([
    [['listings', 'create', 'x', '--title-en', 'X', '--town', 'atlantis'], /no town of this site/],
    [['listings', 'delete', 'temples'], /belong to this listing/],
    [['listings', 'show', 'nowhere'], 'The listing nowhere does not exist.'],
  ])('refuse %j', async (args, sentence) => {
    expect(await desk.refusal([...args, ...demo])).toMatch(sentence);
  });
});

describe('the web config', () => {
  test('[DATA-22, OPEN-32] is changed in part, with pictures from files', async () => {
    const from = jsonFile({ tags: ['river'], popUp: { message: 'News', isShow: true } });
    const logo = await pictureFile();
    const args = ['web-config', 'update', '--title-en', 'New name', '--from', from, '--logo', logo, ...demo];
    expect(await desk.data(args)).toMatchObject({
      title: { th: 'เว็บ', en: 'New name' },
      tags: ['river'],
      contacts: { lineId: '@site' },
    });
    expect(await desk.data(['web-config', 'show', ...demo])).toMatchObject({ popUp: { message: 'News' } });
  });

  test('[T-12] refuses an unsafe link', async () => {
    const from = jsonFile({ linkExtraButton: 'javascript:alert(1)' });
    expect(await desk.refusal(['web-config', 'update', '--from', from, ...demo])).toMatch(/linkExtraButton/);
  });
});

test('[DATA-21, OPEN-13] web pages are put, listed, shown and removed', async () => {
  const from = jsonFile({ widgets: ['banner'], editors: ['user-creator'] });
  await desk.data(['web-pages', 'put', 'about', '--title-en', 'About', '--from', from, ...demo]);
  await desk.data(['web-pages', 'put', 'about', '--title-th', 'เกี่ยวกับ', ...demo]);
  expect(await desk.data(['web-pages', 'show', 'about', ...demo])).toMatchObject({
    title: { en: 'About', th: 'เกี่ยวกับ' },
    widgets: ['banner'],
    editors: ['user-creator'],
  });
  expect((await desk.portico(['web-pages', 'list', ...demo])).stdout).toMatch(
    /^about +About +banner +published$/m,
  );
  await desk.data(['web-pages', 'unpublish', 'about', ...demo]);
  expect(await desk.data(['web-pages', 'show', 'about', ...demo])).toMatchObject({ isUnpublished: true });
  expect((await desk.portico(['web-pages', 'list', ...demo])).stdout).toMatch(
    /^about +About +banner +unpublished$/m,
  );
  await desk.data(['web-pages', 'publish', 'about', ...demo]);
  expect(await desk.data(['web-pages', 'show', 'about', ...demo])).not.toHaveProperty('isUnpublished');
  await desk.data(['web-pages', 'delete', 'about', ...demo]);
  expect(await desk.refusal(['web-pages', 'show', 'about', ...demo])).toBe('The page about does not exist.');
  expect(await desk.refusal(['web-pages', 'put', 'untitled', ...demo])).toMatch(/^title: /);
});

describe('portals', () => {
  test('[OPEN-01] are released and rejected, and every transition is printed', async () => {
    const id = 'waiting';
    expect(await desk.data<Shown[]>(['portals', 'list', '--status', 'USER_DRAFT', ...demo])).toMatchObject([
      { _id: id },
    ]);
    await desk.data(['portals', 'reject', id, '--reason', 'More pictures, please', ...demo]);
    expect(await desk.data(['portals', 'show', id, ...demo])).toMatchObject({
      status: 'REJECT',
      rejectReason: 'More pictures, please',
    });
    await desk.data(['portals', 'release', id, '--town', 'nan', '--listing', 'cafes', ...demo]);
    expect(await desk.data(['portals', 'show', id, ...demo])).toMatchObject({
      status: 'RELEASE',
      townRefs: ['nan'],
      listingRefs: ['cafes'],
    });
    const { stdout } = await desk.portico(['portals', 'history', id, ...demo]);
    expect(stdout).toMatch(/USER_DRAFT to REJECT +operator +More pictures, please/);
    expect(stdout).toMatch(/REJECT to RELEASE +operator/);
  });

  test('[OPEN-54] have an owner and editors, which the operator can list and change', async () => {
    const id = 'rejected';
    const owner = (...args: string[]) => desk.data<Shown[]>(['portals', 'owner', id, ...args, ...demo]);
    const editors = (...args: string[]) => desk.data<Shown[]>(['portals', 'editors', id, ...args, ...demo]);
    const creator = { uid: 'user-creator', username: 'creator', displayName: 'Creator' };
    const admin = { uid: 'user-admin', username: 'admin', displayName: 'Admin' };
    const people = [
      { ...creator, role: 'owner' },
      { ...admin, role: 'editor' },
    ];
    expect(await owner()).toEqual([people[0]]);
    expect(await editors()).toEqual([people[0]]);
    expect(await editors('--add', 'admin')).toEqual(people);
    expect(await editors()).toEqual(people);

    expect(await owner('admin')).toEqual([{ ...admin, role: 'owner' }]);
    expect(await owner()).toEqual([{ ...admin, role: 'owner' }]);
    const { stdout } = await desk.portico(['portals', 'editors', id, ...demo]);
    expect(stdout).toBe('user     name     role\nadmin    Admin    owner\ncreator  Creator  editor\n');
    expect(await desk.refusal(['portals', 'editors', id, '--remove', 'admin', ...demo])).toContain(
      'hand the portal over first',
    );
    // A deleted account is shown by its uid.
    expect(await editors('--remove', 'user-creator')).toEqual([{ ...admin, role: 'owner' }]);
    await editors('--add', 'creator');
    expect(await editors('--remove', 'creator')).toEqual([{ ...admin, role: 'owner' }]);
    expect(await editors()).toEqual([{ ...admin, role: 'owner' }]);
    const history = await desk.portico(['portals', 'history', id, ...demo]);
    for (const event of ['joined', 'handed-over', 'removed'])
      expect(history.stdout).toMatch(new RegExp(`${event} \\S+ +operator`));
  });

  test('are deleted and restored unchanged', async () => {
    const before = await desk.data(['portals', 'show', 'old-hours', ...demo]);
    await desk.data(['portals', 'delete', 'old-hours', ...demo]);
    expect(await desk.refusal(['portals', 'show', 'old-hours', ...demo])).toContain('does not exist');
    expect(await desk.data<{ portal: Shown }[]>(['portals', 'list', '--deleted', ...demo])).toMatchObject([
      { portal: { _id: 'old-hours' } },
    ]);
    await desk.data(['portals', 'restore', 'old-hours', ...demo]);
    expect(await desk.data(['portals', 'show', 'old-hours', ...demo])).toEqual(before);
  });

  test('[T-05] never show a passcode', async () => {
    const { stdout } = await desk.portico(['portals', 'show', 'private', ...demo]);
    expect(stdout).toContain('"hasPasscode": true');
    expect(stdout).not.toMatch(/123456|sealed/);
  });

  test.each([
    [['portals', 'release', 'nowhere', '--town', 'nan'], /does not exist/],
    [['portals', 'release', 'rejected', '--town', 'atlantis'], /atlantis/],
    [['portals', 'restore', 'nowhere'], /does not exist/],
    [['portals', 'owner', 'nowhere'], /does not exist/],
    [['portals', 'owner', 'wat-phumin', 'stranger'], /no such user/],
    [['portals', 'editors', 'wat-phumin', '--add', 'stranger'], /no user with the name stranger/],
    [['portals', 'editors', 'wat-phumin', '--remove', 'admin'], /editor/],
  ])('refuse %j', async (args, sentence) => {
    expect(await desk.refusal([...args, ...demo])).toMatch(sentence);
  });

  test('are not rejected without a reason', async () => {
    expect(await desk.portico(['portals', 'reject', 'waiting', ...demo])).toMatchObject({ exitCode: 2 });
  });
});
