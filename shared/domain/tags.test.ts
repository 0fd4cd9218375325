import { expect, test } from '@jest/globals';
import type { Tag } from '../contracts/tag.ts';
import { cleanTags, tagMeantBy, tagName, tagNamesOf, tagWords, toggleTag } from './tags.ts';

test('[VAL-16] tags are trimmed; empty and duplicate ones are removed', () => {
  expect(cleanTags([' วัด', 'Temple', '', '  ', 'วัด ', 'temple'])).toEqual(['วัด', 'Temple', 'temple']);
});

test.each([
  ['a new one is added', ['a'], ' b ', ['a', 'b']],
  ['one that is there is removed', ['a', 'b'], ' a', ['b']],
  ['an empty one changes nothing', ['a'], '  ', ['a']],
])('[VAL-16] adding a tag: %s', (_title, tags, entered, expected) => {
  expect(toggleTag(tags, entered)).toEqual(expected);
});

const dictionary: Tag[] = [
  {
    _id: 'วัด',
    name: { th: 'วัด', en: 'Temple', zh: '寺庙', ar: 'معبد' },
    synonyms: ['Wat', 'pagoda'],
  },
  { _id: 'wat', name: { en: 'Watt' } },
  { _id: 'cafe', name: { en: 'Café', th: 'คาเฟ่' } },
];

test.each([
  ['its name in the language of the page', 'Temple', 'วัด'],
  ['a name in another language', ' 寺庙 ', 'วัด'],
  ['a synonym', 'pagoda', 'วัด'],
  ['a name in other letters', 'ＴＥＭＰＬＥ', 'วัด'],
  ['its stored text, before the synonym of another', 'WAT', 'wat'],
  ['an unknown text, which stays as it is', ' Hand woven ', 'Hand woven'],
])('[OPEN-53] a tag is picked by %s', (_what, typed, tag) => {
  expect(tagMeantBy(typed, dictionary)).toBe(tag);
});

test('[OPEN-53] the words of a tag are its stored text, its names and its synonyms, each once', () => {
  expect(dictionary.map(tagWords)).toEqual([
    ['วัด', 'Temple', '寺庙', 'معبد', 'Wat', 'pagoda'],
    ['wat', 'Watt'],
    ['cafe', 'คาเฟ่', 'Café'],
  ]);
});

test('[OPEN-53] a tag is shown by its name; an unknown one as it is stored', () => {
  const known = { names: { วัด: 'Temple', wiharn: 'Temple' } };
  expect(['วัด', 'sea', 'constructor'].map((tag) => tagName(known, tag))).toEqual([
    'Temple',
    'sea',
    'constructor',
  ]);
  expect(tagName(undefined, 'วัด')).toBe('วัด');
  expect(tagNamesOf(known, ['วัด', 'sea', 'wiharn'])).toEqual(['Temple', 'sea']);
});
