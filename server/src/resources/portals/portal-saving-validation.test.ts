import { describe, expect, test } from '@jest/globals';
import { openSavingSite, put, read, refusal, saved, site } from '../../testing/sites/saving-site.ts';

openSavingSite();

describe('validation', () => {
  test('[VAL-03] a title needs a text', async () => {
    expect(await refusal('wat-phumin', { title: { th: ' ', lang: 'th' } })).toMatchObject({
      code: 'invalid',
      reason: 'Require Title field',
      details: [{ path: 'body.data.title', message: 'Require Title field', code: 'required' }],
    });
  });

  test('[VAL-07] a link needs an address', async () => {
    for (const link of [{}, { externalUrl: '' }, { externalUrl: ' ' }]) {
      expect((await refusal('wat-phumin', { links: [link] })).details).toEqual([
        { path: 'body.data.links.0.externalUrl', message: 'Require External Url field', code: 'required' },
      ]);
    }
  });

  test('[VAL-08, OPEN-11] an item that is no picture needs an address; unknown types are stored', async () => {
    const [cover] = (await read('wat-phumin')).galleryImages ?? [];
    expect((await refusal('wat-phumin', { galleryImages: [cover, { type: 'video' }] })).details).toEqual([
      { path: 'body.data.galleryImages.1.externalUrl', message: 'required', code: 'required' },
    ]);
    const panorama = { type: 'panorama', externalUrl: 'https://example.com/p' };
    const data = await saved('wat-phumin', {
      galleryImages: [cover, panorama, { type: 'catalog', catalogId: 'shop' }],
    });
    expect(data.galleryImages?.[1]).toEqual(panorama);
  });

  test('[VAL-10, VAL-11] a button needs its target and its text', async () => {
    const { details } = await refusal('wat-phumin', { action: { type: 'lineAds', contact: { phone: '1' } } });
    expect(details).toEqual([
      { path: 'body.data.action.contact.lineAds', message: 'require', code: 'required' },
      { path: 'body.data.action.text', message: 'require', code: 'required' },
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

  test('[T-12] an address that a page may not link to is refused with its path', async () => {
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
