import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { GlobalStyles } from './GlobalStyles.tsx';

/** The style sheet that the page gets, as text. */
function sheet(brandColor?: string): string {
  render(
    <CacheProvider value={createCache({ key: 'test', speedy: false })}>
      <GlobalStyles brandColor={brandColor} />
    </CacheProvider>,
  );
  return [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
}

describe('GlobalStyles', () => {
  test('has both themes, by the device and by the switch', () => {
    const css = sheet();
    expect(css).toContain(":root[data-theme='dark']");
    expect(css).toContain(":root:not([data-theme='light'])");
    expect(css).toContain('--color-brand:var(--color-brand-dark)');
    expect(css).toContain('--color-brand-light:#0b5a57');
  });

  test("takes the provider's brand", () => {
    const css = sheet('#c1121f');
    expect(css).toContain('--color-brand-light:#c1121f');
  });

  test('sets the faces of devices to the measure of ours, each by a rule of its own', () => {
    const faces = sheet().match(/@font-face\{[^}]*\}/g) ?? [];
    expect(faces).toHaveLength(3);
    for (const face of faces) expect(face.match(/size-adjust/g)).toHaveLength(1);
  });

  test('gives Thai its leading and stops motion when asked to', () => {
    const css = sheet();
    expect(css).toMatch(/:where\(\[lang\|=th\]\)\{--font-leading:1\.6/);
    expect(css).toContain('prefers-reduced-motion: reduce');
  });
});
