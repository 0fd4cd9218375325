import { expect, test } from '@jest/globals';
import { inOneLanguage } from './in-one-language.ts';
import { localized } from './localized.ts';

const all = { th: 'น่าน', en: 'Nan', zh: '楠府', ar: 'نان' };

test.each([
  ['a text in all languages', all, { th: 'น่าน' }, false],
  ['the mark of the language edited last', { ...all, lang: 'en' }, { th: 'น่าน' }, false],
  ['a text that lacks the language', { en: 'Pai' }, { en: 'Pai' }, true],
  ['a text that is empty in the language', { th: ' ', en: 'Tak' }, { th: ' ', en: 'Tak' }, true],
  ['a text in the language alone', { th: 'ทะเล', lang: 'th' }, { th: 'ทะเล', lang: 'th' }, true],
  ['other empty texts', { th: 'ทะเล', en: '' }, { th: 'ทะเล', en: '' }, true],
  [
    'nested texts',
    { a: [{ title: all }], n: 1, none: null },
    { a: [{ title: { th: 'น่าน' } }], n: 1, none: null },
    false,
  ],
  ['an object of other keys', { th: 'x', mon: 'y' }, { th: 'x', mon: 'y' }, true],
  ['an empty object', { a: {} }, { a: {} }, true],
  ['a value', 'น่าน', 'น่าน', true],
])('[DATA-02] data in one language: %s', (_title, data, value, isComplete) => {
  expect(inOneLanguage(data, 'th')).toEqual({ value, isComplete });
});

test('[DATA-02] readers of the language see the same text', () => {
  for (const text of [all, { en: 'Pai' }, { th: ' ', en: 'Tak' }, { th: '', zh: '府' }, {}])
    expect(localized(inOneLanguage(text, 'th').value as typeof all, 'th')).toBe(localized(text, 'th'));
});
