import { describe, expect, test } from '@jest/globals';
import { baseVariables, color, fluid, media, spacing, variables } from './tokens.ts';

/** Whether a width (px) matches a query of px bounds. */
function matches(query: string, width: number): boolean {
  const least = Number(/min-width: ([\d.]+)px/.exec(query)?.[1] ?? 0);
  const most = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
  return width >= least && width <= most;
}

describe('media', () => {
  test.each([
    [390, 'mobile'],
    [768, 'mobile'],
    [769, 'tablet'],
    [1023, 'tablet'],
    [1023.5, 'tablet'],
    [1024, 'desktop'],
    [1440, 'desktop'],
  ] as const)('[APP-32, AMBIG-48] %p px is %s and nothing else', (width, name) => {
    const inside = (['mobile', 'tablet', 'desktop'] as const).filter((one) => matches(media[one], width));
    expect(inside).toEqual([name]);
  });

  test('tablet-up is everything but mobile', () => {
    expect([768, 769].map((width) => matches(media.tabletUp, width))).toEqual([false, true]);
  });
});

describe('tokens', () => {
  test('a fluid size is its narrow value on a 390 px phone and its wide one at 1280 px', () => {
    expect(fluid(48, 96)).toBe('clamp(3rem, 1.685rem + 5.393vw, 6rem)');
  });

  test('names and references match', () => {
    expect(variables('color', { inkMuted: '#000', gap: 4 })).toEqual({
      '--color-ink-muted': '#000',
      '--color-gap': '4px',
    });
    expect(color.inkMuted).toBe('var(--color-ink-muted)');
    expect(spacing[4]).toBe('var(--space-4)');
    expect(baseVariables['--space-4']).toBe('16px');
  });
});
