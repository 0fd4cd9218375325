import { expect, test } from '@jest/globals';
import {
  assignPortals,
  type ConsolePortal,
  consolePortalFilters,
  consolePortals,
  consoleTowns,
  decidePortals,
  deletePortals,
  deletePortalView,
  type PortalResult,
  type PortalView,
  portalViews,
  restorePortals,
  savePortalView,
  tagPortals,
} from '@portico/shared/contracts';
import { byContract, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './portals.route.tsx';

const row = (id: string, fields: Partial<ConsolePortal> = {}): ConsolePortal => ({
  id,
  title: { en: `Page ${id}` },
  status: 'USER_DRAFT',
  towns: [{ id: 'nan', title: { en: 'Nan' } }],
  owner: { uid: 'u', displayName: 'Mali' },
  modifiedDate: `2026-11-20T05:00:00.000Z`,
  ...fields,
});

/** A site with pages a, b and c, of which `refuse` are refused. */
function site({
  refuse = {},
  views = [],
}: {
  refuse?: Record<string, PortalResult['reason']>;
  views?: PortalView[];
} = {}) {
  let live = [row('a'), row('b'), row('c', { status: 'RELEASE', towns: [] })];
  let bin: ConsolePortal[] = [];
  let saved = views;
  const requests: string[] = [];
  const sent: [string, unknown][] = [];
  const resultsOf = (ids: readonly string[]): PortalResult[] =>
    ids.map((id) =>
      refuse[id] ? { id, outcome: 'refused', reason: refuse[id] } : { id, outcome: 'changed' },
    );
  const move = (name: string, body: unknown) => {
    const { data } = body as { data: { ids: string[] } };
    sent.push([name, data]);
    return data.ids;
  };
  const ok = <Data,>(data: Data) => ({ status: 'ok' as const, data });
  const server = {
    ...byContract(consolePortals, ({ url }) => {
      requests.push(decodeURIComponent(url.search));
      const rows = url.searchParams.get('bin') ? bin : live;
      const status = url.searchParams.get('status');
      const found = rows.filter((one) => !status || one.status === status);
      return ok({ total: found.length, rows: found });
    }),
    ...byContract(consolePortalFilters, () =>
      ok({
        towns: [{ id: 'nan', title: { en: 'Nan' }, portals: 2 }],
        listings: [],
        tags: [{ tag: 'tea', portals: 1 }],
      }),
    ),
    ...byContract(decidePortals, ({ body }) => {
      const { data } = body as { data: { portals: { id: string }[] } };
      sent.push(['decide', data]);
      return ok(resultsOf(data.portals.map(({ id }) => id)));
    }),
    ...byContract(tagPortals, ({ body }) => ok(resultsOf(move('tags', body)))),
    ...byContract(deletePortals, ({ body }) => {
      const ids = move('delete', body);
      bin = live
        .filter(({ id }) => ids.includes(id))
        .map((one) => ({
          ...one,
          deleted: { at: '2026-11-21T05:00:00.000Z', until: '2026-12-21T05:00:00.000Z' },
        }));
      live = live.filter(({ id }) => !ids.includes(id));
      return ok(resultsOf(ids));
    }),
    ...byContract(restorePortals, ({ body }) => {
      const ids = move('restore', body);
      live = [...live, ...bin.map(({ deleted: _deleted, ...one }) => one)];
      bin = [];
      return ok(resultsOf(ids));
    }),
    ...byContract(portalViews, () => ok(saved)),
    ...byContract(savePortalView, ({ body }) => {
      const { data } = body as { data: PortalView };
      if (saved.some(({ name }) => name === data.name)) {
        const details = [{ path: 'body.data.name', message: 'taken', code: 'taken' }];
        return new Response(JSON.stringify({ status: 'fail', reason: 'Taken', code: 'conflict', details }), {
          status: 409,
        });
      }
      saved = [...saved, { ...data, id: data.name }];
      return ok(saved);
    }),
    ...byContract(deletePortalView, ({ params }) => {
      saved = saved.filter(({ id }) => id !== params['id']);
      return ok(saved);
    }),
  };
  return { server, requests, sent };
}

const open = async (url: string, fake = site()) => ({
  ...(await renderWithPlatform(
    { routes: [{ path: '/console/portals', Component }], url },
    { namespace: 'mfe-console', messages, server: fake.server },
  )),
  ...fake,
});
const { actions, filters, status, views } = messages.portals;
const rows = () => within(screen.getByRole('list', { name: messages.portals.title }));
const select = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

test('each row has its status, towns and owner, and leads to its screen', async () => {
  await open('/console/portals');
  expect((await screen.findByRole('link', { name: 'Page a' })).getAttribute('href')).toBe(
    '/console/portals/a',
  );
  const text = rows()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(text[0]).toMatch(/Page a.*Waiting for review.*Nan.*Mali/);
  expect(text[2]).toMatch(/Page c.*Released.*No town/);
});

test('filters, search and order are in the address and in the call', async () => {
  const { user, requests, router } = await open(
    '/console/portals?missing=zh&changedSince=2026-11-01&status=OLD',
  );
  await waitFor(() =>
    expect(requests.at(-1)).toBe('?sort=changed&_start=0&_limit=25&missing=zh&changedSince=2026-11-01'),
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: filters.status }), status.USER_DRAFT);
  await screen.findByRole('option', { name: 'Nan (2)' });
  await user.selectOptions(screen.getByRole('combobox', { name: filters.town }), 'Nan (2)');
  await user.type(screen.getByRole('textbox', { name: filters.creator }), 'mali{Enter}');
  await waitFor(() => expect(requests.at(-1)).toMatch(/status=USER_DRAFT&town=nan&creator=mali&missing=zh/));
  expect(router.state.location.search).toContain('creator=mali');
});

