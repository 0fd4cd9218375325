import { describe, expect, test } from '@jest/globals';
import { changedParts, type PageContent, pageContentOf } from './page-parts.ts';

const page: PageContent = {
  title: { en: 'Noodles', lang: 'en' },
  tags: ['soup'],
  galleryImages: [
    { type: 'picture', mainImageId: 'cover', imageURL: '/images/cover?s=1.a' },
    { type: 'picture', mainImageId: 'one', title: { en: 'One' } },
  ],
  isAdvanceDescription: true,
  description: { en: '<p>Hot <img src="/images/x?s=1.a"></p>' },
  popUp: { message: 'Hello', isShow: true },
};
const [cover, one] = page.galleryImages ?? [];
const clean = { en: '<p>Hot <img src="/images/x"></p>' };

describe('the parts in which a page changed', () => {
  test.each<[string, Partial<PageContent & { isPrivate: boolean }>, string[]]>([
    ['nothing', {}, []],
    ['the title', { title: { en: 'Soup' } }, ['title']],
    ['the highlight sentence', { highlightSentence: { th: 'ร้อน' } }, ['title']],
    [
      'the cover alone',
      { galleryImages: [{ type: 'picture', mainImageId: 'new' }, one as never] },
      ['cover'],
    ],
    ['an item of the gallery', { galleryImages: [cover as never] }, ['gallery']],
    ['several, in the order of the page', { tags: [], mainImageId: 't', links: [] }, ['thumbnail', 'tags']],
    ['privacy', { isPrivate: true }, ['privacy']],
    ['a pop-up that is off', { popUp: { message: 'Hello', isShow: false } }, ['popUp']],
    // A difference that readers cannot see.
    ['the language edited last', { title: { en: 'Noodles', lang: 'th' } }, []],
    ['an empty text', { shortDescription: { en: ' ' } }, []],
    ['a list that is empty', { contributors: [] }, []],
    ['a switch that is off', { isShowDialog: false }, []],
    [
      'signed addresses',
      {
        description: clean,
        galleryImages: [{ ...cover, imageURL: '/images/cover?s=2.b' } as never, one as never],
      },
      [],
    ],
  ])('%s', (_what, changes, parts) => {
    expect(changedParts(page, { ...page, ...changes })).toEqual(parts);
  });
});

test('[T-05] the content of a page holds neither passcode, nor privacy, nor status', () => {
  const portal = { ...page, passcode: 'SECRET', isPrivate: true, status: 'RELEASE' };
  const content = pageContentOf(portal);
  expect(content).toMatchObject({ title: page.title, tags: ['soup'] });
  expect(Object.keys(content)).not.toEqual(expect.arrayContaining(['passcode']));
  expect(JSON.stringify(content)).not.toMatch(/SECRET|isPrivate|RELEASE/);
});
