import { describe, expect, test } from '@jest/globals';
import { openSavingSite, read, refusal, saved } from '../../testing/sites/saving-site.ts';

openSavingSite();

/** An existing image of the site. */
const someImage = async () => (await read('wat-phumin')).mainImageId ?? '';

describe('images', () => {
  test('[DATA-04] an unknown image is refused with its path', async () => {
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
      { path: 'body.data.galleryImages', message: 'Require Cover Image field', code: 'required' },
    ]);
    expect((await refusal('wat-phumin', { galleryImages: null, mainImageId: null })).details).toEqual([
      { path: 'body.data.mainImageId', message: 'Require Thumbnail Image field', code: 'required' },
      { path: 'body.data.galleryImages', message: 'Require Cover Image field', code: 'required' },
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

  test('[T-11, DATA-14, OPEN-19] a pop-up is cleaned in each language, and is returned as written', async () => {
    const text = { th: 'ดูเตา', en: 'See the kiln', lang: 'en' };
    const promoteWord = { th: 'แนะนำ', en: 'Recommended', ar: 'موصى به' };
    const data = await saved('wat-phumin', {
      popUp: { message: { en: attack, th: '<p>ก</p>', lang: 'th' }, buttonLink: { link: '/towns', text } },
      promoteWord,
    });
    expect(data.popUp?.message).toEqual({ en: '<p>a<a>b</a></p>', th: '<p>ก</p>', lang: 'th' });
    expect(data.popUp?.buttonLink?.text).toEqual(text);
    expect(data.promoteWord).toEqual(promoteWord);
    expect(await read('wat-phumin')).toMatchObject({ popUp: data.popUp, promoteWord });
  });

  test('[DATA-14] a pop-up in a language that the site does not have is refused', async () => {
    expect((await refusal('wat-phumin', { popUp: { message: { de: '<p>Hallo</p>' } } })).code).toBe(
      'invalid',
    );
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

  test('that has more tags than cleaning may cost is refused with its path, and nothing is saved', async () => {
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
    const inOneLanguage = await refusal('wat-phumin', { popUp: { message: { th: '<p>ดี</p>', ar: nested } } });
    expect(inOneLanguage.details.map(({ path }) => path)).toEqual(['body.data.popUp.message.ar']);
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
