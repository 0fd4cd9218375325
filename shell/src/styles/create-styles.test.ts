/** @jest-environment node */

import { css } from '@emotion/react';
import { expect, test } from '@jest/globals';
import { createStyles } from './create-styles.ts';

test('styles have only the prefixes that supported browsers need', () => {
  const styles = createStyles();
  const serialized = css({
    display: 'flex',
    alignItems: 'center',
    transition: 'transform 1s',
    userSelect: 'none',
    '&:hover': { maskImage: 'none' },
  });
  // On the server the cache returns the rules instead of inserting them.
  const rules = styles.insert(`.p-${serialized.name}`, serialized, styles.sheet, false);
  expect(String(rules).replaceAll(serialized.name, 'name')).toBe(
    '.p-name{display:flex;align-items:center;transition:transform 1s;-webkit-user-select:none;user-select:none;}' +
      '.p-name:hover{-webkit-mask-image:none;mask-image:none;}',
  );
});
