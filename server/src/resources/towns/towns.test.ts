import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Town, type TownCardSource, townSchema } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let creator: { authorization: string };
let admin: { authorization: string };
/** For tests that change what other tests read. */
const freshSite = async () => {
  site = await openTestApp();
  [creator, admin] = [await site.signIn(), await site.signIn('admin')];
};
beforeAll(freshSite);

type Method = 'POST' | 'PUT' | 'DELETE';
const send = (method: Method, url: string, data?: object, headers: Record<string, string> = admin) =>
  site.ask({ method, url, headers, ...(data ? { body: { data } } : {}) });
const town = async (id: string, headers: Record<string, string> = {}) =>
  (await site.get<{ data: Town }>(`/api/town/${id}`, { headers })).data;
const found = async (id: string) => {
  const body = { query: { bool: { filter: [{ terms: { _id: [id] } }] } } };
  const response = await site.ask({ method: 'POST', url: '/api/search/town-demo/_search', body });
  return response.json().hits.hits.map(({ _source }: { _source: TownCardSource }) => _source);
};

test('[DATA-19] anyone reads a town, in the shape of the contract', async () => {
  const data = await town('nan');
  expect(townSchema.strict().parse(data)).toEqual(data);
  expect(data).toEqual({
    _id: 'nan',
    title: { th: 'น่าน', en: 'Nan' },
    score: 10,
    modifiedDate: '2026-11-21T05:00:00.000Z',
    mainImageId: expect.any(String),
    imageURL: `/images/${data.mainImageId}`,
    smallImageURL: `/small-images/${data.mainImageId}`,
  });
  expect((await site.ask({ url: '/api/town/nothing' })).statusCode).toBe(404);
  expect((await site.ask({ url: '/api/town/nan', host: 'other.example' })).statusCode).toBe(404);
});

test('[OPEN-14] an administrative town is visible only to admins', async () => {
  const hidden = await site.ask({ url: '/api/town/test', headers: creator });
  expect([hidden.statusCode, hidden.json()]).toEqual([
    404,
    (await site.ask({ url: '/api/town/nothing' })).json(),
  ]);
  expect((await town('test', admin)).title).toEqual({ en: 'Administrative' });
});

describe('a private town', () => {
  test('[PERM-06, T-07] gives a stranger nothing but that it is private', async () => {
    const response = await site.ask({ url: '/api/town/secret-town', headers: creator });
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { status: 'fail', code: 'permission-denied', reason: 'This town is private.' },
    ]);
  });

  test('[PERM-07, T-05] opens with a grant, without its passcode, and with images that work', async () => {
    await freshSite();
    const { profileImageId } = { profileImageId: (await town('nan')).mainImageId };
    await send('PUT', '/api/town/secret-town', { profileImageId });
    const { grant } = (
      await site.get<{ data: { grant: string } }>('/api/checkPrivacy/town/id/secret-town', {
        headers: { 'x-passcode': '654321' },
      })
    ).data;
    const opened = await town('secret-town', { 'x-portico-grant': grant });
    expect(opened).toMatchObject({ _id: 'secret-town', isPrivate: true });
    expect(opened.profileImageURL).toMatch(new RegExp(`^/images/${profileImageId}\\?s=`));
    expect(opened).not.toHaveProperty('passcode');
    expect(JSON.stringify(opened)).not.toContain('sealed');
  });

  test('[T-05] shows its passcode to admins', async () => {
    expect(await town('secret-town', admin)).toMatchObject({ isPrivate: true, passcode: '654321' });
  });
});

describe('[OPEN-12, OPEN-15] only admins of the provider change towns', () => {
  test.each<[Method, string, object | undefined]>([
    ['POST', '/api/town', { title: { en: 'Mine' } }],
    ['PUT', '/api/town/nan', { title: { en: 'Mine' } }],
    ['DELETE', '/api/town/secret-town', undefined],
  ])('%s %s', async (method, url, data) => {
    expect((await send(method, url, data, {})).statusCode).toBe(401);
    expect((await send(method, url, data, creator)).statusCode).toBe(403);
    const elsewhere = await site.ask({ method, url, headers: admin, host: 'other.example', body: { data } });
    expect(elsewhere.statusCode).toBe(401);
    expect((await town('nan')).title.en).toBe('Nan');
  });
});

test('[OPEN-12, OPEN-32, TOWN-08, TOWN-09] an admin adds a town with splash and pop-up, and it is found', async () => {
  await freshSite();
  const picture = (await town('nan')).mainImageId;
  const data = {
    _id: 'pai',
    title: { en: 'Pai' },
    score: 7,
    mainImageId: picture,
    profileImageId: picture,
    popUp: {
      message: '<p onclick="x()">Hi<script>x()</script></p>',
      profileImageId: picture,
      buttonLink: { link: '/web-page/about', text: 'More' },
      isShow: true,
    },
  };
  const made = (await send('POST', '/api/town', data)).json();
  expect(made.status).toBe('ok');
  expect(await town('pai')).toEqual(made.data);
  expect(made.data).toMatchObject({
    _id: 'pai',
    profileImageURL: `/images/${picture}`,
    popUp: {
      message: '<p>Hi</p>',
      imageURL: `/images/${picture}`,
      buttonLink: data.popUp.buttonLink,
      isShow: true,
    },
  });
  expect(await found('pai')).toMatchObject([{ _id: 'pai', title: { en: 'Pai' }, score: 7 }]);
  expect((await send('POST', '/api/town', data)).json()).toMatchObject({ code: 'conflict' });
  const unnamed = (await send('POST', '/api/town', { title: { en: 'Mae Hong Son' } })).json().data;
  expect(unnamed._id).toMatch(/^mae-hong-son-[0-9a-f]{8}$/);
});

