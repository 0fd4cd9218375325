import { expect, test } from '@jest/globals';
import { compareTerms, type Term, termsTable } from './terms.ts';

const page: Term = {
  id: 'page',
  en: 'page',
  th: 'เพจ',
  zh: '页面',
  ar: 'صفحة',
  not: { en: ['portals?'], zh: ['(?<!商品)目录'] },
};
const messages = (entries: Record<string, string>) => new Map(Object.entries(entries));

test('[APP-03] a message that says something else than the term is found, by language and as a whole word', () => {
  expect(
    compareTerms(
      [page],
      [
        {
          packageName: 'mfe-a',
          language: 'en',
          messages: messages({ title: 'My portals', text: 'teleportals' }),
        },
        { packageName: 'mfe-a', language: 'zh', messages: messages({ none: '没有目录', all: '商品目录' }) },
        { packageName: 'mfe-a', language: 'th', messages: messages({ title: 'portals' }) },
      ],
    ),
  ).toEqual([
    "mfe-a/locales/en.json: title says 'portals'; the term is 'page'",
    "mfe-a/locales/zh.json: none says '目录'; the term is '页面'",
  ]);
});

test('a message that the specification fixes is allowed, and an exception that nothing needs is found', () => {
  const term = { ...page, allowed: ['mfe-a title', 'mfe-a gone'] };
  const packages = [
    { packageName: 'mfe-a', language: 'en', messages: messages({ title: 'My portals' }) },
  ] as const;
  expect(compareTerms([term], packages)).toEqual(['docs/terms.json: page need not allow mfe-a gone']);
});

test('the table has a row for each term', () => {
  expect(termsTable([{ ...page, note: 'For creators.' }]).split('\n')[2]).toBe(
    '| page | เพจ | 页面 | صفحة | For creators. |',
  );
});
