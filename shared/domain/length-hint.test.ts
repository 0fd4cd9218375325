import { describe, expect, test } from '@jest/globals';
import { lengthHint, SUGGESTED_LENGTHS } from './length-hint.ts';

describe('lengthHint', () => {
  test.each([
    ['', 50, 'short', 0],
    ['a'.repeat(49), 50, 'short', 49],
    ['a'.repeat(50), 50, 'enough', 50],
    ['a'.repeat(51), 50, 'enough', 51],
    ['วัดโพธิ์', 10, 'short', 8],
    ['🛕🛕', 2, 'enough', 2],
  ] as const)(
    '[VAL-14] [VAL-15] [AMBIG-34] %j against %d is %s with %d characters',
    (text, minimum, kind, count) => {
      expect(lengthHint(text, minimum)).toEqual({ kind, count, minimum });
    },
  );

  test('[VAL-13] the suggested lengths', () => {
    expect(SUGGESTED_LENGTHS).toEqual({
      generic: 50,
      highlightSentence: 60,
      description: 10,
      portalDescription: 200,
    });
  });
});