test("[TOWN-09, DATA-14, T-11] a town's pop-up per language is cleaned in each, and its card carries it", async () => {
  await freshSite();
  const message = { th: '<p>หมอกมาแล้ว</p>', en: '<p onclick="x()">Mist season</p>' };
  const buttonLink = { link: '/towns', text: { th: 'ดูเมือง', en: 'See the towns' } };
  await send('PUT', '/api/town/nan', { popUp: { message, buttonLink, isShow: true } });
  const popUp = { message: { ...message, en: '<p>Mist season</p>' }, buttonLink, isShow: true };
  expect(await town('nan')).toMatchObject({ popUp });
  expect(await found('nan')).toMatchObject([{ popUp }]);
});

test('[OPEN-12, T-09] an admin changes the sent fields, and null takes one away', async () => {
  await freshSite();
  await send('PUT', '/api/town/nan', { popUp: { isShow: true } });
  const saved = (await send('PUT', '/api/town/nan', { score: 3, popUp: null, _id: 'x' })).json().data;
  expect(saved).toMatchObject({ _id: 'nan', title: { en: 'Nan' }, score: 3 });
  expect(saved).not.toHaveProperty('popUp');
  expect(await found('nan')).toMatchObject([{ score: 3 }]);
  expect((await send('PUT', '/api/town/nothing', { score: 3 })).statusCode).toBe(404);
});

test('[PERM-02, T-05] a town needs a passcode to be private, and opens with it', async () => {
  await freshSite();
  expect((await send('PUT', '/api/town/nan', { isPrivate: true })).json()).toMatchObject({
    code: 'invalid',
    reason: 'Passcode ไม่ถูกต้อง',
  });
  expect((await send('PUT', '/api/town/nan', { isPrivate: true, passcode: 'short' })).statusCode).toBe(400);
  const locked = await send('PUT', '/api/town/nan', { isPrivate: true, passcode: 'Ab3!xy' });
  expect(locked.json().data).toMatchObject({ isPrivate: true, passcode: 'Ab3!xy' });
  expect((await site.ask({ url: '/api/town/nan' })).statusCode).toBe(403);
  const check = (passcode: string) =>
    site.get('/api/checkPrivacy/town/id/nan', { headers: { 'x-passcode': passcode } });
  expect(await check('Ab3!xy')).toMatchObject({ status: 'ok', data: { grant: expect.any(String) } });
  await send('PUT', '/api/town/nan', { isPrivate: false });
  expect((await town('nan')).title.en).toBe('Nan');
});

test.each([
  ['a title without words', { title: { en: ' ' } }, 'body.data.title'],
  ['an unknown image', { profileImageId: 'unknown' }, 'body.data.profileImageId'],
  [
    '[T-12] a button that runs',
    { popUp: { buttonLink: { link: 'javascript:x', text: 'x' } } },
    'body.data.popUp.buttonLink.link',
  ],
  ['a score that is none', { score: 'high' }, 'body.data.score'],
])('%s is refused', async (_what, data, path) => {
  const response = (await send('PUT', '/api/town/nan', data)).json();
  expect(response).toMatchObject({ code: 'invalid', details: [{ path }] });
});

test('[T-49] a save based on an outdated version is refused with who saved last', async () => {
  await freshSite();
  const { modifiedDate } = await town('nan');
  const first = (await send('PUT', '/api/town/nan', { score: 1, modifiedDate })).json().data;
  // The clock stands still, and still the two saves have different dates.
  const late = await send('PUT', '/api/town/nan', { score: 2, modifiedDate });
  expect([late.statusCode, late.json().conflict]).toEqual([409, { by: 'Admin', at: first.modifiedDate }]);
  expect(
    (await send('PUT', '/api/town/nan', { score: 2, modifiedDate: first.modifiedDate })).statusCode,
  ).toBe(200);
});

test('[OPEN-12] a town that listings or portals belong to is not deleted', async () => {
  await freshSite();
  const refused = await send('DELETE', '/api/town/nan');
  expect([refused.statusCode, refused.json().reason]).toEqual([
    409,
    'Listings: 3, portals: 7 belong to this town. Move them elsewhere first.',
  ]);
  await send('POST', '/api/town', { _id: 'empty', title: { en: 'Empty' } });
  expect((await send('DELETE', '/api/town/empty')).json()).toEqual({ status: 'ok' });
  expect((await site.ask({ url: '/api/town/empty' })).statusCode).toBe(404);
  expect(await found('empty')).toEqual([]);
  expect((await send('DELETE', '/api/town/empty')).statusCode).toBe(404);
});
