import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { sessionApi } from '@portico/shared/api';
import { signedOut } from '@portico/shared/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/en.json';
import thaiMessages from '../../../locales/th.json';
import { catalog, dialog, open, owner } from './testing/open-catalog-edit.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

test('[OPEN-08] the file of a catalogue contains every product, also when one response does not hold them all', async () => {
  await open({ mostProducts: 2 });
  const saved: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    saved.push(file);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: messages.csv.export }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.text();
  expect(['Cup 0', 'Cup 1', 'Cup 2'].filter((name) => text?.includes(name))).toHaveLength(3);
});

describe('access to the catalogue editor', () => {
  test('[CAT-15, CREATOR-01] signed-out users go to the sign-in and come back', async () => {
    await open({ user: null });
    expect(await screen.findByText(/^login/)).toBeTruthy();
    expect(screen.getByText(/^login/).textContent).toContain(
      'backTo=%2Fcatalog%2Fedit%3FportalId%3Dstudio%26catalogId%3Dcups',
    );
  });

  type Store = Awaited<ReturnType<typeof open>>['store'];

  test.each<[string, (store: Store) => unknown, string]>([
    [
      '[OPEN-30, LOGIN-13] Logout leads home',
      (store) => store.dispatch(sessionApi.endpoints.logout.initiate()),
      '/',
    ],
    [
      '[AMBIG-26] a session that the server has ended leads to /login',
      (store) => store.dispatch(signedOut()),
      '/login',
    ],
  ])('%s, without showing another address on the way', async (_what, end, expected) => {
    const seen: string[] = [];
    const page = await open();
    await screen.findByRole('button', { name: messages.csv.export });
    page.router.subscribe(({ location }) => seen.push(location.pathname));
    await act(async () => void (await end(page.store)));
    await waitFor(() => expect(seen).not.toEqual([]));
    expect(new Set(seen)).toEqual(new Set([expected]));
  });

  test('[PERM-08] users who do not edit the portal see nothing', async () => {
    await open({ user: { ...owner, uid: 'another-user' } });
    expect(await screen.findByText('This item couldn’t be found')).toBeTruthy();
  });
});

describe('editing a catalogue', () => {
  test('[OPEN-07] renames it and changes its template, with a preview of its products before the save', async () => {
    const { sent } = await open();
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Name/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Bowls');
    await userEvent.click(screen.getByRole('radio', { name: 'Photos' }));
    await waitFor(() => expect(document.querySelector('[data-template="3"]')).toBeTruthy());
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          call: 'updateCatalog',
          data: { name: { en: 'Bowls', lang: 'en' }, template: 3, modifiedDate: catalog.modifiedDate },
        },
      ]),
    );
  });

  test('[AMBIG-47] adds a tile to the gallery', async () => {
    const { sent } = await open();
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Show this catalogue in the gallery' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent[0]?.data).toMatchObject({ indexGallery: 1 }));
  });

  test('does not send it without a name in any language', async () => {
    const { sent } = await open();
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Name/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('required')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('[T-49] overwrites the change of someone else only after a confirmation', async () => {
    const { sent } = await open({
      refusal: {
        status: 409,
        code: 'conflict',
        reason: 'changed',
        conflict: { by: 'Mali', at: '2026-02-01T00:00:00.000Z' },
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Posters' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Mali changed this on/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.data).toEqual({ template: 4, modifiedDate: '2026-02-01T00:00:00.000Z' });
  });

  test('creates it by its name', async () => {
    const { sent } = await open({ catalogs: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'New catalogue' }));
    await userEvent.type(dialog().getByRole('textbox', { name: /^Name/ }), 'Pots');
    await userEvent.click(dialog().getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { call: 'createCatalog', data: { portalId: 'studio', name: { en: 'Pots', lang: 'en' } } },
      ]),
    );
  });

  test('[T-22] deletes it after a confirmation that names it', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete catalogue' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Are you sure delete?')).toBeTruthy();
    expect(question.getByText('Cups')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent).toEqual([{ call: 'deleteCatalog', data: undefined }]));
  });
});

test('[T-21, T-22] the confirmations before deleting a catalogue or a product are translated', async () => {
  await open({ language: 'th' });
  await userEvent.click(await screen.findByRole('button', { name: thaiMessages.edit.deleteCatalog }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure delete?' }));
  expect(question.getByText('แน่ใจไหมว่าต้องการลบ')).toBeTruthy();
});
