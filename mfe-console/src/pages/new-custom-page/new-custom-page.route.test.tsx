import { afterEach, expect, jest, test } from '@jest/globals';
import { createWebPage, type NewWebPage, type WebPage } from '@portico/shared/contracts';
import { byContract, renderWithPlatform } from '@portico/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './new-custom-page.route.tsx';

const storedPage: WebPage = {
  _id: 'about',
  title: {},
  bannerImages: [],
  galleryImages: [],
  iconLinks: [],
  buttonLinks: [],
  widgets: [],
  editors: [],
  modifiedDate: '2026-11-21T05:00:00.000Z',
};

const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
  jest.restoreAllMocks();
});

/** The screen on a fake server, which can lose its responses or be out of reach. */
async function open() {
  const connection = { isOnline: true, losesResponses: false };
  const created: NewWebPage[] = [];
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => connection.isOnline);
  globalThis.fetch = jest.fn(async () => ({ ok: connection.isOnline }) as Response);
  const page = await renderWithPlatform(
    {
      routes: [
        { path: '/console/pages/new', Component },
        { path: '/console/pages/:pageId', Component: () => <h1>The created page</h1> },
      ],
      url: '/console/pages/new',
    },
    {
      namespace: 'mfe-console',
      messages,
      server: byContract(createWebPage, ({ body }) => {
        if (!connection.isOnline) throw new TypeError('Failed to fetch');
        const { data } = body as { data: NewWebPage };
        created.push(data);
        if (connection.losesResponses) throw new TypeError('Failed to fetch');
        return { status: 'ok' as const, data: { ...storedPage, title: data.title } };
      }),
    },
  );
  await page.user.type(screen.getByRole('textbox', { name: 'Title (English)' }), 'About us');
  const save = () => page.user.click(screen.getByRole('button', { name: messages.form.save }));
  const comeBack = () =>
    act(async () => {
      connection.isOnline = true;
      window.dispatchEvent(new Event('online'));
    });
  return { ...page, connection, created, save, comeBack };
}

test('Save creates the page unpublished and opens it', async () => {
  const { created, save } = await open();
  await save();
  expect(await screen.findByRole('heading', { name: 'The created page' })).toBeTruthy();
  expect(created).toEqual([{ title: { en: 'About us', lang: 'en' }, isUnpublished: true }]);
});

test('[T-41] a page that is saved offline is created once there is a network', async () => {
  const { connection, created, save, comeBack } = await open();
  connection.isOnline = false;
  await save();
  expect(await screen.findByText(messages.form.offline)).toBeTruthy();
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'The created page' })).toBeTruthy();
  expect(created).toHaveLength(1);
});

test('[T-41] a save whose response was lost is not repeated, because it may have created the page', async () => {
  const { connection, created, save, comeBack } = await open();
  connection.losesResponses = true;
  await save();
  expect(await screen.findByText(messages.form.notSaved)).toBeTruthy();
  expect(screen.queryByText(messages.form.offline)).toBeNull();
  await comeBack();
  await waitFor(() => expect(screen.getByRole('button', { name: messages.form.save })).toBeTruthy());
  expect(created).toHaveLength(1);
});
