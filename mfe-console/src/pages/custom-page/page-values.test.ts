import { expect, test } from '@jest/globals';
import type { PageDraft } from '@portico/shared/contracts';
import { pageDraftChangesSchema } from '@portico/shared/contracts';
import { afterSave, contentOf, newEntry, type PageValues, pageProblems, valuesOf } from './page-values.ts';

const page: PageDraft = {
  _id: 'about',
  title: { en: 'About' },
  bannerImages: [
    { type: 'picture', mainImageId: 'a', imageURL: '/images/a?s=1', smallImageURL: '/small-images/a' },
  ],
  galleryImages: [{ type: 'video', externalUrl: 'https://youtu.be/x', expDate: '2030-01-01' }],
  iconLinks: [{ type: 'ICON', name: 'waves', color: 'red', link: '/towns', text: { en: 'Sea' } }],
  buttonLinks: [{ type: 'phone', contact: { phone: '02' }, text: { en: 'Call' } }],
  widgets: ['icons', 'banner', 'galleryImages', 'actions'],
  menuOrder: 3,
  state: 'published',
  hasDraft: false,
  modifiedDate: '2026-11-21T05:00:00.000Z',
};
const values = valuesOf(page);
const withBanner = (value: object): PageValues => ({
  ...values,
  bannerImages: [newEntry({ type: 'picture', ...value })],
});

test('what is loaded is saved as it was, without the derived image URLs', () => {
  const { _id, state, hasDraft, ...content } = page;
  const [{ imageURL: _url, smallImageURL: _small, ...banner } = { type: '' }] = page.bannerImages;
  const sent: unknown = JSON.parse(JSON.stringify(contentOf(values)));
  expect(sent).toEqual({ ...content, bannerImages: [banner] });
  expect(pageDraftChangesSchema.safeParse(sent).success).toBe(true);
  expect(pageProblems(values)).toEqual({});
});

test('after a save, the form has the stored time and the image URLs of the same pictures', () => {
  const submitted = withBanner({ mainImageId: 'b', imageURL: '/images/b' });
  const saved = {
    ...page,
    modifiedDate: 'later',
    bannerImages: [{ type: 'picture', mainImageId: 'b', imageURL: '/images/b?s=2' }],
  };
  const moved = { ...submitted, bannerImages: [newEntry({ type: 'picture' }), ...submitted.bannerImages] };
  expect(afterSave(submitted, saved)(moved)).toMatchObject({
    modifiedDate: 'later',
    bannerImages: [{ value: { type: 'picture' } }, { value: { imageURL: '/images/b?s=2' } }],
  });
  const [entry] = submitted.bannerImages;
  const replaced = {
    ...submitted,
    bannerImages: [
      { key: entry?.key ?? '', value: { type: 'picture', mainImageId: 'c', imageURL: '/images/c' } },
    ],
  };
  expect(afterSave(submitted, saved)(replaced).bannerImages).toEqual(replaced.bannerImages);
});

test('a banner with a link is a picture with a link, and a web address gets its scheme', () => {
  const [banner] = contentOf(withBanner({ mainImageId: 'a', externalUrl: 'www.example.com' })).bannerImages;
  expect(banner).toMatchObject({ type: 'picture_link', externalUrl: 'https://www.example.com/' });
});

test('a page that is not in the menu has no place in it', () => {
  expect(contentOf({ ...values, isInMenu: false }).menuOrder).toBeNull();
});

test.each<[string, Partial<PageValues>, Record<string, string>]>([
  ['a page without a title', { title: { en: ' ' } }, { title: 'title' }],
  ['a place that is none', { menuOrder: '0' }, { menuOrder: 'place' }],
  ['a place of a page that is not in the menu', { isInMenu: false, menuOrder: 'x' }, {}],
  [
    'a banner without a picture',
    withBanner({}),
    { 'bannerImages.0': 'entry', 'bannerImages.0.mainImageId': 'picture' },
  ],
  ['a banner that links to a page of the site', withBanner({ mainImageId: 'a', externalUrl: '/towns' }), {}],
  [
    '[T-12] a banner with a link that runs',
    withBanner({ mainImageId: 'a', externalUrl: 'javascript:x' }),
    { 'bannerImages.0': 'entry', 'bannerImages.0.externalUrl': 'address' },
  ],
  [
    'a gallery picture that links to a page of the site',
    { galleryImages: [newEntry({ type: 'picture_link', mainImageId: 'a', externalUrl: '/towns' })] },
    { 'galleryImages.0': 'entry', 'galleryImages.0.externalUrl': 'webAddress' },
  ],
  [
    'a video without its link',
    { galleryImages: [newEntry({ type: 'video' })] },
    { 'galleryImages.0': 'entry', 'galleryImages.0.externalUrl': 'link' },
  ],
  [
    'an icon without link and picture',
    { iconLinks: [newEntry({ type: 'picture' as const, link: ' ' })] },
    { 'iconLinks.0': 'entry', 'iconLinks.0.picture': 'picture', 'iconLinks.0.link': 'link' },
  ],
  [
    'a button without text and target',
    { buttonLinks: [newEntry({ type: 'phone' as const })] },
    { 'buttonLinks.0': 'entry', 'buttonLinks.0.contact.phone': 'link', 'buttonLinks.0.text': 'text' },
  ],
  [
    'a button whose target visitors could not open',
    {
      buttonLinks: [
        newEntry({ type: 'externalUrl' as const, contact: { externalUrl: '/towns' }, text: { en: 'Towns' } }),
      ],
    },
    { 'buttonLinks.0': 'entry', 'buttonLinks.0.contact.externalUrl': 'webAddress' },
  ],
  ['an entry of a widget that the page does not show', { ...withBanner({}), widgets: ['icons'] }, {}],
])('%s', (_what, changes, problems) => {
  expect(pageProblems({ ...values, ...changes })).toEqual(problems);
});
