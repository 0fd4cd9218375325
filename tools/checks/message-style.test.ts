import { expect, test } from '@jest/globals';
import { comparePlurals, compareStyle } from './message-style.ts';
import type { Language } from './translations.ts';

const one = (text: string) => new Map([['key', text]]);

test.each([
  ['zh', '请重试.', '试.'],
  ['zh', '名称(必填)', '称('],
  ['zh', '共 {{count}}, 已选', '},'],
  ['zh', '宽 : 高', '宽 :'],
  ['zh', '阅读{{language}} 的访客', '读{{language'],
  ['ar', 'اختر مدينة, ثم ابدأ', 'ة,'],
  ['ar', 'حذف {{name}}?', '}?'],
  ['ar', 'عدد ٣', '٣'],
  ['th', 'อื่น ๆ', ' ๆ'],
  ['en', "You can't", "n't"],
] as const)('[APP-03] in %s %s has punctuation of another script', (language, text, found) => {
  expect(compareStyle(language, one(text)).join('\n')).toContain(`has '${found}'`);
});

test.each([
  ['zh', '以 https://、tel: 或 mailto: 开头的链接（例如 /towns）。'],
  ['zh', '例如 18.7883。'],
  ['zh', '可用 . _ @ 等符号。'],
  ['ar', 'رابط يبدأ بـ https:// أو tel:، حسنًا؟'],
  ['th', 'อื่น\u00a0ๆ'],
  ['en', 'You can’t'],
] as const)('[APP-03] in %s %s is right', (language, text) => {
  expect(compareStyle(language, one(text))).toEqual([]);
});

const formsOf = (...forms: string[]) => new Map(forms.map((form) => [`photos_${form}`, 'x']));
const complete: Record<Language, Map<string, string>> = {
  th: formsOf('other'),
  en: formsOf('one', 'other'),
  zh: formsOf('other'),
  ar: formsOf('zero', 'one', 'two', 'few', 'many', 'other'),
};

test('[APP-03] a message with all plural forms of each language is right', () => {
  expect(comparePlurals(complete)).toEqual([]);
});

test('[APP-03] missing plural forms and forms that a language does not know are found', () => {
  const found = comparePlurals({ ...complete, zh: formsOf('one', 'other'), ar: formsOf('one', 'other') });
  // The order of a language's forms differs between versions of Node.js.
  expect(found.toSorted()).toEqual([
    'ar.json: photos_few is missing',
    'ar.json: photos_many is missing',
    'ar.json: photos_two is missing',
    'ar.json: photos_zero is missing',
    'zh.json: photos_one is no form of this language',
  ]);
});
