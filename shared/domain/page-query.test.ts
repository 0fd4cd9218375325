import { expect, test } from '@jest/globals';
import { isReservedQueryKey, pageQuery } from './page-query.ts';

const DECLARED = {
  title: 'public',
  tags: 'public',
  range: 'public',
  view: 'public',
  'town.id': 'public',
  page: 'public',
  near: 'personal',
  backTo: 'personal',
  ticket: 'secret',
  token: 'public',
} as const;

test.each([
  ['', '', true],
  ['?', '', true],
  ['?lang=ar', '', true],
  ['?title=%E0%B8%A7%E0%B8%B1%E0%B8%94&page=2', '?title=%E0%B8%A7%E0%B8%B1%E0%B8%94&page=2', true],
  ['?tags=a%2Cb,c&utm_source=line&lang=zh&fbclid=x', '?tags=a%2Cb,c', true],
  ['?town%2Eid=nan', '?town%2Eid=nan', true],
  ['?UTM_Campaign=x&gclid=1&igsh=2&mc_cid=3&_gl=4&&', '', true],
  ['?backTo=/creator', '?backTo=/creator', false],
  ['?ticket=t', '?ticket=t', false],
  ['?token=t', '?token=t', false],
  ['?title=a&whatever=1', '?title=a', false],
  ['?view=map', '?view=map', true],
  ['?range=5&near=18.7,100.7', '?range=5&near=18.7,100.7', false],
  ['?x=1', '', false],
  ['?constructor=1', '', false],
  ['?%E0%A4%A=1', '', false],
])('the query "%s" is reduced to "%s"', (given, search, isKnown) => {
  expect(pageQuery(given, DECLARED)).toMatchObject({ search, isKnown });
});

test.each([
  ['?near=18.7,100.7', true],
  ['?title=a&backTo=/creator', true],
  ['?title=a&ticket=t', true],
  ['?token=t', true],
  ['?title=a', false],
  ['?whatever=1', false],
])('whether the query "%s" belongs to its visitor: %s', (given, isPersonal) => {
  expect(pageQuery(given, DECLARED).isPersonal).toBe(isPersonal);
});

test('a page that declares no keys sees none', () => {
  expect(pageQuery('?title=a&lang=th')).toEqual({ search: '', isKnown: false, isPersonal: false });
  expect(pageQuery('?utm_source=line&lang=th')).toEqual({ search: '', isKnown: true, isPersonal: false });
});

test.each([
  ['lang', true],
  ['utm_source', true],
  ['fbclid', true],
  ['day', false],
])('whether the platform takes the key %s out of every address: %s', (key, isReserved) => {
  expect(isReservedQueryKey(key)).toBe(isReserved);
});
