import { expect, test } from '@jest/globals';
import { textForReader } from './text-for-reader.ts';

test.each([
  ['แนะนำ', 'en', { text: 'แนะนำ', lang: undefined }],
  [' New ', 'th', { text: 'New', lang: undefined }],
  ['', 'en', { text: '', lang: undefined }],
  [{ th: 'แนะนำ', en: 'Recommended' }, 'en', { text: 'Recommended', lang: undefined }],
  [{ th: 'แนะนำ', en: 'Recommended' }, 'ar', { text: 'Recommended', lang: 'en' }],
  [{ th: 'แนะนำ', lang: 'th' }, 'zh', { text: 'แนะนำ', lang: 'th' }],
  [{}, 'en', { text: '', lang: undefined }],
  [undefined, 'en', { text: '', lang: undefined }],
] as const)('[DATA-02] %o in %s is shown as %o', (text, language, shown) => {
  expect(textForReader(text, language)).toEqual(shown);
});
