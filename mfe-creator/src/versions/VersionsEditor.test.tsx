import { expect, test } from '@jest/globals';
import type { Portal, PortalVersion } from '@portico/shared/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { openEditor, openTools, portalServer, type ToolsOptions } from '../editing/testing/editor-page.tsx';

const marks = (portal: Portal): PortalVersion[] => [
  { number: 2, at: portal.modifiedDate, by: 'Baikhao', parts: ['title'] },
  { number: 1, at: '2020-03-01T09:00:00.000Z', by: 'Somchai', parts: [] },
];

async function open(server: (portal: Portal) => NonNullable<ToolsOptions['server']>) {
  const { portal, server: usual } = portalServer();
  const page = await openTools({ part: 'page', portal, server: { ...usual, ...server(portal) } });
  const dialog = await openEditor(page, 'Versions');
  return { portal, page, user: page.user, dialog };
}

const old = (portal: Portal): Portal => ({ ...portal, title: { en: 'Old Harbour Noodles' } });
const versions = (portal: Portal): NonNullable<ToolsOptions['server']> => ({
  'GET /api/portal/:id/versions': () => ({ status: 'ok', data: marks(portal) }),
  'GET /api/portal/:id/versions/:number': () => ({
    status: 'ok',
    data: { ...marks(portal)[1], portal: old(portal) },
  }),
});

test('[T-49] versions show who, when and what; one is compared with now and restored after a confirmation', async () => {
  const bodies: unknown[] = [];
  const { user, dialog, portal } = await open((now) => ({
    ...versions(now),
    'POST /api/portal/:id/versions/:number/restore': ({ params, body }) => {
      bodies.push(params['number'], body);
      return { status: 'ok', data: { ...old(now), modifiedDate: '2026-11-03T00:00:00.000Z' } };
    },
  }));
  const rows = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/Current version.*Title and highlight.*Baikhao/);
  expect(rows[1]).toMatch(/Mar 1, 2020.*The page as it was before.*Somchai/);
  // As a grid item a <bdi> would align itself by the name's script, not by the page's.
  expect(dialog.getByText('Somchai', { selector: 'bdi' }).parentElement?.children).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: /Somchai/ }));
  expect(document.activeElement?.textContent).toBe('All versions');
  expect((await dialog.findByText('Title · English')).parentElement?.textContent).toContain(
    'Old removed: Townadded: Harbour Noodles',
  );
  await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Restore this version?' }));
  await user.click(question.getByRole('button', { name: 'Restore this version' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Old Harbour Noodles'),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodies).toEqual(['1', { data: { modifiedDate: portal.modifiedDate } }]);
});

test('a version can be viewed as text and pictures', async () => {
  const { user, dialog } = await open(versions);
  await user.click(await dialog.findByRole('button', { name: /Somchai/ }));
  await user.click(await dialog.findByRole('button', { name: 'View' }));
  expect(dialog.getByText('Old Harbour Noodles').getAttribute('lang')).toBe('en');
  expect(dialog.getByRole('heading', { name: 'Links' })).toBeTruthy();
  expect(dialog.queryByRole('heading', { name: 'Privacy' })).toBeNull();
});

test('[T-49] a conflicting change prevents restoring, with a message', async () => {
  const { user, dialog } = await open((now) => ({
    ...versions(now),
    'POST /api/portal/:id/versions/:number/restore': () =>
      Response.json(
        {
          status: 'fail',
          code: 'conflict',
          reason: 'Changed.',
          conflict: { by: 'Somchai', at: '2026-11-02T10:00:00.000Z' },
        },
        { status: 409 },
      ),
  }));
  await user.click(await dialog.findByRole('button', { name: /Somchai/ }));
  await user.click(await dialog.findByRole('button', { name: 'Restore this version' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Restore this version' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Somchai has changed this page');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Old Town Noodles');
});

test('a page without versions explains when there will be some, and a failure can be retried', async () => {
  let isDown = true;
  const { user, dialog } = await open(() => ({
    'GET /api/portal/:id/versions': () =>
      isDown ? new Response('', { status: 500 }) : { status: 'ok', data: [] },
  }));
  expect((await dialog.findByRole('alert')).textContent).toContain('The versions couldn’t be loaded');
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('No versions yet')).toBeTruthy();
});
