import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { fixtureContent } from '../../testing/fixture-content.ts';
import { openTestCli, type TestCli } from '../../testing/run-cli.ts';

let desk: TestCli;
beforeEach(async () => {
  desk = await openTestCli([fixtureContent]);
});

interface Listed {
  _id: string;
  portals: number;
  synonyms?: string[];
}

const setTemple = () =>
  desk.data(['tags', 'set', 'วัด', '--name-en', 'Temple', '--synonyms', 'wat', 'pagoda', '--icon', '🛕']);

test('[OPEN-53] tags are set in part and listed with the number of their portals', async () => {
  await setTemple();
  const names = ['--name-th', 'วัด', '--name-zh', '寺庙', '--name-ar', 'معبد'];
  expect(await desk.data(['tags', 'set', 'วัด', ...names])).toMatchObject({
    _id: 'วัด',
    name: { th: 'วัด', en: 'Temple', zh: '寺庙', ar: 'معبد' },
    synonyms: ['wat', 'pagoda'],
    icon: '🛕',
  });
  const listed = await desk.portico(['tags', 'list']);
  expect(listed.stdout).toMatch(/^วัด +วัด +Temple +寺庙 +معبد +wat, pagoda +1$/m);
  const unknown = await desk.data<Listed[]>(['tags', 'list', '--unknown']);
  expect(unknown.find(({ _id }) => _id === 'Temple')).toEqual({ _id: 'Temple', portals: 1 });
  expect(unknown.map(({ _id }) => _id)).not.toContain('วัด');
});

test('[OPEN-53] fields come from a file too, and a missing name is a warning', async () => {
  const from = path.join(desk.folder, 'tag.json');
  writeFileSync(from, JSON.stringify({ name: { en: 'Sea' }, icon: '🌊' }));
  const { stdout, stderr } = await desk.portico(['tags', 'set', 'ทะเล', '--from', from]);
  expect(JSON.parse(stdout)).toMatchObject({ _id: 'ทะเล', name: { en: 'Sea' }, icon: '🌊' });
  expect(stderr).toBe('The tag has no name in th, zh, ar.\n');
});

test('[OPEN-53] merging rewrites the portals, keeps the names and is recorded', async () => {
  await setTemple();
  const merged = await desk.portico(['tags', 'merge', 'Temple', 'วัด']);
  expect(merged.stdout).toBe('Temple is now วัด on 1 portals; its names find วัด.\n');
  expect(await desk.data(['portals', 'show', 'wat-phumin'])).toMatchObject({ tags: ['วัด'] });
  const log = await desk.data(['audit', '--event', 'operator']);
  expect(log).toContainEqual(
    expect.objectContaining({
      actor: expect.objectContaining({ kind: 'operator' }),
      on: { kind: 'tags', id: 'Temple' },
      details: { command: 'tags merge', arguments: 'วัด' },
    }),
  );
  expect(await desk.data(['tags', 'merge', 'Temple', 'วัด'])).toMatchObject({ portals: 0 });
});

test('[OPEN-53] a tag is removed from the dictionary, and not from portals', async () => {
  await setTemple();
  await desk.data(['tags', 'delete', 'วัด']);
  expect(await desk.data(['tags', 'list'])).toEqual([]);
  expect(await desk.data(['portals', 'show', 'wat-phumin'])).toMatchObject({ tags: ['วัด', 'Temple'] });
});

test.each([
  [['tags', 'set', 'sea'], 'The tag needs a name.'],
  [['tags', 'set', ' ', '--name-en', 'Sea'], /is no tag/],
  [['tags', 'set', 'x'.repeat(101), '--name-en', 'Sea'], /is no tag/],
  [['tags', 'merge', 'วัด', 'nowhere'], 'The tag nowhere is not in the dictionary: add it with `tags set`.'],
  [['tags', 'delete', 'nowhere'], /This tag/],
])('[OPEN-53] refuses %j', async (args, sentence) => {
  expect(await desk.refusal(args)).toMatch(sentence);
});
