import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Portal, portalSchema } from '@portico/shared/contracts';
import { fixtureContent, otherContent, portalSeed } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let creator: { authorization: string };
let admin: { authorization: string };
beforeEach(async () => {
  site = await openTestApp([
    {
      ...fixtureContent,
      portals: [...fixtureContent.portals, portalSeed('shared', { editors: ['creator', 'admin'] })],
    },
    otherContent,
  ]);
  creator = await site.signIn();
  admin = await site.signIn('admin');
});

const put = (id: string, data: object, headers: Record<string, string> = creator) =>
  site.ask({ url: `/api/portal/${id}`, method: 'PUT', body: { data }, headers });
const saved = async (id: string, data: object, headers = creator) => {
  const answer = await put(id, data, headers);
  expect(answer.json()).toMatchObject({ status: 'ok' });
  return answer.json<{ data: Portal }>().data;
};
const read = async (id: string, headers: Record<string, string> = creator) =>
  (await site.get<{ data: Portal }>(`/api/portal/${id}`, { headers })).data;
const refusal = async (id: string, data: object) => {
  const answer = await put(id, data);
  expect(answer.statusCode).toBe(400);
  return answer.json<{ code: string; reason: string; details: { path: string; message: string }[] }>();
};
/** An image that the site has. */
const someImage = async () => (await read('wat-phumin')).mainImageId ?? '';

test('[API-27, OPEN-06] changed fields are merged, the others stay, and the whole portal comes back', async () => {
  const before = await read('wat-phumin');
  const data = await saved('wat-phumin', {
    _id: 'wat-phumin',
    title: { th: 'ชื่อใหม่', lang: 'th' },
    shortDescription: { en: 'Short' },
    hideInformations: ['tags', 'tags'],
  });
  expect(portalSchema.strict().parse(data)).toEqual(data);
  expect(data).toMatchObject({
    title: { th: 'ชื่อใหม่', lang: 'th' },
    shortDescription: { en: 'Short' },
    hideInformations: ['tags'],
    tags: before.tags,
    galleryImages: before.galleryImages,
    contacts: before.contacts,
  });
  expect(await read('wat-phumin')).toEqual(data);
});

test('[API-07] a whole portal may be sent as it was read: nothing changes but its date', async () => {
  const before = await read('wat-phumin');
  const answer = await saved('wat-phumin', { ...before, townsInfo: [{}], listingsInfo: [] });
  expect(answer).toEqual({ ...before, modifiedDate: expect.any(String) });
});

test('[T-09] what is not an editor’s to set is not taken, and never an error', async () => {
  const before = await read('wat-phumin');
  const data = await saved('wat-phumin', {
    status: 'DRAFT',
    stepIndex: 2,
    editors: ['user-admin'],
    provider: 'other',
    townRefs: 7,
    listingRefs: null,
    createdDate: 'never',
    modifiedBy: 'me',
    statusDate: 'x',
    sealedPasscode: 'x',
    rejectReason: 'x',
    imageURL: 'https://evil.example/x.png',
    imageCoverModifiedDate: 'x',
    __meta_search: { latLng: 'x' },
    galleryImages: before.galleryImages?.map((item) => ({ ...item, imageURL: 'https://evil.example/x.png' })),
    unknown: { deep: [1] },
  });
  expect(data).toEqual({ ...before, modifiedDate: data.modifiedDate });
});

test('null clears an optional field', async () => {
  const data = await saved('wat-phumin', {
    highlightSentence: null,
    links: null,
    contacts: null,
    action: null,
  });
  for (const field of ['highlightSentence', 'links', 'contacts', 'action'])
    expect(data).not.toHaveProperty(field);
  expect((await put('wat-phumin', { title: null })).statusCode).toBe(400);
});