test('[OPEN-01] selected pages are released at the revision that was shown', async () => {
  const { user, sent } = await open('/console/portals', site({ refuse: { b: 'changed-meanwhile' } }));
  await user.click(await select('Page a'));
  await user.click(await select('Page b'));
  await user.click(screen.getByRole('button', { name: actions.release }));
  const confirm = within(await screen.findByRole('alertdialog'));
  expect(confirm.getByText('Page a')).toBeTruthy();
  await user.click(confirm.getByRole('button', { name: actions.release }));
  const modifiedDate = '2026-11-20T05:00:00.000Z';
  await waitFor(() =>
    expect(sent).toEqual([
      [
        'decide',
        {
          portals: [
            { id: 'a', modifiedDate },
            { id: 'b', modifiedDate },
          ],
          status: 'RELEASE',
        },
      ],
    ]),
  );
  expect(await screen.findByText(/Page b/, { selector: 'li bdi' })).toBeTruthy();
  expect(await screen.findByText(new RegExp(messages.portals.refused['changed-meanwhile']))).toBeTruthy();
  // What was refused stays selected.
  expect((await select('Page b')) as HTMLInputElement).toHaveProperty('checked', true);
  expect((await select('Page a')) as HTMLInputElement).toHaveProperty('checked', false);
});

