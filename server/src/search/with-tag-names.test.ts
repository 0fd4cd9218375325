import { beforeEach, describe, expect, test } from '@jest/globals';
import { type SearchClause, type Suggestion, searchBodySchema } from '@portico/shared/contracts';
import { fold } from '../content/fold.ts';
import { readResponse, type SearchEngine } from '../resources/search/search-engine.ts';
import { documentOf } from '../testing/search-engine.contract.ts';
import { openTestApp } from '../testing/test-app.ts';
import { createInProcessSearchEngine } from './in-process-search-engine.ts';
import { withTagNames } from './with-tag-names.ts';

const entry = (id: string, ...words: string[]) => ({
  id,
  foldedId: fold(id),
  foldedWords: [id, ...words].map(fold),
});
const dictionary = [
  entry('วัด', 'Temple', '寺庙', 'مَعبد', 'pagoda'),
  entry('ทะเล', 'Sea', '大海'),
  entry('ทะเลหมอก', 'Sea of mist'),
  entry('lost', 'Seaweed'),
];

let engine: SearchEngine;
beforeEach(async () => {
  const plain = createInProcessSearchEngine();
  await plain.index([
    documentOf('a', { title: { en: 'Golden roof' }, tags: ['วัด'] }),
    documentOf('b', { title: { en: 'Temple market' }, tags: ['ตลาด'] }),
    documentOf('c', { title: { en: 'White sand' }, tags: ['ทะเล', 'templates'] }),
    documentOf('d', { title: { en: 'Cold morning' }, tags: ['ทะเลหมอก', 'วัด'] }),
    documentOf('e', { title: { en: 'Beach' }, tags: ['ทะเล'] }),
    documentOf('private', { title: { en: 'Hidden roof' } }),
  ]);
  engine = withTagNames(plain, {
    of: async (provider) => (provider === 'demo' ? dictionary : []),
  });
});

const idsOf = async (query: SearchClause): Promise<string[]> => {
  const body = searchBodySchema.parse({ query: 'bool' in query ? query : { bool: { must: [query] } } });
  const found = readResponse(await engine.search({ provider: 'demo', indices: ['portal'], body }));
  return found.hits.hits.map(({ _id }) => _id).sort();
};
const tags = (pattern: string): SearchClause => ({ wildcard: { 'tags.keyword': pattern } });
const titles = (pattern: string): SearchClause => ({ wildcard: { 'title.en': pattern } });

describe('a search in tags', () => {
  test.each([
    ['the stored text', '*วัด*', ['a', 'd']],
    ['a name, beside unknown tags', '*templ*', ['a', 'c', 'd']],
    ['a name in another script', '*寺*', ['a', 'd']],
    ['a name with vowel signs', '*معبد*', ['a', 'd']],
    ['a synonym', '*PAGODA*', ['a', 'd']],
    ['the whole of a name', 'sea', ['c', 'e']],
    ['a pattern within a name', 'se*mist', ['d']],
    ['what no tag is called', '*nothing*', []],
  ])('[OPEN-53, ESQ-05] finds by %s', async (_what, pattern, ids) => {
    expect(await idsOf(tags(pattern))).toEqual(ids);
    expect(await idsOf({ bool: { should: [titles(pattern), tags(pattern)] } })).toEqual(
      expect.arrayContaining(ids),
    );
  });

  test('[OPEN-53] a name counts as one match, and excludes as the tag does', async () => {
    const both = [titles('*cold*'), tags('*temple*')];
    expect(await idsOf({ bool: { should: both, minimum_should_match: 2 } })).toEqual(['d']);
    expect(await idsOf({ bool: { must_not: [tags('*temple*')] } })).toEqual(['b', 'c', 'e', 'private']);
  });

  test('[OPEN-53, ESQ-06] terms match the stored tag alone', async () => {
    expect(await idsOf({ terms: { tags: ['Temple'] } })).toEqual([]);
    expect(await idsOf({ terms: { tags: ['วัด'] } })).toEqual(['a', 'd']);
  });
});

describe('suggestions', () => {
  const suggest = async (text: string) =>
    (await engine.suggest({ provider: 'demo', indices: ['portal'], text, language: 'en' })).map(
      ({ kind, text: shown }: Suggestion) => `${kind} ${shown}`,
    );

  test('[OPEN-53] follow titles and stored tags with tags by their names, frequent ones first', async () => {
    expect(await suggest('temp')).toEqual(['title temple market', 'tag templates', 'tag วัด']);
    expect(await suggest('Sea')).toEqual(['tag ทะเล', 'tag ทะเลหมอก']);
    expect(await suggest('วัด')).toEqual(['tag วัด']);
    expect(await suggest(' ')).toEqual([]);
  });
});

test('[OPEN-53] a page of search results follows the dictionary at once', async () => {
  const site = await openTestApp();
  const headers = await site.signIn('admin');
  const should = ['title.th', 'title.en', 'tags.keyword'].map((field) => ({
    wildcard: { [field]: '*pagoda*' },
  }));
  const found = async () => {
    const body = { query: { bool: { must: [{ bool: { should, minimum_should_match: 1 } }] } } };
    const response = await site.ask({ url: '/api/search/portal-demo/_search', method: 'POST', body });
    return response.json().hits.hits.map(({ _id }: { _id: string }) => _id);
  };
  const url = `/api/tags/${encodeURIComponent('วัด')}`;
  expect(await found()).toEqual([]);
  const data = { name: { en: 'Temple' }, synonyms: ['pagoda'] };
  await site.ask({ method: 'PUT', url, headers, body: { data } });
  expect(await found()).toEqual(['wat-phumin']);
  await site.ask({ method: 'DELETE', url, headers });
  expect(await found()).toEqual([]);
});
