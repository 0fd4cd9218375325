import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { isClosed, openEditor, openTools, portalServer, type ToolsOptions } from '../testing/editor-page.tsx';

let isOnline: boolean;
const ownFetch = globalThis.fetch;
beforeEach(() => {
  isOnline = false;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  globalThis.fetch = jest.fn(async () => ({ ok: isOnline }) as Response);
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = ownFetch;
});

/** A server that can be reached only while the browser is online. */
function farServer() {
  const fake = portalServer();
  const put = fake.server['PUT /api/portal/:id'];
  const server: NonNullable<ToolsOptions['server']> = {
    ...fake.server,
    'PUT /api/portal/:id': (request) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return put?.(request);
    },
  };
  return { ...fake, server };
}
const comeBack = () =>
  act(async () => {
    isOnline = true;
    window.dispatchEvent(new Event('online'));
  });

async function saveTitle(far: ReturnType<typeof farServer>) {
  const page = await openTools({ part: 'title', ...far });
  await openEditor(page, 'Edit title');
  await page.user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(messages.editors.waits)).toBeTruthy();
  return page;
}

test('[ERR-10] an offline save is queued and sent once there is a network, with the latest input', async () => {
  const far = farServer();
  const page = await saveTitle(far);
  await page.user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  expect(far.saves).toEqual([]);
  await comeBack();
  await isClosed();
  expect(far.lastChanges()).toEqual({ title: { ...far.portal.title, en: 'Old Town Noodles!!', lang: 'en' } });
});

test('[T-49] a queued save does not overwrite a change of someone else', async () => {
  const far = farServer();
  await saveTitle(far);
  far.changeElsewhere({ tags: ['soup'] });
  await comeBack();
  expect(await screen.findByText(/Somchai has changed this page/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Old Town Noodles!');
});

async function hideTags(far: ReturnType<typeof farServer>) {
  const page = await openTools({ part: 'tags', ...far });
  await page.user.click(screen.getByRole('switch'));
  expect(await screen.findByText(messages.editors.waits)).toBeTruthy();
}

test('[ERR-10] a queued change without a form stays on the page and is sent by itself', async () => {
  const far = farServer();
  await hideTags(far);
  await waitFor(() => expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false'));
  await comeBack();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(far.saves).toHaveLength(1);
});

test('[T-49] a queued change that conflicts is not saved, and the other person is named', async () => {
  const far = farServer();
  await hideTags(far);
  far.changeElsewhere({ tags: ['soup'] });
  await comeBack();
  expect(await screen.findByText('Not saved')).toBeTruthy();
  expect(screen.getByText(/Somchai has changed this page/)).toBeTruthy();
});