describe('who may save', () => {
  test('[PERM-08, PERM-09, T-09] editors alone; others learn no more than they may know', async () => {
    const statusOf = async (id: string, headers: Record<string, string>) =>
      (await put(id, { tags: [] }, headers)).statusCode;
    expect(await statusOf('wat-phumin', {})).toBe(401);
    expect(await statusOf('wat-phumin', admin)).toBe(403);
    expect((await put('wat-phumin', {}, admin)).json().code).toBe('forbidden');
    expect(await statusOf('private', admin)).toBe(403);
    expect(await statusOf('draft', admin)).toBe(404);
    expect(await statusOf('no-such-portal', admin)).toBe(404);
    expect((await put('draft', {}, admin)).json()).toEqual((await put('no-such-portal', {}, admin)).json());
    expect((await read('wat-phumin')).tags).toEqual(['วัด', 'Temple']);
  });

  test('[APP-01] a portal of another provider is none', async () => {
    expect((await put('only-there', {})).statusCode).toBe(404);
    const namesake = await site.ask({
      url: '/api/portal/wat-phumin',
      method: 'PUT',
      body: { data: { tags: [] } },
      headers: creator,
      host: 'other.example',
    });
    expect(namesake.statusCode).toBe(401);
  });
});

describe('the status', () => {
  test('[OPEN-01] a released portal stays released, a waiting one waits', async () => {
    expect((await saved('wat-phumin', { tags: [] })).status).toBe('RELEASE');
    expect((await saved('waiting', { tags: [] })).status).toBe('USER_DRAFT');
    expect((await saved('draft', { tags: [] })).status).toBe('DRAFT');
  });

  test('[OPEN-01] work on a rejected portal hands it in again, and the move is recorded', async () => {
    expect(await read('rejected')).toMatchObject({ status: 'REJECT', rejectReason: 'Please add pictures' });
    const data = await saved('rejected', { tags: ['more'] });
    expect(data.status).toBe('USER_DRAFT');
    expect(data).not.toHaveProperty('rejectReason');
    const history = await site.get('/api/review/rejected', { headers: creator });
    expect(history).toMatchObject({ data: [{ from: 'REJECT', to: 'USER_DRAFT', by: 'Creator' }] });
  });
});

