import { expect, test } from '@jest/globals';
import {
  type ConsolePortalDetails,
  consolePortal,
  consolePortalFilters,
  handOverPortal,
  portalVersions,
} from '@portico/shared/contracts';
import { provideMessages } from '@portico/shared/platform';
import { byContract, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './portal.route.tsx';

const celadon: ConsolePortalDetails = {
  id: 'celadon',
  title: { th: 'ศิลาดล', en: 'Celadon' },
  status: 'REJECT',
  rejectReason: 'Add a picture.',
  towns: [{ id: 'nan', title: { en: 'Nan' } }],
  listings: [{ id: 'crafts', title: { en: 'Crafts' } }],
  tags: ['tea', 'clay'],
  languages: ['th', 'en'],
  owner: { uid: 'u', displayName: 'Mali' },
  members: [
    { uid: 'u', displayName: 'Mali', role: 'owner' },
    { uid: 'v', displayName: 'Dao', role: 'editor' },
  ],
  createdDate: '2026-11-01T05:00:00.000Z',
  modifiedDate: '2026-11-20T05:00:00.000Z',
  modifiedBy: 'Dao',
  history: [
    {
      from: 'USER_DRAFT',
      to: 'REJECT',
      by: 'Admin',
      at: '2026-11-20T05:00:00.000Z',
      reason: 'Add a picture.',
    },
  ],
};

const ok = <Data,>(data: Data) => ({ status: 'ok' as const, data });

async function open(portal: ConsolePortalDetails | Response) {
  const sent: unknown[] = [];
  const server = {
    ...byContract(consolePortal, () => (portal instanceof Response ? portal : ok(portal))),
    ...byContract(consolePortalFilters, () => ok({ towns: [], listings: [], tags: [] })),
    ...byContract(portalVersions, () =>
      ok([{ number: 7, at: '2026-11-20T05:00:00.000Z', by: 'Dao', parts: ['title' as const] }]),
    ),
    ...byContract(handOverPortal, ({ body }) => {
      const { data } = body as { data: { username: string } };
      sent.push(data);
      if (data.username === 'mali') return ok(celadon.members);
      const details = [{ path: 'body.data', message: 'There is no such user.', code: 'unknown' }];
      return new Response(JSON.stringify({ status: 'fail', code: 'invalid', reason: 'No', details }), {
        status: 400,
      });
    }),
  };
  const view = await renderWithPlatform(
    { routes: [{ path: '/console/portals/:id', Component }], url: '/console/portals/celadon' },
    { namespace: 'mfe-console', messages, server },
  );
  return { ...view, sent };
}

test('a page is shown with its facts, its history and its versions', async () => {
  await open(celadon);
  expect(await screen.findByRole('heading', { level: 1, name: 'Celadon' })).toBeTruthy();
  const facts = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts.join('\n')).toMatch(
    /Status: RejectedAdd a picture.\nTowns: Nan\nListings: Crafts\nTags: tea · clay\nTitle in: Thai · English\nOwner: Mali\nEditors: Dao/,
  );
  expect(screen.getByRole('link', { name: messages.portal.view }).getAttribute('href')).toBe(
    '/portals/celadon',
  );
  const history = within(screen.getByRole('region', { name: messages.portal.history }));
  expect(history.getByRole('listitem').textContent).toMatch(/Rejected.*Admin.*Add a picture/);
  const versions = within(screen.getByRole('region', { name: messages.portal.versions }));
  expect((await versions.findByRole('listitem')).textContent).toMatch(/Dao/);
});

test('[OPEN-54] an admin hands a page over, and an unknown name is refused at its field', async () => {
  const { user, sent } = await open(celadon);
  await user.click(await screen.findByRole('button', { name: messages.portal.handOver.action }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: new RegExp(messages.portal.handOver.user) });
  await user.type(name, 'unknown');
  await user.click(dialog.getByRole('button', { name: messages.portal.handOver.action }));
  expect(await dialog.findByText(messages.portal.handOver.unknown)).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'mali');
  await user.click(dialog.getByRole('button', { name: messages.portal.handOver.action }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ username: 'unknown' }, { username: 'mali' }]);
});

test('a page in the bin can only be restored', async () => {
  await open({
    ...celadon,
    deleted: { at: '2026-11-21T05:00:00.000Z', until: '2026-12-21T05:00:00.000Z', by: 'Admin' },
  });
  expect(await screen.findByText(messages.portal.inBin)).toBeTruthy();
  expect(screen.getByRole('button', { name: messages.bin.restore })).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.portals.actions.delete })).toBeNull();
  expect(screen.queryByRole('link', { name: messages.portal.view })).toBeNull();
});

test('a draft shows facts only: its content is for its editors', async () => {
  await open({ ...celadon, status: 'DRAFT' });
  expect(await screen.findByText(messages.portal.unfinished)).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.portals.actions.reject })).toBeNull();
  expect(screen.queryByRole('region', { name: messages.portal.versions })).toBeNull();
});

test('an unknown page is the 404 page', async () => {
  const wait = 'Looking for this page';
  await provideMessages('shell', async () => ({ default: { notFound: { wait } } }), ['en']);
  await open(new Response('{"status":"fail","code":"not-found"}', { status: 404 }));
  expect(await screen.findByRole('heading', { level: 1, name: wait })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: messages.screen.menu })).toBeNull();
});
