import { afterEach, expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated, useServerRendered } from './use-hydrated.ts';

let renders: string[] = [];
function Hydrated() {
  const value = useHydrated();
  renders.push(`hydrated: ${value}`);
  return null;
}
function ServerRendered() {
  const value = useServerRendered();
  renders.push(`server-rendered: ${value}`);
  return null;
}
function hydrate(Part: () => null) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Part />);
  return act(async () => hydrateRoot(root, <Part />));
}

afterEach(() => {
  renders = [];
  document.body.replaceChildren();
});

test('useHydrated changes once the page is hydrated', async () => {
  const page = await hydrate(Hydrated);
  expect(renders).toEqual(['hydrated: false', 'hydrated: false', 'hydrated: true']);
  act(() => page.unmount());
});

test('useServerRendered stays true after hydration, without another render', async () => {
  const page = await hydrate(ServerRendered);
  expect(renders).toEqual(['server-rendered: true', 'server-rendered: true']);
  await act(async () => page.render(<ServerRendered />));
  expect(renders.at(-1)).toBe('server-rendered: true');
  act(() => page.unmount());
});

test('useServerRendered is false for what the browser rendered, also after a second render', () => {
  const page = render(<ServerRendered />);
  page.rerender(<ServerRendered />);
  expect(renders).toEqual(['server-rendered: false', 'server-rendered: false']);
});
