import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ConsolePageRow, PageDraft, WebConfig, WebPage } from '@portico/shared/contracts';
import { fixtureContent, otherContent } from '../../testing/fixture-content.ts';
import { plainJpeg } from '../../testing/image-store.contract.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { takeImage } from '../images/image.service.ts';

let site: TestApp;
let admin: { authorization: string };
let creator: { authorization: string };

const empty = { bannerImages: [], galleryImages: [], iconLinks: [], buttonLinks: [], widgets: [] };

beforeEach(async () => {
  const webPages = [{ ...empty, id: 'about', title: { en: 'About us' }, editors: ['creator' as const] }];
  site = await openTestApp([{ ...fixtureContent, webPages }, otherContent]);
  [admin, creator] = [await site.signIn('admin'), await site.signIn()];
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = (method: Method, url: string, data?: object, headers: Record<string, string> = admin) =>
  site.ask({ method, url, headers, ...(data ? { body: { data } } : {}) });
const call = async (method: Method, url: string, data?: object): Promise<PageDraft> => {
  const response = await send(method, url, data);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<{ data: PageDraft }>().data;
};
const DRAFT = '/api/console/pages/about/draft';
const saveDraft = (changes: object = {}) =>
  call('PUT', DRAFT, { ...empty, title: { en: 'New' }, ...changes });
const publish = (data: object = {}) => call('POST', '/api/console/pages/about/publish', data);
const unpublish = () => call('POST', '/api/console/pages/about/unpublish');
const statusFor = async (headers: Record<string, string>, id = 'about') =>
  (await site.ask({ url: `/api/web-page/${id}`, headers })).statusCode;
const live = async () => (await site.get<{ data: WebPage }>('/api/web-page/about')).data;
const list = async (query = '') => {
  const { data } = await site.get<{ data: { total: number; rows: ConsolePageRow[] } }>(
    `/api/console/pages${query}`,
    { headers: admin },
  );
  return data.rows.map(({ id, state }) => [id, state]);
};

describe('a draft over a published page', () => {
  test('changes nothing for visitors until it is published', async () => {
    const before = await live();
    const draft = await saveDraft({ widgets: ['banner'] });
    expect([draft.state, draft.hasDraft, draft.title.en]).toEqual(['draft', true, 'New']);
    expect(await live()).toEqual(before);
    const published = await publish({ modifiedDate: draft.modifiedDate });
    expect([published.state, published.hasDraft]).toEqual(['published', false]);
    expect(await live()).toMatchObject({
      title: { en: 'New' },
      widgets: ['banner'],
      editors: before.editors,
    });
  });

  test('is discarded without a trace', async () => {
    const before = await live();
    const { modifiedDate = '' } = await saveDraft();
    const query = `?modifiedDate=${encodeURIComponent(modifiedDate)}`;
    expect(await call('DELETE', `${DRAFT}${query}`)).toMatchObject({
      hasDraft: false,
      title: { en: 'About us' },
    });
    expect(await live()).toEqual(before);
  });

  test('[T-49] is not overwritten, published or discarded by someone who has not seen it', async () => {
    const { modifiedDate: seen = '' } = await call('GET', DRAFT);
    const { modifiedDate: at } = await saveDraft();
    const conflict = { by: 'Admin', at };
    const content = { ...empty, title: { en: 'Late' }, modifiedDate: seen };
    const late = [
      await send('PUT', DRAFT, content),
      await send('POST', '/api/console/pages/about/publish', { modifiedDate: seen }),
      await send('DELETE', `${DRAFT}?modifiedDate=${encodeURIComponent(seen)}`),
    ];
    expect(late.map((response) => [response.statusCode, response.json().conflict])).toEqual([
      [409, conflict],
      [409, conflict],
      [409, conflict],
    ]);
    expect((await call('GET', DRAFT)).title).toEqual({ en: 'New' });
  });

  test('says when publishing would overwrite a newer change of the page', async () => {
    expect((await saveDraft()).overwrites).toBeUndefined();
    const saved = await send('PUT', '/api/web-page/about', { title: { en: 'By an editor' } }, creator);
    const at = saved.json<{ data: WebPage }>().data.modifiedDate;
    expect((await call('GET', DRAFT)).overwrites).toEqual({ by: 'Creator', at });
  });

  test('is deleted with the page, and is not there in a new page of the same address', async () => {
    await saveDraft();
    await send('DELETE', '/api/web-page/about');
    expect((await send('GET', DRAFT)).statusCode).toBe(404);
    await send('POST', '/api/web-page', { _id: 'about', title: { en: 'Again' } });
    expect(await call('GET', DRAFT)).toMatchObject({ hasDraft: false, title: { en: 'Again' } });
  });

  test.each([
    ['a title without words', { title: {} }, 'body.data.title'],
    [
      '[T-12] a link that runs',
      { iconLinks: [{ type: 'ICON', link: 'javascript:x' }] },
      'body.data.iconLinks.0.link',
    ],
    [
      'an unknown image',
      { bannerImages: [{ type: 'picture', mainImageId: 'x' }] },
      'body.data.bannerImages.0.mainImageId',
    ],
  ])('with %s is refused', async (_what, changes, path) => {
    const response = await send('PUT', DRAFT, { ...empty, title: { en: 'New' }, ...changes });
    expect(response.json()).toMatchObject({ code: 'invalid', details: [{ path }] });
  });
});

describe('an unpublished page', () => {
  test('is there for its editors and admins only', async () => {
    await unpublish();
    expect([await statusFor({}), await statusFor(creator), await statusFor(admin)]).toEqual([404, 200, 200]);
    const foreign = await site.signIn('editor').catch(() => ({}));
    expect(await statusFor(foreign)).toBe(404);
  });

  test('is how the console adds one, and other pages are published at once', async () => {
    await send('POST', '/api/web-page', { _id: 'hidden', title: { en: 'Hidden' }, isUnpublished: true });
    await send('POST', '/api/web-page', { _id: 'shown', title: { en: 'Shown' } });
    expect([await statusFor({}, 'hidden'), await statusFor({}, 'shown')]).toEqual([404, 200]);
    await call('POST', '/api/console/pages/hidden/publish', {});
    expect(await statusFor({}, 'hidden')).toBe(200);
  });

  test('stays unpublished when its editor saves it', async () => {
    await unpublish();
    await send('PUT', '/api/web-page/about', { title: { en: 'Mine' }, isUnpublished: false }, creator);
    expect(await statusFor({})).toBe(404);
  });
});

describe('pictures that visitors do not see yet', () => {
  const upload = async () => {
    const source = await plainJpeg(400, 300, '#102030');
    const { id } = await takeImage(site.services, { provider: 'demo', owner: 'site', source });
    return id;
  };
  const imageStatus = async (address: string) => (await site.ask({ url: address })).statusCode;

  test('of a draft are for those who edit it, until it is published', async () => {
    const id = await upload();
    expect(await imageStatus(`/images/${id}`)).toBe(200);
    const draft = await saveDraft({ bannerImages: [{ type: 'picture', mainImageId: id }] });
    expect(await imageStatus(`/images/${id}`)).toBe(404);
    expect(await imageStatus(draft.bannerImages[0]?.imageURL ?? '')).toBe(200);
    await publish();
    expect(await imageStatus(`/images/${id}`)).toBe(200);
    expect((await live()).bannerImages[0]?.imageURL).toBe(`/images/${id}`);
  });

  test('of an unpublished page are for those who see the page', async () => {
    const id = await upload();
    await saveDraft({ bannerImages: [{ type: 'picture', mainImageId: id }] });
    await publish();
    await unpublish();
    expect(await imageStatus(`/images/${id}`)).toBe(404);
    const { data } = await site.get<{ data: WebPage }>('/api/web-page/about', { headers: creator });
    expect(await imageStatus(data.bannerImages[0]?.imageURL ?? '')).toBe(200);
  });
});

describe('the site’s menu', () => {
  const menu = async () => (await site.get<{ data: WebConfig }>('/api/web-admin/')).data.menuPages;

  test('has the published pages with a menu position, in their order', async () => {
    expect(await menu()).toBeUndefined();
    await send('POST', '/api/web-page', { _id: 'first', title: { en: 'First' }, menuOrder: 1 });
    await saveDraft({ menuOrder: 2 });
    expect(await menu()).toEqual([{ _id: 'first', title: { en: 'First' } }]);
    await publish();
    expect((await menu())?.map(({ _id }) => _id)).toEqual(['first', 'about']);
    await unpublish();
    await send('PUT', '/api/web-page/first', { menuOrder: null });
    expect(await menu()).toBeUndefined();
  });
});

test('the list finds pages by their texts and their state, also those of drafts', async () => {
  await send('POST', '/api/web-page', { _id: 'rules', title: { th: 'กติกา' }, isUnpublished: true });
  await send('POST', '/api/web-page', { _id: 'zoo', title: { en: 'Zoo' } });
  await saveDraft({ title: { en: 'Our story' } });
  expect(await list()).toEqual([
    ['about', 'draft'],
    ['zoo', 'published'],
    ['rules', 'unpublished'],
  ]);
  expect(await list('?q=story')).toEqual([['about', 'draft']]);
  expect(await list('?q=กติ')).toEqual([['rules', 'unpublished']]);
  expect(await list('?state=published')).toEqual([['zoo', 'published']]);
  expect((await list('?sort=changed&_limit=1'))[0]).toEqual(['about', 'draft']);
});
