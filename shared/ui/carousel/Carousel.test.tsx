import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { media } from '../tokens/tokens.ts';
import { CAROUSEL_VISIBLE, Carousel } from './Carousel.tsx';
import { keyMove, scrollEnds } from './carousel-scroll.ts';

const WIDTH_PX = 400;
const scrollBy = jest.fn();

/** jsdom has no layout: fakes a row of 400 px that shows a third of its items. */
function show(direction: 'ltr' | 'rtl' = 'ltr') {
  scrollBy.mockReset();
  HTMLElement.prototype.scrollBy = scrollBy as typeof HTMLElement.prototype.scrollBy;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH_PX);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(3 * WIDTH_PX);
  render(
    <CacheProvider value={createCache({ key: 'test', speedy: false })}>
      <div dir={direction}>
        <Carousel label="Towns" previousLabel="Previous" nextLabel="Next">
          {Array.from({ length: 12 }, (_, town) => (
            <a key={town} href={`/towns/${town}`}>
              Town {town}
            </a>
          ))}
        </Carousel>
      </div>
    </CacheProvider>,
  );
  return screen.getByRole('list', { name: 'Towns' });
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('Carousel', () => {
  test('[APP-33] shows 4 items, and 2 when the width is under 600 px', () => {
    expect(CAROUSEL_VISIBLE).toEqual({ base: 4, small: 2 });
    const track = show();
    expect(track.style.getPropertyValue('--visible-base')).toBe('4');
    expect(track.style.getPropertyValue('--visible-small')).toBe('2');
    expect(media.carouselSmall).toBe('@media (max-width: 599.98px)');
    const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
    expect(css).toMatch(/@media \(max-width: 599\.98px\)\{\.[\w-]+\{[^}]*--visible:var\(--visible-small\)/);
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
  });

  test.each([
    ['ltr', WIDTH_PX],
    ['rtl', -WIDTH_PX],
  ] as const)('the next button moves one screen on in reading direction (%s)', async (direction, left) => {
    show(direction);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(scrollBy).toHaveBeenCalledWith({ left });
  });

  test('has buttons for a mouse only, and none before its script runs', () => {
    const setMouse = (matches: boolean) =>
      Object.defineProperty(window, 'matchMedia', {
        value: () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }),
        configurable: true,
      });
    setMouse(false);
    show();
    expect(screen.queryByRole('button')).toBeNull();
    document.body.replaceChildren();
    setMouse(true);
    show();
    expect(screen.getAllByRole('button')).toHaveLength(2);
    Reflect.deleteProperty(window, 'matchMedia');
    const html = renderToString(
      <Carousel label="Towns" previousLabel="Previous" nextLabel="Next">
        <p>Nan</p>
      </Carousel>,
    );
    expect(html).toContain('Nan');
    expect(html).not.toContain('<button');
  });

  test('the buttons are off at the ends', () => {
    const track = show();
    const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');
    expect([isOff('Previous'), isOff('Next')]).toEqual(['true', 'false']);
    act(() => {
      Object.defineProperty(track, 'scrollLeft', { value: 2 * WIDTH_PX });
      fireEvent.scroll(track);
    });
    expect([isOff('Previous'), isOff('Next')]).toEqual(['false', 'true']);
  });

  test('an arrow key moves by one item where it points, in both directions', () => {
    fireEvent.keyDown(show(), { key: 'ArrowRight' });
    expect(scrollBy).toHaveBeenCalledWith({ left: WIDTH_PX / 4 });
    document.body.replaceChildren();
    fireEvent.keyDown(show('rtl'), { key: 'ArrowRight' });
    expect(scrollBy).toHaveBeenCalledWith({ left: WIDTH_PX / 4 });
  });
});

test.each([
  [{ scrollLeft: 0, clientWidth: 100, scrollWidth: 300 }, true, false],
  [{ scrollLeft: 100, clientWidth: 100, scrollWidth: 300 }, false, false],
  [{ scrollLeft: -199, clientWidth: 100, scrollWidth: 300 }, false, true],
  [{ scrollLeft: 0, clientWidth: 300, scrollWidth: 300 }, true, true],
])('%o is at its start: %p, at its end: %p', (track, atStart, atEnd) => {
  expect(scrollEnds(track)).toEqual({ atStart, atEnd });
});

test.each([
  ['ArrowLeft', 'ltr', 'previous'],
  ['ArrowLeft', 'rtl', 'next'],
  ['Home', 'rtl', 'first'],
  ['End', 'ltr', 'last'],
  ['Tab', 'ltr', undefined],
] as const)('%s in %s moves to %p', (key, direction, move) => {
  expect(keyMove(key, direction)).toBe(move);
});
