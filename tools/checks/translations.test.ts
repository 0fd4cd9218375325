import { expect, test } from '@jest/globals';
import { compareUses, readTranslationUses } from './translation-uses.ts';
import { compareLanguages, keysOf } from './translations.ts';

const th = { home: { title: 'หน้าแรก', photos_other: '{{count}} รูป' } };

test('[APP-03] four languages with the same keys and placeholders pass, whatever plural forms they have', () => {
  const en = { home: { title: 'Home', photos_one: 'One photo', photos_other: '{{count}} photos' } };
  expect(compareLanguages({ th, en, zh: th, ar: th })).toEqual([]);
});

test('[APP-03] missing, foreign and empty texts and other placeholders are found', () => {
  const en = { home: { title: ' ', photos_other: '{{number}} photos' } };
  const zh = { home: { title: '首页' } };
  const ar = { home: { ...th.home, more: 'المزيد' } };
  expect(compareLanguages({ th, en, zh, ar })).toEqual([
    'en.json: home.title is empty',
    'en.json: home.photos has {{number}}, th.json has {{count}}',
    'zh.json: home.photos is missing',
    'ar.json: home.more is not in th.json',
  ]);
});

test('[APP-03] a value that is not isolated is the same placeholder', () => {
  const ar = { home: { title: 'الرئيسية', photos_other: '{{- count}}' } };
  expect(compareLanguages({ th, en: th, zh: th, ar })).toEqual([]);
});

test('reads literal keys, starts of keys and namespaces out of a source', () => {
  const source = [
    "const { t } = useText('mfe-portal');",
    "t('home.title'); t(`home.subtitle`); t(`days.${day}.short`, { count }); wait('nothing'); t(steps[0].titleKey);",
  ].join('\n');
  expect(readTranslationUses(source)).toMatchObject({
    namespaces: ['mfe-portal'],
    keys: ['home.title', 'home.subtitle'],
    prefixes: ['days.'],
  });
});

test('missing and unused keys are found', () => {
  const keys = new Map([
    ['mfe-portal', keysOf({ a: 'A', b: 'B', c: 'C', days: { mon: 'Mon' }, table: { x: 'X' } })],
  ]);
  const sources = [
    {
      file: 'mfe-portal/src/A.tsx',
      packageName: 'mfe-portal',
      source: "t('a'); t('z'); t(`days.${day}`); t(`y.${day}`)",
    },
    {
      file: 'mfe-portal/src/table.ts',
      packageName: 'mfe-portal',
      source: "const steps = [{ titleKey: 'table.x' }];",
    },
    {
      file: 'shared/patterns/B.tsx',
      packageName: 'shared',
      source: "const { t } = useText('mfe-portal'); t('b')",
    },
    { file: 'shared/ui/C.tsx', packageName: 'shared', source: "t('not.ours')" },
  ];
  expect(compareUses(keys, sources)).toEqual([
    'mfe-portal/src/A.tsx asks for z, which mfe-portal lacks',
    'mfe-portal/src/A.tsx asks for y.*, and no key of mfe-portal begins so',
    'mfe-portal/locales: nothing uses c',
  ]);
});