test('[OPEN-01] a rejection without a reason is not sent', async () => {
  const { user, sent } = await open('/console/portals');
  await user.click(await select('Page a'));
  await user.click(screen.getByRole('button', { name: actions.reject }));
  const reject = within(await screen.findByRole('dialog'));
  await user.click(reject.getByRole('button', { name: actions.reject }));
  const reason = reject.getByRole('textbox', { name: /^Reason/ });
  expect(reject.getByText(messages.portals.reject.noReason)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(reason, 'Add a picture.');
  await user.click(reject.getByRole('button', { name: actions.reject }));
  await waitFor(() => expect(sent[0]?.[1]).toMatchObject({ status: 'REJECT', reason: 'Add a picture.' }));
});

test('a tag is added, and Undo takes it from the changed pages', async () => {
  const { user, sent } = await open('/console/portals', site({ refuse: { b: 'too-many-tags' } }));
  await user.click(await select('Page a'));
  await user.click(await select('Page b'));
  await user.click(screen.getByRole('button', { name: actions.tag }));
  const tagging = within(await screen.findByRole('dialog'));
  await user.type(tagging.getByRole('combobox', { name: /^Tag/ }), 'tea');
  await user.click(tagging.getByRole('button', { name: messages.portals.tag.add }));
  // The toast moves out of the dialog that closes.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: messages.undo.undo }));
  await waitFor(() =>
    expect(sent.map(([, data]) => data)).toEqual([
      { ids: ['a', 'b'], change: 'add', tag: 'tea' },
      { ids: ['a'], change: 'remove', tag: 'tea' },
    ]),
  );
});

test('selected pages are assigned to a town that is found by its name', async () => {
  const fake = site();
  const assigned: unknown[] = [];
  Object.assign(
    fake.server,
    byContract(consoleTowns, () => ({
      status: 'ok' as const,
      data: { total: 1, rows: [{ id: 'pai', title: { en: 'Pai' }, listings: 0 }] },
    })),
    byContract(assignPortals, ({ body }) => {
      const { data } = body as { data: { ids: string[] } };
      assigned.push(data);
      return {
        status: 'ok' as const,
        data: data.ids.map((id) => ({ id, outcome: 'changed' as const, change: { addTowns: ['pai'] } })),
      };
    }),
  );
  const { user } = await open('/console/portals', fake);
  await user.click(await select('Page a'));
  await user.click(screen.getByRole('button', { name: messages.portals.assign.action }));
  await user.click(screen.getByRole('button', { name: messages.portals.assign.towns }));
  const picker = within(await screen.findByRole('dialog'));
  await user.click(await picker.findByRole('checkbox', { name: 'Pai' }));
  await user.click(picker.getByRole('button', { name: messages.picker.assign }));
  await waitFor(() => expect(assigned).toEqual([{ ids: ['a'], addTowns: ['pai'] }]));
  expect(await screen.findByText('Pages assigned: 1')).toBeTruthy();
});

test('a deleted page is in the bin, from where it is restored', async () => {
  const { user } = await open('/console/portals');
  await user.click(await select('Page a'));
  await user.click(screen.getByRole('button', { name: actions.delete }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: actions.delete }),
  );
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Page a' })).toBeNull());
  await user.click(screen.getByRole('link', { name: messages.bin.title }));
  await user.click(await select('Page a'));
  expect(screen.getByText(/^Can be restored until/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: actions.release })).toBeNull();
  await user.click(screen.getByRole('button', { name: messages.bin.restore }));
  expect(await screen.findByText(messages.bin.empty)).toBeTruthy();
});

test('a view stores the filters under a name, and can be deleted', async () => {
  const { user, router } = await open('/console/portals?status=USER_DRAFT&page=2');
  await user.click(await screen.findByRole('button', { name: views.save }));
  const naming = within(await screen.findByRole('dialog'));
  await user.type(naming.getByRole('textbox', { name: /^Name/ }), 'Waiting');
  await user.click(naming.getByRole('button', { name: messages.form.save }));
  const link = await screen.findByRole('link', { name: 'Waiting' });
  expect(link.getAttribute('href')).toBe('/console/portals?status=USER_DRAFT');
  expect(link.getAttribute('aria-current')).toBe('true');
  await user.click(screen.getByRole('button', { name: views.delete }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Waiting' })).toBeNull());
  expect(router.state.location.search).toContain('status=USER_DRAFT');
});

test('the name of another view is refused at its field', async () => {
  const taken = [{ id: 'v', name: 'Waiting', query: 'town=nan' }];
  const { user } = await open('/console/portals?status=REJECT', site({ views: taken }));
  await user.click(await screen.findByRole('button', { name: views.save }));
  const naming = within(await screen.findByRole('dialog'));
  await user.type(naming.getByRole('textbox', { name: /^Name/ }), 'Waiting');
  await user.click(naming.getByRole('button', { name: messages.form.save }));
  expect(await naming.findByText(views.taken)).toBeTruthy();
});

test('a list without a match leads back to all pages, of the bin too', async () => {
  const { user, router } = await open('/console/portals?bin=yes&q=none');
  await user.click(await screen.findByRole('button', { name: messages.list.showAll }));
  await waitFor(() => expect(router.state.location.search).toBe('?bin=yes'));
  expect(await screen.findByText(messages.bin.empty)).toBeTruthy();
});
