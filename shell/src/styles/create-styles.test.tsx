/** @jest-environment node */

import { CacheProvider, css } from '@emotion/react';
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { createStyles } from './create-styles.ts';
import { emotionMarkup } from './testing/emotion-markup.ts';

test('styles have only the prefixes that supported browsers need', () => {
  const look = css({
    display: 'flex',
    alignItems: 'center',
    transition: 'transform 1s',
    userSelect: 'none',
    '&:hover': { maskImage: 'none' },
  });
  const html = renderToString(
    <CacheProvider value={createStyles()}>
      <p css={look} />
    </CacheProvider>,
  );
  const className = `p-${look.name}`;
  const rules =
    `.${className}{display:flex;align-items:center;transition:transform 1s;-webkit-user-select:none;user-select:none;}` +
    `.${className}:hover{-webkit-mask-image:none;mask-image:none;}`;
  expect(html).toBe(`${emotionMarkup.component(look.name, rules)}<p class="${className}"></p>`);
});
