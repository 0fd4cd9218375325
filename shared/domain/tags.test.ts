import { expect, test } from '@jest/globals';
import { cleanTags, toggleTag } from './tags.ts';

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
