import { expect, test } from '@jest/globals';
import { pageQuery } from './page-query.ts';

test.each([
  ['', '', true],
  ['?', '', true],
  ['?lang=ar', '', true],
  ['?title=%E0%B8%A7%E0%B8%B1%E0%B8%94&page=2', '?title=%E0%B8%A7%E0%B8%B1%E0%B8%94&page=2', true],
  ['?tags=a%2Cb,c&utm_source=line&lang=zh&fbclid=x', '?tags=a%2Cb,c', true],
  ['?town%2Eid=nan', '?town%2Eid=nan', true],
  ['?UTM_Campaign=x&gclid=1&igsh=2&mc_cid=3&_gl=4&&', '', true],
  ['?backTo=/creator', '?backTo=/creator', false],
  ['?title=a&whatever=1', '?title=a', false],
  ['?view=map', '?view=map', true],
  ['?range=5&near=18.7,100.7', '?range=5&near=18.7,100.7', false],
  ['?x=1', '', false],
  ['?%E0%A4%A=1', '', false],
])('the query "%s" is reduced to "%s"', (given, search, isKnown) => {
  expect(pageQuery(given)).toEqual({ search, isKnown });
});
