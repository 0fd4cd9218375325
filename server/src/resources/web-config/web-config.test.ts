import { beforeAll, expect, test } from '@jest/globals';
import { type WebConfig, webConfigSchema } from '@portico/shared/contracts';
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

const url = '/api/web-admin/';
const save = (data: object, headers: Record<string, string> = admin) =>
  site.ask({ method: 'PUT', url, headers, body: { data } });
const config = async (host = 'localhost') => (await site.get<{ data: WebConfig }>(url, { host })).data;

test('[OPEN-12, OPEN-15] only admins of the provider change its configuration', async () => {
  expect((await save({ title: { en: 'Mine' } }, {})).statusCode).toBe(401);
  expect((await save({ title: { en: 'Mine' } }, creator)).statusCode).toBe(403);
  const elsewhere = { method: 'PUT', url, headers: admin, host: 'other.example' } as const;
  expect((await site.ask({ ...elsewhere, body: { data: { title: { en: 'Mine' } } } })).statusCode).toBe(401);
  expect((await config()).title).toEqual({ th: 'เว็บ', en: 'Site' });
  expect((await config('other.example')).title).toEqual({ en: 'Other site' });
});

test('[OPEN-12, DATA-22, OPEN-16] an admin changes the sent fields, and nothing that is not an admin’s', async () => {
  await freshSite();
  const before = await config();
  const sent = {
    title: { en: 'Renamed' },
    description: { en: 'About' },
    contacts: { email: 'a@example.com', googleFormLink: 'https://example.com/form' },
    tags: [' วัด ', 'sea', 'sea', ''],
    isExtraBtn: true,
    linkExtraButton: '/web-page/festival-year',
    nameExtraButton: { en: 'More' },
    brandColor: '#0f7b6c',
    homeImageId: before.logoImageId,
    provider: 'other',
    hosts: ['evil.example'],
    homeImageURL: 'https://evil.example/x.png',
  };
  const response = (await save(sent)).json();
  expect(response.status).toBe('ok');
  expect(webConfigSchema.strict().parse(response.data)).toEqual(response.data);
  expect(await config()).toEqual(response.data);
  const { hosts: _hosts, ...set } = sent;
  expect(response.data).toEqual({
    ...before,
    ...set,
    tags: ['วัด', 'sea'],
    provider: 'demo',
    homeImageURL: `/images/${before.logoImageId}`,
    modifiedDate: '2026-11-21T05:00:00.001Z',
  });
});

test('[OPEN-32, T-11] the pop-up is cleaned, and null takes it away', async () => {
  await freshSite();
  const popUp = { message: '<p>Hi<img src=x onerror=alert(1)></p>', isShow: true };
  expect((await save({ popUp })).json().data.popUp).toEqual({ message: '<p>Hi</p>', isShow: true });
  expect((await save({ popUp: null })).json().data).not.toHaveProperty('popUp');
  expect(await config()).not.toHaveProperty('popUp');
});

test.each([
  ['a title without words', { title: {} }, 'body.data.title'],
  ['[T-12] an extra button that runs', { linkExtraButton: 'javascript:x' }, 'body.data.linkExtraButton'],
  [
    '[T-12] a form that runs',
    { contacts: { googleFormLink: 'vbscript:x' } },
    'body.data.contacts.googleFormLink',
  ],
  [
    '[T-12] a pop-up that runs',
    { popUp: { buttonLink: { link: 'javascript:x', text: 'x' } } },
    'body.data.popUp.buttonLink.link',
  ],
  ['a colour that styles more', { brandColor: 'red;}' }, 'body.data.brandColor'],
  ['an unknown logo', { logoImageId: 'unknown' }, 'body.data.logoImageId'],
])('%s is refused', async (_what, data, path) => {
  expect((await save(data)).json()).toMatchObject({ code: 'invalid', details: [{ path }] });
});

test('[T-49] a save based on an outdated version is refused with who saved last', async () => {
  await freshSite();
  const { modifiedDate } = await config();
  const first = (await save({ isExtraBtn: true, modifiedDate })).json().data;
  const late = await save({ isExtraBtn: false, modifiedDate });
  expect([late.statusCode, late.json().conflict]).toEqual([409, { by: 'Admin', at: first.modifiedDate }]);
  expect((await config()).isExtraBtn).toBe(true);
});
