import { describe, expect, test } from '@jest/globals';
import type { Action, GalleryItem } from '../contracts/portal.ts';
import { actionProblems, galleryItemProblems, hasWords, linkItemProblems } from './content-problems.ts';

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

  test('[VAL-11] words are needed in the current language, where there is one', () => {
    const action: Action = { type: 'phone', contact: { phone: '1' }, text };
    expect(actionProblems(action, 'th')).toEqual([]);
    expect(actionProblems(action, 'en')).toEqual([{ path: 'text.en', message: 'require' }]);
  });
});

test('blanks are no words, and the language last edited is none', () => {
  expect(hasWords({ lang: 'th', en: ' ' })).toBe(false);
  expect(hasWords({ ar: 'ا' })).toBe(true);
  expect(hasWords(undefined)).toBe(false);
});
