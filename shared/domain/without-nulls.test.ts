import { expect, test } from '@jest/globals';
import { withoutNulls } from './without-nulls.ts';

test('a field with null becomes undefined; what is in a field stays', () => {
  const changes = withoutNulls({
    name: 'Nan',
    score: 0,
    isPrivate: false,
    link: null,
    action: { text: null },
  });
  expect(changes).toStrictEqual({
    name: 'Nan',
    score: 0,
    isPrivate: false,
    link: undefined,
    action: { text: null },
  });
});
