import { expect, test } from '@jest/globals';
import type { Portal, PortalCheck } from '@portico/shared/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { openEditor, openTools, portalServer, type ToolsOptions } from '../editing/testing/editor-page.tsx';

const facts: PortalCheck = {
  pictures: [],
  links: [
    { part: 'links', index: 0, address: 'https://one.example/', state: 'missing' },
    { part: 'links', index: 1, address: 'https://two.example/', state: 'responds' },
  ],
  position: 'none',
  hoursSince: '2026-01-01T00:00:00.000Z',
  twins: [],
};

async function open(
  changes: Partial<Portal> = {},
  more: NonNullable<ToolsOptions['server']> = {},
  language: 'en' | 'ar' = 'en',
) {
  const { portal, server, lastChanges } = portalServer(changes);
  const checks: string[] = [];
  const site = {
    ...server,
    'GET /api/web-admin/': () => ({ data: { languages: ['en'] } }),
    'GET /api/portal/:id/check': ({ params }: { params: Record<string, string> }) => {
      checks.push(params['id'] ?? '');
      return { status: 'ok', data: facts };
    },
    ...more,
  };
  const page = await openTools({ part: 'page', portal, server: site, language });
  const dialog = await openEditor(page, language === 'en' ? 'Check page' : 'فحص الصفحة');
  return { user: page.user, dialog, checks, lastChanges };
}

test('lists what is missing with a score; a button opens the editor of the entry over it, and the save is checked', async () => {
  const { user, dialog, checks, lastChanges } = await open();
  const row = async (text: RegExp) => {
    const sentence = await dialog.findByText(text);
    return within(sentence.closest('li') as HTMLElement);
  };
  const gone = await row(/^The page at https:\/\/one\.example\/ no longer exists\.$/);
  expect(gone.getAllByRole('button')).toHaveLength(1);
  expect(dialog.getByText('7 of 10 done')).toBeTruthy();
  await user.click(gone.getByRole('button', { name: 'Edit: First link' }));
  const editor = within(await screen.findByRole('dialog', { name: 'External link' }));
  await user.clear(editor.getByRole('textbox', { name: /^Web address/ }));
  await user.type(editor.getByRole('textbox', { name: /^Web address/ }), 'https://new.example');
  await user.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(checks).toHaveLength(2));
  expect((lastChanges()['links'] as Portal['links'])?.[0]?.externalUrl).toBe('https://new.example');
  expect(screen.getByRole('dialog', { name: 'Check page' })).toBeTruthy();
});

test('a fixed finding disappears, and the focus goes to the score', async () => {
  const { user, dialog } = await open({ title: { en: 'x'.repeat(70) } });
  await user.click((await dialog.findAllByRole('button', { name: 'Edit title' }))[0] as HTMLElement);
  const editor = within(await screen.findByRole('dialog', { name: /Title/ }));
  const [title] = editor.getAllByRole('textbox');
  await user.clear(title as HTMLElement);
  await user.type(title as HTMLElement, 'Noodles');
  const highlight = editor.getAllByRole('textbox')[1] as HTMLElement;
  await user.clear(highlight);
  await user.type(highlight, 'Soup from the same pot since 1950, with fresh herbs of our own garden.');
  await user.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.queryByText(/Search engines cut/)).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^\d+ of 10 done$/));
});

test('without the server, what the browser knows is listed, and the rest can be tried again', async () => {
  let isDown = true;
  const { user, dialog } = await open(
    { description: { en: 'Short.' } },
    {
      'GET /api/portal/:id/check': () =>
        isDown
          ? Response.json({ status: 'fail', code: 'internal', reason: 'No.' }, { status: 500 })
          : { status: 'ok', data: facts },
    },
  );
  expect(await dialog.findByText(/couldn’t be checked/)).toBeTruthy();
  expect(dialog.getByText(/The description has 6 characters/)).toBeTruthy();
  expect(dialog.getByText('4 of 5 done')).toBeTruthy();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(/no longer exists/)).toBeTruthy();
});

test('of one check three findings are listed at first', async () => {
  const untitled = { type: 'picture', mainImageId: 'x' };
  const { user, dialog } = await open({ galleryImages: Array.from({ length: 6 }, () => untitled) });
  await dialog.findByText(/no longer exists/);
  expect(dialog.getAllByText(/has no title/)).toHaveLength(3);
  await user.click(dialog.getByRole('button', { name: 'Show 2 more' }));
  expect(dialog.getAllByText(/has no title/)).toHaveLength(5);
});

test('links that are not checked yet can be checked again', async () => {
  const links: PortalCheck['links'] = [
    { part: 'links', index: 0, address: 'https://one.example/', state: 'unchecked' },
  ];
  let count = 0;
  const { user, dialog } = await open(
    {},
    {
      'GET /api/portal/:id/check': () => {
        count += 1;
        return { status: 'ok', data: { ...facts, links: count === 1 ? links : [] } };
      },
    },
  );
  expect(await dialog.findByText('1 link hasn’t been checked yet.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(dialog.queryByText(/hasn’t been checked/)).toBeNull());
});

test('in Arabic the sentences and the names of days are Arabic', async () => {
  const overlap = [
    { open: '09:00', close: '12:00' },
    { open: '11:00', close: '13:00' },
  ];
  const { dialog } = await open(
    { openingHours: { timezone: 'Asia/Bangkok', week: { mon: overlap } } },
    {},
    'ar',
  );
  expect(await dialog.findByText(/الاثنين.*متداخلة/)).toBeTruthy();
});
