import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { openEditor, openTools, portalServer } from '../testing/editor-page.tsx';

test('[EDIT-03] Save closes the form and shows the change before the server has responded', async () => {
  const slow = portalServer();
  const put = slow.server['PUT /api/portal/:id'];
  let respond: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    respond = resolve;
  });
  slow.server['PUT /api/portal/:id'] = async (request) => {
    await isReleased;
    return put?.(request);
  };
  const page = await openTools({ part: 'title', ...slow });
  await openEditor(page, 'Edit title');
  await page.user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(messages.editors.saving)).toBeTruthy();
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(heading.textContent).toBe('Old Town Noodles!'));
  respond();
  expect(await screen.findByText(messages.editors.saved)).toBeTruthy();
});

test('[EDIT-03, OPEN-18] two quick presses are saved as two changes, the second on top of the first', async () => {
  const near = portalServer();
  await openTools({ part: 'tags', ...near });
  const tags = screen.getByRole('switch');
  fireEvent.click(tags);
  fireEvent.click(tags);
  await waitFor(() => expect(near.saves).toHaveLength(2));
  expect(near.saves.map(({ data }) => data['hideInformations'])).toEqual([['tags'], []]);
});
