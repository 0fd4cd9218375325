import { afterEach, expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ROW_SIZE, useContentVisibility } from './use-content-visibility.ts';

function Part() {
  const styles = useContentVisibility(ROW_SIZE);
  return <p>{styles ? `skipped: ${String(styles['contentVisibility'])}` : 'always rendered'}</p>;
}

afterEach(() => {
  document.body.replaceChildren();
});

test('skips an off-screen section of a server-rendered page, also after hydration', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Part />);
  expect(root.textContent).toBe('skipped: auto');
  const page = await act(async () => hydrateRoot(root, <Part />));
  expect(root.textContent).toBe('skipped: auto');
  act(() => page.unmount());
});

test('keeps real heights after a client navigation, so that the scroll position can be restored', () => {
  expect(render(<Part />).container.textContent).toBe('always rendered');
});
