import { beforeEach, describe, expect, test } from '@jest/globals';
import { MAX_DICTIONARY_TAGS, type Tag, type TagNames, tagSchema } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tagRepository } from './tag.repository.ts';

let site: TestApp;
let admin: { authorization: string };
beforeEach(async () => {
  site = await openTestApp();
  admin = await site.signIn('admin');
});

const temple = {
  name: { th: 'วัด', en: 'Temple', zh: '寺庙', ar: 'معبد' },
  synonyms: ['wat', ' pagoda ', 'Temple', 'wat'],
};
const address = (tag: string) => `/api/tags/${encodeURIComponent(tag)}`;
const set = (tag: string, data: object, headers: Record<string, string> = admin) =>
  site.ask({ method: 'PUT', url: address(tag), headers, body: { data } });
const remove = (tag: string, headers: Record<string, string> = admin) =>
  site.ask({ method: 'DELETE', url: address(tag), headers });
const dictionary = async (host = 'localhost') =>
  (await site.get<{ data: Tag[] }>('/api/tags', { host })).data;
const namesIn = async (query: string) => (await site.get<{ data: TagNames }>(`/api/tag-names?${query}`)).data;

test('[OPEN-53] an admin adds a tag, and everyone reads the dictionary of the site', async () => {
  const added = (await set('วัด', temple)).json();
  expect(added.status).toBe('ok');
  expect(tagSchema.strict().parse(added.data)).toEqual(added.data);
  expect(added.data).toEqual({
    _id: 'วัด',
    name: temple.name,
    synonyms: ['wat', 'pagoda'],
    modifiedDate: '2026-11-21T05:00:00.000Z',
  });
  expect(await dictionary()).toEqual([added.data]);
  expect(await dictionary('other.example')).toEqual([]);
  const read = await site.ask({ url: '/api/tags' });
  expect(read.headers['cache-control']).toBe('private, no-cache');
});

test('[OPEN-53] the names in one language leave out a tag that is its own name', async () => {
  await set('วัด', { ...temple, icon: '🛕' });
  await set('cafe', { name: { en: 'cafe', th: 'คาเฟ่' } });
  await set('R&B, soul/jazz', { name: { zh: '音乐' } });
  expect(await namesIn('language=th')).toEqual({
    names: { cafe: 'คาเฟ่', 'R&B, soul/jazz': '音乐' },
    icons: { วัด: '🛕' },
  });
  expect((await namesIn('language=en')).names).toEqual({ วัด: 'Temple', 'R&B, soul/jazz': '音乐' });
  const some = new URLSearchParams([
    ['language', 'ar'],
    ['tag', 'วัด'],
    ['tag', 'unknown'],
  ]);
  expect(await namesIn(String(some))).toEqual({ names: { วัด: 'معبد' }, icons: { วัด: '🛕' } });
  expect(await namesIn('language=zh&tag=unknown')).toEqual({ names: {} });
  expect((await site.ask({ url: '/api/tag-names?language=fr' })).statusCode).toBe(400);
});

test('[OPEN-53] an admin changes the sent fields, and null clears one', async () => {
  await set('วัด', { ...temple, icon: '🛕' });
  const changed = (await set('วัด', { icon: null, synonyms: ['buddhist temple'] })).json().data;
  expect(changed).toMatchObject({ name: temple.name, synonyms: ['buddhist temple'] });
  expect(changed).not.toHaveProperty('icon');
  expect((await remove('วัด')).json()).toEqual({ status: 'ok' });
  expect(await dictionary()).toEqual([]);
  expect((await remove('วัด')).statusCode).toBe(404);
});

test('[OPEN-53] a word belongs to one tag', async () => {
  await set('วัด', temple);
  for (const data of [{ name: { en: 'TEMPLE' } }, { name: { en: 'Shrine' }, synonyms: ['Pagoda'] }])
    expect((await set('shrine', data)).json()).toMatchObject({
      code: 'conflict',
      reason: expect.stringContaining('belongs to the tag วัด already'),
    });
  expect((await set('wat', { name: { en: 'Shrine' } })).statusCode).toBe(409);
  expect(await dictionary()).toHaveLength(1);
});

test.each([
  ['a new tag without a name', { synonyms: ['x'] }],
  ['a name without words', { name: { en: ' ' } }],
  ['an empty synonym', { name: { en: 'Sea' }, synonyms: [' '] }],
  ['an icon that is a text', { name: { en: 'Sea' }, icon: 'a picture of the sea' }],
])('[OPEN-53] %s is refused', async (_what, data) => {
  expect((await set('sea', data)).json()).toMatchObject({ code: 'invalid' });
  expect(await dictionary()).toEqual([]);
});

test('[OPEN-53] a dictionary has a limit, because every page carries its names', async () => {
  const tags = tagRepository(site.services.records);
  for (let number = 0; number < MAX_DICTIONARY_TAGS; number++)
    await tags.put({
      provider: 'demo',
      id: `t${number}`,
      value: { _id: `t${number}`, name: { en: `T${number}` } },
    });
  expect((await set('one-more', { name: { en: 'One more' } })).json()).toMatchObject({ code: 'invalid' });
  expect((await set('t1', { name: { en: 'First' } })).statusCode).toBe(200);
});

test('[T-49] a save based on an outdated version is refused with who saved last', async () => {
  const { modifiedDate } = (await set('วัด', temple)).json().data;
  const first = (await set('วัด', { icon: '🛕', modifiedDate })).json().data;
  const late = await set('วัด', { icon: '⛩', modifiedDate });
  expect([late.statusCode, late.json().conflict]).toEqual([409, { by: 'Admin', at: first.modifiedDate }]);
});

describe('[OPEN-53, OPEN-15] only admins of the provider change the dictionary', () => {
  test.each([
    ['PUT', (headers: Record<string, string>) => set('วัด', { icon: '🛕' }, headers)],
    ['DELETE', (headers: Record<string, string>) => remove('วัด', headers)],
  ] as const)('%s', async (_method, send) => {
    await set('วัด', temple);
    const creator = await site.signIn();
    expect((await send({})).statusCode).toBe(401);
    expect((await send(creator)).statusCode).toBe(403);
    expect(await dictionary()).toMatchObject([{ _id: 'วัด', name: temple.name }]);
  });
});
