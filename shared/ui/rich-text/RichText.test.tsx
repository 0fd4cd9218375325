import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { RichText } from './RichText.tsx';

test('emphasis of scripts without italics is upright, by selectors that every browser knows', () => {
  const { container } = render(
    <CacheProvider value={createCache({ key: 'test', speedy: false })}>
      <RichText sanitizedHtml="<p>معبد <em>على الجبل</em></p>" />
    </CacheProvider>,
  );
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  expect(container.querySelector('em')).toBeTruthy();
  expect(rules).toMatch(/em:is\(:lang\(th\), ?:lang\(zh\), ?:lang\(ar\)\)\{font-style:normal/);
  expect(rules).not.toMatch(/:lang\([^)]*,/);
});
