import { expect, jest, test } from '@jest/globals';
import { baseApi, isInOneLanguage, portalApi, selectData } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import type { RootState } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { editor, portalServer } from '../../editing/testing/editor-page.tsx';
import { Component } from './classic.route.tsx';

jest.mock('../../rich-text/RichTextField.tsx', () =>
  jest.requireActual('../../editing/testing/FakeRichText.tsx'),
);

async function open(
  options: { changes?: Partial<Portal>; server?: Record<string, FakeCall>; isSignedOut?: boolean } = {},
) {
  const { changes, server, isSignedOut = false } = options;
  const fake = portalServer(changes);
  const page = await renderWithPlatform(
    { routes: [{ path: '/creator/classic/:id', Component }], url: '/creator/classic/p1' },
    {
      namespace: 'mfe-creator',
      messages,
      server: {
        ...fake.server,
        'GET /api/portal/:id/editors': () => ({
          status: 'ok',
          data: [{ uid: 'u1', displayName: 'Baikhao' }],
        }),
        ...server,
      },
      ...(isSignedOut ? {} : { user: editor }),
    },
  );
  return { ...fake, page, user: page.user };
}

const portalOf = (state: RootState) => selectData(portalApi.endpoints.portal, { id: 'p1' }, state);

/** A section once its editor has loaded. */
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('[OPEN-37] every part of the portal has a section', async () => {
  await open();
  for (const name of [
    'Title and highlight',
    'Description',
    'Thumbnail',
    'Cover',
    'Tags',
    'Action button',
    'Contacts',
    'Location',
    'Opening hours',
    'Gallery',
    'Links',
    'Contributors',
    'Pop-up',
    'Ribbon on the card',
    'What visitors see',
    'Who can see this page',
    'Editors of this page',
  ]) {
    expect(await section(name)).toBeTruthy();
  }
  expect(screen.getByRole('button', { name: 'Delete page' })).toBeTruthy();
});

test('[OPEN-37] a portal that a page had in one language only is edited once all its texts are there', async () => {
  let data = { ...portalServer().portal, onlyIn: 'en' } as Portal;
  const { page } = await open({ server: { 'GET /api/portal/:id': () => ({ data }) } });
  await waitFor(() => expect(isInOneLanguage(portalOf(page.store.getState()))).toBe(true));
  expect(screen.queryByRole('region')).toBeNull();
  ({ portal: data } = portalServer());
  page.store.dispatch(baseApi.util.invalidateTags(['Viewer']));
  expect(await section('Title and highlight')).toBeTruthy();
});

test('[OPEN-37, API-27, T-49] sections are saved one by one with their own changes, without conflicts', async () => {
  const { user, saves, lastChanges } = await open();
  const title = await section('Title and highlight');
  const ribbon = await section('Ribbon on the card');
  await user.type(title.getByRole('textbox', { name: 'Title' }), '!');
  await user.type(ribbon.getByRole('textbox', { name: 'Ribbon text' }), 'New');
  await user.click(title.getByRole('button', { name: 'Save' }));
  expect(await title.findByText('Saved')).toBeTruthy();
  expect(lastChanges()).toMatchObject({ title: { en: 'Old Town Noodles!' } });
  await user.click(ribbon.getByRole('button', { name: 'Save' }));
  expect(await ribbon.findByText('Saved')).toBeTruthy();
  expect(lastChanges()).toEqual({ promoteWord: { en: 'New', lang: 'en' } });
  expect(saves).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Old Town Noodles!');
});

