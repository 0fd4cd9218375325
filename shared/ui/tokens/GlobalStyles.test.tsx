import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { GlobalStyles } from './GlobalStyles.tsx';

/** The page's style sheet as text. */
function sheet(brandColor?: string): string {
  render(
    <CacheProvider value={createCache({ key: 'test', speedy: false })}>
      <GlobalStyles brandColor={brandColor} />
    </CacheProvider>,
  );
  return [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
}

describe('GlobalStyles', () => {
  test('has both themes, by system setting and by the switch', () => {
    const css = sheet();
    expect(css).toContain(":root[data-theme='dark']");
    expect(css).toContain(":root:not([data-theme='light'])");
    expect(css).toContain('--color-brand:var(--color-brand-dark)');
    expect(css).toContain('--color-brand-light:#0b5a57');
  });

  test("uses the provider's brand colour", () => {
    const css = sheet('#c1121f');
    expect(css).toContain('--color-brand-light:#c1121f');
  });

  test('adjusts the metrics of fallback fonts to ours, each by a rule of its own', () => {
    const faces = sheet().match(/@font-face\{[^}]*\}/g) ?? [];
    expect(faces).toHaveLength(3);
    for (const face of faces) expect(face.match(/size-adjust/g)).toHaveLength(1);
  });

  test('sets the line height of Thai and stops motion under reduced motion', () => {
    const css = sheet();
    expect(css).toMatch(/:where\(\[lang\|=th\]\)\{--font-leading:1\.6/);
    expect(css).toContain('prefers-reduced-motion: reduce');
  });
});
