import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Picture } from './Picture.tsx';
import { pictureSources } from './picture-sources.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const stateOf = (container: HTMLElement) =>
  container.querySelector('[data-picture]')?.getAttribute('data-picture');

/** Fakes a picture that finished loading before the listeners were added. */
function finishedBeforehand(naturalWidth: number) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}

describe('Picture', () => {
  test('[APP-30] shimmers until the picture has loaded', () => {
    const { container } = render(<Picture imageId="a" alt="Temple" />);
    expect(stateOf(container)).toBe('loading');
    fireEvent.load(screen.getByRole('img', { name: 'Temple' }));
    expect(stateOf(container)).toBe('loaded');
  });

  test('a calm picture does not re-render on load, and shows that it failed', () => {
    const onRender = jest.fn();
    const { container } = render(
      <Profiler id="picture" onRender={onRender}>
        <Picture imageId="a" alt="Temple" calm />
      </Profiler>,
    );
    fireEvent.load(screen.getByRole('img', { name: 'Temple' }));
    expect(stateOf(container)).toBe('calm');
    expect(onRender).toHaveBeenCalledTimes(1);
    fireEvent.error(screen.getByRole('img', { name: 'Temple' }));
    expect(stateOf(container)).toBe('failed');
  });

  test('[APP-30] shimmers until the picture has failed, then shows a stand-in under the same name', () => {
    const { container } = render(<Picture imageId="a" alt="Temple" />);
    fireEvent.error(screen.getByRole('img', { name: 'Temple' }));
    expect(stateOf(container)).toBe('failed');
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Temple' }).textContent).toBe('');
  });

  test.each([
    [640, 'loaded'],
    [0, 'failed'],
  ])(
    '[APP-30] does not go on shimmering when it finished before hydration (width %p: %s)',
    async (width, state) => {
      finishedBeforehand(width);
      const container = document.createElement('div');
      document.body.append(container);
      const root = await act(() =>
        hydrateRoot(container, <Picture imageId="a" alt="Temple" />, {
          onRecoverableError: () => undefined,
        }),
      );
      expect(stateOf(container)).toBe(state);
      act(() => root.unmount());
      container.remove();
    },
  );

  test('[APP-30] shimmers again for another address', () => {
    const { container, rerender } = render(<Picture imageId="a" alt="" />);
    const first = container.querySelector('img');
    if (first) fireEvent.load(first);
    rerender(<Picture imageId="b" alt="" />);
    expect(stateOf(container)).toBe('loading');
  });

  test('without a picture shows the icon and loads nothing', () => {
    const { container } = render(<Picture alt="" />);
    expect(stateOf(container)).toBe('missing');
    expect(container.querySelector('img')).toBeNull();
  });

  test('loads lazily unless it has priority', () => {
    const { container, rerender } = render(<Picture imageId="a" alt="" />);
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
    rerender(<Picture imageId="a" alt="" priority />);
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('eager');
    expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
  });
});

describe('pictureSources', () => {
  const srcSet =
    '/images/a%2Fb?w=320 320w, /images/a%2Fb?w=640 640w, /images/a%2Fb?w=960 960w, /images/a%2Fb?w=1280 1280w, /images/a%2Fb?w=1920 1920w';

  test('our own images have five widths, under any prefix', () => {
    expect(pictureSources({ imageId: 'a/b' })).toEqual({ src: '/images/a%2Fb?w=960', srcSet });
    expect(pictureSources({ src: '/images/a%2Fb' })).toEqual({ src: '/images/a%2Fb?w=960', srcSet });
    expect(pictureSources({ imageId: 'x', prefix: 'https://cdn.example/p' })?.src).toBe(
      'https://cdn.example/p/x?w=960',
    );
  });

  test('a foreign address stays unchanged, and no address gives no source', () => {
    expect(pictureSources({ src: 'https://elsewhere.example/a.jpg' })).toEqual({
      src: 'https://elsewhere.example/a.jpg',
    });
    expect(pictureSources({})).toBeUndefined();
    expect(pictureSources({ imageId: '', src: '' })).toBeUndefined();
  });
});
