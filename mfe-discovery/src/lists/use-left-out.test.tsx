import { afterEach, expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ROW_SIZE, useLeftOut } from './use-left-out.ts';

function Part() {
  const styles = useLeftOut(ROW_SIZE);
  return <p>{styles ? `left out: ${String(styles['contentVisibility'])}` : 'always drawn'}</p>;
}

afterEach(() => {
  document.body.replaceChildren();
});

test('a part of a page that the server drew is left out while it is far, also once the page is taken up', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Part />);
  expect(root.textContent).toBe('left out: auto');
  const page = await act(async () => hydrateRoot(root, <Part />));
  expect(root.textContent).toBe('left out: auto');
  act(() => page.unmount());
});

test('a page that is drawn later has its true heights, so that it can be scrolled to where it was left', () => {
  expect(render(<Part />).container.textContent).toBe('always drawn');
});