describe('two editors', () => {
  test('[T-49] a save on what someone else has changed since is refused, with who and when', async () => {
    const { modifiedDate } = await read('shared');
    const first = await saved('shared', { tags: ['a'], modifiedDate }, admin);
    const answer = await put('shared', { tags: ['b'], modifiedDate });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      status: 'fail',
      code: 'conflict',
      reason: expect.stringContaining('Admin changed this portal'),
      conflict: { by: 'Admin', at: first.modifiedDate },
    });
    expect((await read('shared')).tags).toEqual(['a']);
    expect((await saved('shared', { tags: ['b'], modifiedDate: first.modifiedDate })).tags).toEqual(['b']);
  });

  test('[T-49] strangers are not told of a conflict', async () => {
    expect((await put('wat-phumin', { modifiedDate: 'long ago' }, admin)).json().code).toBe('forbidden');
  });

  test('[T-49, API-27] without the date only the sent fields change, also at the same moment', async () => {
    const answers = await Promise.all([
      put('shared', { tags: ['a'] }, admin),
      put('shared', { highlightSentence: { en: 'b' } }),
      put('shared', { shortDescription: { en: 'c' } }, admin),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await read('shared')).toMatchObject({
      tags: ['a'],
      highlightSentence: { en: 'b' },
      shortDescription: { en: 'c' },
    });
  });

  test('[T-49] of two saves at once on the same date one is refused', async () => {
    const { modifiedDate } = await read('shared');
    const answers = await Promise.all([
      put('shared', { tags: ['a'], modifiedDate }, admin),
      put('shared', { tags: ['b'], modifiedDate }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test('[T-49] modifiedDate grows with every save, though the clock stands still', async () => {
    const dates = [];
    for (const tag of ['a', 'b', 'c']) dates.push((await saved('shared', { tags: [tag] })).modifiedDate);
    expect(new Set(dates).size).toBe(3);
    expect([...dates].sort()).toEqual(dates);
  });
});

describe('images', () => {
  test('[DATA-04] an image that the site does not have is refused at its place', async () => {
    const { details } = await refusal('wat-phumin', {
      mainImageId: 'no-such-image',
      links: [{ externalUrl: 'https://example.com', mainImageId: 'nor-this' }],
      popUp: { message: '<img src="/images/nor-that">' },
    });
    expect(details.map(({ path }) => path)).toEqual([
      'body.data.mainImageId',
      'body.data.links.0.mainImageId',
      'body.data.popUp.message',
    ]);
    expect((await saved('shared', { mainImageId: await someImage() })).imageURL).toBe(
      `/images/${await someImage()}`,
    );
  });

  test('[DATA-04] a save and a read respond with the images of a portal and their dates', async () => {
    const image = await someImage();
    const gallery = [
      { type: 'picture', mainImageId: image },
      { type: 'picture', mainImageId: image, title: { en: 'Again' } },
    ];
    const data = await saved('shared', { mainImageId: image, galleryImages: gallery });
    const expected = {
      mainImageId: image,
      galleryImages: gallery.map((item) => expect.objectContaining(item)),
      imageCoverModifiedDate: '2026-11-21T05:00:00.000Z',
      modifiedDate: expect.stringMatching(/^2026-11-21T05:/),
    };
    expect(data).toMatchObject(expected);
    expect(await read('shared')).toMatchObject(expected);
  });

  test('[AMBIG-14] another cover leaves its date, the same one does not', async () => {
    const before = await read('wat-phumin');
    const [cover, ...rest] = before.galleryImages ?? [];
    const same = await saved('wat-phumin', { galleryImages: [cover, ...rest.toReversed()] });
    expect(same.imageCoverModifiedDate).toBe(before.imageCoverModifiedDate);
    const other = await saved('wat-phumin', {
      galleryImages: [{ type: 'picture', mainImageId: await someImage() }],
    });
    expect(other.imageCoverModifiedDate).toBe('2026-11-21T05:00:00.000Z');
  });

  test('[AMBIG-14, VAL-04, VAL-06] cover and thumbnail are replaced, never taken away', async () => {
    expect((await refusal('wat-phumin', { galleryImages: [] })).details).toEqual([
      { path: 'body.data.galleryImages', message: 'Require Cover Image field' },
    ]);
    expect((await refusal('wat-phumin', { galleryImages: null, mainImageId: null })).details).toEqual([
      { path: 'body.data.mainImageId', message: 'Require Thumbnail Image field' },
      { path: 'body.data.galleryImages', message: 'Require Cover Image field' },
    ]);
  });
});

test('[AMBIG-14, CROP-10] what becomes the first item, also by a move or a deletion, has to be a cover', async () => {
  const [cover, ...rest] = (await read('wat-phumin')).galleryImages ?? [];
  const video = { type: 'video', externalUrl: 'https://example.com/v' };
  const classic = {
    type: 'picture',
    mainImageId: await someImage(),
    aspects: { width: 4, height: 3 },
    expDate: '2999-12-31',
  };
  const pathsOf = async (galleryImages: object[]) =>
    (await refusal('wat-phumin', { galleryImages })).details.map(({ path }) => path);
  const first = 'body.data.galleryImages.0';
  expect(await pathsOf([video, cover ?? {}, ...rest])).toEqual([`${first}.type`, `${first}.mainImageId`]);
  expect(await pathsOf([classic, ...rest])).toEqual([`${first}.aspects`, `${first}.expDate`]);
  const { expDate: _end, ...endless } = classic;
  const wide = { ...endless, aspects: { width: 16, height: 9 } };
  const saves = await saved('wat-phumin', { galleryImages: [wide, video] });
  expect(saves.galleryImages?.[0]).toMatchObject(wide);
  expect((await saved('wat-phumin', { galleryImages: [{ ...cover }, video] })).galleryImages).toHaveLength(2);
});

describe('validation', () => {
  test('[VAL-03] a title needs a word', async () => {
    expect(await refusal('wat-phumin', { title: { th: ' ', lang: 'th' } })).toMatchObject({
      code: 'invalid',
      reason: 'Require Title field',
      details: [{ path: 'body.data.title', message: 'Require Title field' }],
    });
  });

  test('[VAL-07] a link needs an address', async () => {
    for (const link of [{}, { externalUrl: '' }, { externalUrl: ' ' }]) {
      expect((await refusal('wat-phumin', { links: [link] })).details).toEqual([
        { path: 'body.data.links.0.externalUrl', message: 'Require External Url field' },
      ]);
    }
  });

  test('[VAL-08, OPEN-11] what is no picture needs an address; unknown types are kept', async () => {
    const [cover] = (await read('wat-phumin')).galleryImages ?? [];
    expect((await refusal('wat-phumin', { galleryImages: [cover, { type: 'video' }] })).details).toEqual([
      { path: 'body.data.galleryImages.1.externalUrl', message: 'required' },
    ]);
    const panorama = { type: 'panorama', externalUrl: 'https://example.com/p' };
    const data = await saved('wat-phumin', {
      galleryImages: [cover, panorama, { type: 'catalog', catalogId: 'shop' }],
    });
    expect(data.galleryImages?.[1]).toEqual(panorama);
  });

  test('[VAL-10, VAL-11] a button needs its target and its words', async () => {
    const { details } = await refusal('wat-phumin', { action: { type: 'lineAds', contact: { phone: '1' } } });
    expect(details).toEqual([
      { path: 'body.data.action.contact.lineAds', message: 'require' },
      { path: 'body.data.action.text', message: 'require' },
    ]);
    expect((await saved('wat-phumin', { action: { type: 'none' } })).action).toEqual({ type: 'none' });
  });

  test('[VAL-12] contacts and cover info are taken as they are', async () => {
    const contacts = { email: 'not an address', phone: 'x', webpage: 'javascript:alert(1)' };
    expect(await saved('wat-phumin', { contacts, highlightSentence: {} })).toMatchObject({
      contacts,
      highlightSentence: {},
    });
  });

  test('[VAL-16] tags are trimmed; empty ones and doubles go', async () => {
    expect((await saved('wat-phumin', { tags: [' a', 'a ', '', '  ', 'ข'] })).tags).toEqual(['a', 'ข']);
  });

  test('[T-12] an address that a page may not link to is refused at its place', async () => {
    const bad = 'javascript:alert(1)';
    const [cover] = (await read('wat-phumin')).galleryImages ?? [];
    const text = { en: 'Go' };
    const { details } = await refusal('wat-phumin', {
      links: [{ externalUrl: 'https://example.com/' }, { externalUrl: bad }],
      galleryImages: [cover, { type: 'video', externalUrl: 'data:text/html,x' }],
      action: { type: 'externalUrl', contact: { externalUrl: bad }, text },
      popUp: { buttonLink: { link: bad, text: 'x' } },
    });
    expect(details.map(({ path }) => path).sort()).toEqual([
      'body.data.action.contact.externalUrl',
      'body.data.galleryImages.1.externalUrl',
      'body.data.links.1.externalUrl',
      'body.data.popUp.buttonLink.link',
    ]);
  });

  test('[T-12] a bad address that is stored already does not stand in the way of other changes', async () => {
    const { records } = site.services;
    const key = { provider: 'demo', kind: 'portal', id: 'wat-phumin' };
    const stored = await records.get<object>(key);
    const links = [{ externalUrl: 'javascript:old' }];
    await records.put({ ...key, value: { ...stored?.value, links }, index: { editor: ['user-creator'] } });
    expect(await saved('wat-phumin', { links, tags: ['x'] })).toMatchObject({ links, tags: ['x'] });
  });

  test('[OPEN-10] hours with a mistake are refused rather than emptied', async () => {
    const hours = { timezone: 'Asia/Bangkok', week: { mon: [{ open: '9', close: '17:00' }] } };
    expect((await refusal('wat-phumin', { openingHours: hours })).details[0]?.path).toBe(
      'body.data.openingHours.week.mon.0.open',
    );
    for (const openingHours of ['every day', { th: 'ทุกวัน' }, { timezone: 'Asia/Bangkok', week: {} }]) {
      expect((await saved('wat-phumin', { openingHours })).openingHours).toEqual(openingHours);
    }
  });

  test('what no page could use is too much', async () => {
    for (const data of [
      { title: { en: 'x'.repeat(301) } },
      { tags: Array.from({ length: 51 }, (_, index) => `tag ${index}`) },
      { links: Array.from({ length: 101 }, () => ({ externalUrl: 'https://example.com' })) },
      { description: { en: 'x'.repeat(100_001) } },
    ]) {
      expect((await put('wat-phumin', data)).statusCode).toBe(400);
    }
    const long = { th: 'ก'.repeat(100_000), en: 'x', zh: '中'.repeat(100_000), ar: 'ع'.repeat(100_000) };
    expect((await saved('wat-phumin', { description: long })).description).toEqual(long);
  });
});

describe('rich text', () => {
  const attack = '<p onclick="x()">a<script>x()</script><a href="javascript:x()">b</a></p>';

  test('[T-11, PORTAL-09] an advanced description and a pop-up message are cleaned', async () => {
    const data = await saved('wat-phumin', {
      isAdvanceDescription: true,
      description: { en: attack, th: '<p>ก</p>', lang: 'th' },
      popUp: { message: attack },
    });
    expect(data.description).toEqual({ en: '<p>a<a>b</a></p>', th: '<p>ก</p>', lang: 'th' });
    expect(data.popUp?.message).toBe('<p>a<a>b</a></p>');
  });

  test('[T-11] a plain description stays text, until the flag makes HTML of it', async () => {
    expect((await saved('wat-phumin', { description: { en: attack } })).description?.en).toBe(attack);
    const data = await saved('wat-phumin', { isAdvanceDescription: true });
    expect(data.description?.en).toBe('<p>a<a>b</a></p>');
  });

  test('[OPEN-03, T-07] pictures within the text of a private portal open by signed addresses', async () => {
    const image = await someImage();
    const html = `<p><img src="/images/${image}" alt="" /></p>`;
    const data = await saved('private', { isAdvanceDescription: true, description: { en: html } });
    expect(data.description?.en).toContain(`src="/images/${image}?s=`);
    const again = await saved('private', { description: data.description });
    expect(again.description?.en).toContain(`src="/images/${image}?s=`);
    expect((await saved('private', { isPrivate: false })).description?.en).toBe(html);
  });

  test('that has more tags than cleaning may cost is refused by its place, and nothing is saved', async () => {
    const before = await read('wat-phumin');
    const nested = '<b><i><p>'.repeat(11_000);
    const refused = await refusal('wat-phumin', {
      isAdvanceDescription: true,
      description: { th: '<p>ดี</p>', en: nested },
      popUp: { message: nested },
    });
    expect(refused.code).toBe('invalid');
    expect(refused.details.map(({ path }) => path)).toEqual([
      'body.data.description.en',
      'body.data.popUp.message',
    ]);
    expect(refused.details[0]?.message).toMatch(/10000 tags/);
    expect(await read('wat-phumin')).toEqual(before);
  });

  test.each([
    ['elements within each other', '<b>'.repeat(300)],
    ['elements with closed ones between them', '<i><br>'.repeat(300)],
    ['character references', '&amp;'.repeat(11_000)],
  ])('of too many %s is refused', async (_what, html) => {
    const refused = await refusal('wat-phumin', { isAdvanceDescription: true, description: { en: html } });
    expect(refused.details.map(({ path }) => path)).toEqual(['body.data.description.en']);
  });

  test('of paragraphs that are not closed is taken', async () => {
    const html = '<p>a'.repeat(500);
    const data = await saved('wat-phumin', { isAdvanceDescription: true, description: { en: html } });
    expect(data.description?.en).toBe('<p>a</p>'.repeat(500));
  });

  test('of a long table is taken', async () => {
    const rows = '<tr><td>1</td><td>2</td><td>3</td></tr>'.repeat(1000);
    const html = `<table><tbody>${rows}</tbody></table>`;
    const data = await saved('wat-phumin', { isAdvanceDescription: true, description: { en: html } });
    expect(data.description?.en).toBe(html);
  });
});

describe('a private portal', () => {
  const isOpen = async (headers: Record<string, string> = {}) =>
    (await site.ask({ url: '/api/portal/wat-phumin', headers })).statusCode === 200;

  test('[PERM-11] an editor marks a portal private with a passcode', async () => {
    const data = await saved('wat-phumin', { isPrivate: true, passcode: 'AB12cd' });
    expect(data).toMatchObject({ isPrivate: true, passcode: 'AB12cd' });
    expect(await isOpen()).toBe(false);
    const check = await site.get('/api/checkPrivacy/portal/id/wat-phumin', {
      headers: { 'x-passcode': 'AB12cd' },
    });
    expect(check).toMatchObject({ status: 'ok' });
    expect((await saved('wat-phumin', { passcode: 'กขค งจ' })).passcode).toBe('กขค งจ');
  });

  test('[PERM-11, VAL-21, CONST-08] a passcode has exactly six characters, and privacy needs one', async () => {
    for (const passcode of ['12345', '1234567', ' 23456', '12345\n', 'กขคงจ', 123456]) {
      expect((await refusal('wat-phumin', { isPrivate: true, passcode })).details).toEqual([
        { path: 'body.data.passcode', message: 'Passcode ไม่ถูกต้อง' },
      ]);
    }
    for (const data of [{ isPrivate: true }, { isPrivate: true, passcode: '' }]) {
      expect((await refusal('wat-phumin', data)).reason).toBe('Passcode ไม่ถูกต้อง');
    }
    expect((await refusal('private', { passcode: null })).reason).toBe('Passcode ไม่ถูกต้อง');
    expect(await isOpen()).toBe(true);
  });

  test('[T-05] the passcode is kept sealed, and outlives a time in public', async () => {
    expect(await saved('private', { isPrivate: false })).toMatchObject({
      isPrivate: false,
      passcode: '123456',
    });
    expect(JSON.stringify(await read('private', {}))).not.toContain('123456');
    const stored = await site.services.records.get({ provider: 'demo', kind: 'portal', id: 'private' });
    expect(JSON.stringify(stored)).not.toContain('123456');
    expect(await saved('private', { isPrivate: true })).toMatchObject({
      isPrivate: true,
      passcode: '123456',
    });
    expect(await saved('private', { isPrivate: false, passcode: '' })).not.toHaveProperty('passcode');
  });

  test('[OPEN-03] another passcode ends the grants of the old one', async () => {
    const grantOf = async (passcode: string) =>
      (
        await site.get<{ data: { grant: string } }>('/api/checkPrivacy/portal/id/private', {
          headers: { 'x-passcode': passcode },
        })
      ).data.grant;
    const headers = { 'x-portico-grant': await grantOf('123456') };
    expect((await site.ask({ url: '/api/portal/private', headers })).statusCode).toBe(200);
    await saved('private', { passcode: '654321' });
    expect((await site.ask({ url: '/api/portal/private', headers })).statusCode).toBe(403);
  });
});
