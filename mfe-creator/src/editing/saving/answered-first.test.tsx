import { afterEach, expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { openEditor, portalServer, toolsPage } from '../testing/editor-page.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Frames come when a test says so. */
function holdFrames() {
  const waiting: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => waiting.push(draw));
  return () => act(async () => waiting.splice(0).forEach((draw) => draw(0)));
}

test('[EDIT-03] a save is answered with the next frame, and the page is rendered again after it', async () => {
  const slow = portalServer();
  const put = slow.server['PUT /api/portal/:id'];
  let answer: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  slow.server['PUT /api/portal/:id'] = async (request) => {
    await isAsked;
    return put?.(request);
  };
  const page = await renderWithPlatform(...toolsPage({ part: 'title', ...slow }));
  await openEditor(page, 'Edit title');
  await page.user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  const nextFrame = holdFrames();
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(messages.editors.saving)).toBeTruthy();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Old Town Noodles');
  await nextFrame();
  await waitFor(() => expect(heading.textContent).toBe('Old Town Noodles!'));
  answer();
  expect(await screen.findByText(messages.editors.saved)).toBeTruthy();
});

test('[EDIT-03, OPEN-18] a press that comes before the page is rendered again goes on from the one before', async () => {
  const near = portalServer();
  await renderWithPlatform(...toolsPage({ part: 'tags', ...near }));
  const tags = screen.getByRole('switch');
  fireEvent.click(tags);
  fireEvent.click(tags);
  await waitFor(() => expect(near.saves).toHaveLength(2));
  expect(near.saves.map(({ data }) => data['hideInformations'])).toEqual([['tags'], []]);
});
