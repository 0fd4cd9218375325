import { expect, test } from '@jest/globals';
import type { Tag } from '@portico/shared/contracts';
import { changesOf, newTagId, type TagValues, tagProblems, valuesOf } from './tag-values.ts';

const sea: Tag = { _id: 'sea', name: { en: 'Sea', zh: '海' }, synonyms: ['ocean'] };
const temple: Tag = { _id: 'วัด', name: { th: 'วัด', en: 'Temple' } };
const dictionary = [sea, temple];
const start = valuesOf(temple);

test.each<[string, Partial<TagValues>, object]>([
  ['nothing new', {}, {}],
  ['no name', { name: {} }, { name: { rule: 'required' } }],
  ['a name of another tag', { name: { en: 'SEA' } }, { 'name.en': { rule: 'taken', word: 'SEA', tag: sea } }],
  [
    'a word of another tag',
    { synonyms: 'wat, Ocean' },
    { synonyms: { rule: 'taken', word: 'Ocean', tag: sea } },
  ],
  [
    'too many words',
    { synonyms: Array.from({ length: 51 }, (_, number) => `w${number}`).join() },
    { synonyms: { rule: 'tooMany' } },
  ],
])('a tag with %s is checked', (_what, changes, problems) => {
  expect(tagProblems('วัด', { ...start, ...changes }, dictionary)).toEqual(problems);
});

test('a new tag is stored by its first name, which no other tag may have', () => {
  const values = { ...valuesOf(undefined), name: { en: ' Ocean ', ar: 'بحر' } };
  expect(newTagId(values)).toBe('Ocean');
  expect(newTagId({ ...values, name: { ...values.name, th: 'ทะเล' } })).toBe('ทะเล');
  expect(tagProblems('Ocean', values, dictionary)).toEqual({
    'name.en': { rule: 'taken', word: 'Ocean', tag: sea },
  });
});

test('other words are separated by the commas of each language', () => {
  expect(changesOf({ ...start, synonyms: 'wat, pagoda，佛寺、庙،معبد,, wat', icon: ' ' })).toMatchObject({
    synonyms: ['wat', 'pagoda', '佛寺', '庙', 'معبد'],
    icon: null,
  });
});