test('[EDIT-03, T-49] a section shows its change at once, confirms the save, and can be undone, also in its form', async () => {
  const { user, lastChanges } = await open();
  const title = await section('Title and highlight');
  const field = () => title.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  await user.type(field(), '!');
  await user.click(title.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeTruthy();
  expect(lastChanges()).toMatchObject({ title: { en: 'Old Town Noodles' } });
  await waitFor(() => expect(field().value).toBe('Old Town Noodles'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Old Town Noodles');
  expect(title.queryByText('Saved')).toBeNull();
});

test('[ERR-10, T-49] a pending change is shown on the page; a failed one is reverted there and stays in its form', async () => {
  let reply: (response: Response) => void = () => undefined;
  const { user } = await open({
    server: {
      'PUT /api/portal/:id': () => new Promise<Response>((resolve) => (reply = resolve)),
    },
  });
  const title = await section('Title and highlight');
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  await user.type(title.getByRole('textbox', { name: 'Title' }), '!');
  await user.click(title.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(heading()).toBe('Old Town Noodles!'));
  reply(Response.json({ status: 'fail', code: 'internal', reason: 'Out of order.' }, { status: 500 }));
  expect(await title.findByText('Out of order.')).toBeTruthy();
  expect(heading()).toBe('Old Town Noodles');
  expect(title.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Old Town Noodles!');
});

test('[OPEN-18] sections of the page can be hidden and shown', async () => {
  const { user, lastChanges } = await open({ changes: { hideInformations: ['tags'] } });
  const visible = await section('What visitors see');
  expect(visible.getByRole<HTMLInputElement>('switch', { name: 'Tags' }).checked).toBe(false);
  await user.click(visible.getByRole('switch', { name: 'Links' }));
  await user.click(visible.getByRole('button', { name: 'Save' }));
  await visible.findByText('Saved');
  expect(lastChanges()).toEqual({ hideInformations: ['tags', 'links'] });
});

test('[T-41] leaving with unsaved changes needs a confirmation; changes can be reset', async () => {
  const { user, page, saves } = await open();
  const title = await section('Title and highlight');
  await user.type(title.getByRole('textbox', { name: 'Title' }), '!');
  await user.click(screen.getByRole('link', { name: 'Go to my pages' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(page.address()).toBe('/creator/classic/p1');
  await user.click(title.getByRole('button', { name: 'Undo changes' }));
  expect(title.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Old Town Noodles');
  await user.click(screen.getByRole('link', { name: 'Go to my pages' }));
  await waitFor(() => expect(page.address()).toBe('/creator'));
  expect(saves).toEqual([]);
});

test('gallery items are edited in a dialog, without the cover', async () => {
  const { user } = await open();
  const gallery = await section('Gallery');
  expect(gallery.getAllByRole('listitem')).toHaveLength(3);
  await user.click(gallery.getByRole('button', { name: 'Edit: One' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gallery item' }));
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await gallery.findByText('One!')).toBeTruthy();
});

test('[T-49] after someone else’s change the newer version can be loaded', async () => {
  const { user, changeElsewhere } = await open();
  const title = await section('Title and highlight');
  await user.type(title.getByRole('textbox', { name: 'Title' }), '!');
  changeElsewhere({ title: { en: 'Somchai Noodles' } });
  await user.click(title.getByRole('button', { name: 'Save' }));
  await user.click(await title.findByRole('button', { name: 'Use newer version' }));
  await waitFor(() =>
    expect(title.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Somchai Noodles'),
  );
});

test.each([
  ['another’s page', { changes: { editors: ['u2'] } }],
  [
    'a page that is gone',
    {
      server: {
        'GET /api/portal/:id': () =>
          Response.json({ status: 'fail', code: 'not-found', reason: 'Not here.' }, { status: 404 }),
      },
    },
  ],
])('[PERM-08] %s cannot be edited', async (_name, options) => {
  await open(options);
  expect(await screen.findByText('You can’t edit this page')).toBeTruthy();
});

test('[OPEN-38] a failure offers a retry', async () => {
  let isBroken = true;
  const { user } = await open({
    server: {
      'GET /api/portal/:id': () =>
        isBroken
          ? Response.json({ status: 'fail', code: 'internal', reason: 'x' }, { status: 500 })
          : { data: portalServer().portal },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(retry);
  expect(await section('Title and highlight')).toBeTruthy();
});

test('[CREATOR-01] signed-out users are redirected to /login', async () => {
  const { page } = await open({ isSignedOut: true });
  await waitFor(() => expect(page.address()).toBe('/login'));
});

test('[OPEN-19] the text on the ribbon is written per language; a stored string stays the fallback', async () => {
  const { user, lastChanges } = await open({ changes: { promoteWord: 'แนะนำ', promoteType: 'new' } });
  const ribbon = await section('Ribbon on the card');
  const word = ribbon.getByRole<HTMLInputElement>('textbox', { name: 'Ribbon text' });
  expect(word.value).toBe('');
  expect(ribbon.getByText('แนะนำ')).toBeTruthy();
  await user.type(word, 'Recommended');
  await user.click(ribbon.getByRole('button', { name: 'Save' }));
  expect(await ribbon.findByText('Saved')).toBeTruthy();
  expect(lastChanges()).toEqual({ promoteWord: { th: 'แนะนำ', en: 'Recommended', lang: 'en' } });
});

test.each([
  ['promoteWord.en', 'Ribbon text'],
  ['promoteType', 'Style'],
])('[OPEN-52] a refused %s of the ribbon has its error at the field', async (path, label) => {
  const details = [{ path: `body.data.${path}`, message: 'x', code: 'too-long', values: { maximum: 7 } }];
  const { user } = await open({
    server: {
      'PUT /api/portal/:id': () =>
        Response.json({ status: 'fail', code: 'invalid', reason: 'No.', details }, { status: 400 }),
    },
  });
  const ribbon = await section('Ribbon on the card');
  await user.type(ribbon.getByRole('textbox', { name: 'Ribbon text' }), 'New');
  await user.click(ribbon.getByRole('button', { name: 'Save' }));
  const field = ribbon.getByLabelText(label);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(ribbon.getAllByText('Enter at most 7 characters.')).not.toEqual([]);
});
