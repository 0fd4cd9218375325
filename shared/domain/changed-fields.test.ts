import { expect, test } from '@jest/globals';
import { changedFields } from './changed-fields.ts';

interface Fields {
  name?: string;
  tags?: string[];
  text?: { en?: string | undefined; th?: string };
}

test.each<[string, Fields, Fields, Fields]>([
  ['nothing', { name: 'Nan', tags: ['sea'] }, { name: 'Nan', tags: ['sea'] }, {}],
  ['a value', { name: 'Nan', tags: ['sea'] }, { name: 'Pai', tags: ['sea'] }, { name: 'Pai' }],
  ['the order of a list', { tags: ['sea', 'wat'] }, { tags: ['wat', 'sea'] }, { tags: ['wat', 'sea'] }],
  ['the order of keys', { text: { en: 'a', th: 'b' } }, { text: { th: 'b', en: 'a' } }, {}],
  ['a key that is undefined', { text: { th: 'b' } }, { text: { th: 'b', en: undefined } }, {}],
  ['a new field', {}, { name: 'Nan' }, { name: 'Nan' }],
  ['a field that `after` lacks', { name: 'Nan' }, {}, {}],
])('%s', (_what, before, after, changed) => {
  expect(changedFields(before, after)).toEqual(changed);
});
