import { expect, test } from '@jest/globals';
import { imagesOf, withImage } from './image-references.ts';

test.each<[string, object, string[]]>([
  ['nothing', {}, []],
  [
    'a portal',
    {
      _id: 'p',
      mainImageId: 'thumbnail',
      galleryImages: [{ type: 'picture', mainImageId: 'cover' }, { type: 'video' }],
      links: [{ externalUrl: 'https://example.com', mainImageId: 'link' }],
      contributors: [{ name: 'Ya', mainImageId: 'person' }],
      popUp: { message: '<p><img src="/images/in-message?w=640" alt="" /></p>', profileImageId: 'pop-up' },
      description: { th: '<img src="/small-images/in-text" alt="" />', lang: 'th' },
    },
    ['thumbnail', 'cover', 'link', 'person', 'in-message', 'pop-up', 'in-text'],
  ],
  ['a site', { logoImageId: 'logo', homeImageId: 'home', logoImageURL: '' }, ['logo', 'home']],
  [
    'icons of a web page',
    { iconLinks: [{ picture: { imageURL: '/images/by-address' } }, { picture: { mainImageId: 'by-id' } }] },
    ['by-address', 'by-id'],
  ],
  ['the same image twice', { mainImageId: 'a', galleryImages: [{ mainImageId: 'a' }] }, ['a']],
  ['empty and missing ids', { mainImageId: '', profileImageId: undefined, homeImageId: null }, []],
  [
    'text that merely mentions an address',
    {
      title: { en: 'see /images/x' },
      externalUrl: 'https://example.com/images/y',
      description: { th: '&lt;img src="/images/z"' },
    },
    [],
  ],
  ['other fields and addresses', { catalogId: 'c', externalUrl: 'https://example.com/image/x' }, []],
])('[DATA-05] images of %s', (_what, record, ids) => {
  expect(imagesOf(record)).toEqual(ids);
});

test('an image is replaced in fields and in HTML, and nowhere else', () => {
  expect(
    withImage(
      {
        mainImageId: 'old',
        profileImageId: 'other',
        title: { en: 'old', th: 'see /images/old' },
        description: { en: '<img src="/images/old?w=640"><img src="/small-images/older">' },
        galleryImages: [{ mainImageId: 'old' }, { type: 'video' }],
        score: 1,
      },
      { from: 'old', to: 'new' },
    ),
  ).toEqual({
    mainImageId: 'new',
    profileImageId: 'other',
    title: { en: 'old', th: 'see /images/old' },
    description: { en: '<img src="/images/new?w=640"><img src="/small-images/older">' },
    galleryImages: [{ mainImageId: 'new' }, { type: 'video' }],
    score: 1,
  });
});
