import { describe, expect, test } from '@jest/globals';
import type { Action, GalleryItem } from '../contracts/portal.ts';
import {
  actionProblems,
  asCover,
  type ContentProblem,
  coverProblems,
  galleryItemProblems,
  hasTranslation,
  linkItemProblems,
} from './content-problems.ts';

test('[VAL-07] a link needs its address', () => {
  expect(linkItemProblems({ externalUrl: 'https://example.com' })).toEqual([]);
  for (const externalUrl of ['', '  ']) {
    expect(linkItemProblems({ externalUrl })).toEqual([
      { path: 'externalUrl', message: 'Require External Url field' },
    ]);
  }
});

describe('a gallery item', () => {
  const missing = (path: string) => [{ path, message: 'required' }];
  test.each<[GalleryItem, object[]]>([
    [{ type: 'picture' }, []],
    [{ type: 'picture_link' }, missing('externalUrl')],
    [{ type: 'video', externalUrl: ' ' }, missing('externalUrl')],
    [{ type: 'video', externalUrl: 'https://example.com' }, []],
    [{ type: 'catalog', externalUrl: 'https://example.com' }, missing('catalogId')],
    [{ type: 'catalog', catalogId: 'shop' }, []],
    [{ type: 'panorama' }, missing('externalUrl')],
    [
      { type: 'picture', action: { type: 'phone', text: { en: 'Call' } } },
      [{ path: 'action.contact.phone', message: 'require' }],
    ],
  ])('[VAL-08] %j', (item, problems) => {
    expect(galleryItemProblems(item)).toEqual(problems);
  });
});

describe('[AMBIG-14, CROP-10] a cover', () => {
  const wide = { width: 16, height: 9 };
  const cover: GalleryItem = { type: 'picture', mainImageId: 'a', aspects: wide };
  const classic = { width: 4, height: 3 };
  test.each<[GalleryItem, GalleryItem | undefined, Omit<ContentProblem, 'message'>[]]>([
    [cover, undefined, []],
    [{ type: 'picture', mainImageId: 'a' }, undefined, []],
    [{ ...cover, aspects: { width: 1920, height: 1080 } }, undefined, []],
    [{ ...cover, aspects: classic }, undefined, [{ path: 'aspects', code: 'cover-shape' }]],
    [{ ...cover, aspects: classic, title: { en: 'Words' } }, { ...cover, aspects: classic }, []],
    [
      { ...cover, aspects: classic },
      { ...cover, mainImageId: 'b' },
      [{ path: 'aspects', code: 'cover-shape' }],
    ],
    [{ ...cover, expDate: '2999-01-01' }, undefined, [{ path: 'expDate', code: 'not-allowed' }]],
    [
      { type: 'video', externalUrl: 'https://example.com' },
      cover,
      [{ path: 'type', code: 'not-allowed' }, { path: 'mainImageId' }],
    ],
  ])('%j after %j', (item, former, problems) => {
    expect(coverProblems(item, former)).toEqual(
      problems.map((problem) => ({ ...problem, message: 'Require Cover Image field' })),
    );
  });

  test('of another item is a picture without an end', () => {
    const video = { type: 'video', mainImageId: 'a', expDate: '2999-01-01', title: { en: 'Words' } };
    const { expDate, ...made } = asCover(video);
    expect([expDate, made]).toEqual([
      undefined,
      { type: 'picture', mainImageId: 'a', title: { en: 'Words' } },
    ]);
  });
});

describe('an action', () => {
  const text = { th: 'โทร' };
  test.each<[Action, string[]]>([
    [{ type: 'none' }, []],
    [{ type: 'phone', contact: { phone: '1' }, text }, []],
    [{ type: 'phone', contact: { lineAds: 'x' }, text }, ['contact.phone']],
    [{ type: 'phone', contact: { phone: ' ' } }, ['contact.phone', 'text']],
    [{ type: 'lineAds', contact: { lineAds: '@x' }, text: { lang: 'th', th: ' ' } }, ['text']],
  ])('[VAL-10, VAL-11] %j', (action, paths) => {
    expect(actionProblems(action)).toEqual(paths.map((path) => ({ path, message: 'require' })));
  });

  test('[VAL-11] a label is required in the current language if one is set', () => {
    const action: Action = { type: 'phone', contact: { phone: '1' }, text };
    expect(actionProblems(action, 'th')).toEqual([]);
    expect(actionProblems(action, 'en')).toEqual([{ path: 'text.en', message: 'require' }]);
  });
});

test('blanks do not count as text, and the last edited language does not count as a translation', () => {
  expect(hasTranslation({ lang: 'th', en: ' ' })).toBe(false);
  expect(hasTranslation({ ar: 'ا' })).toBe(true);
  expect(hasTranslation(undefined)).toBe(false);
});
