import { expect, test } from '@jest/globals';
import { changePerson, consoleAudit, consolePerson, type Person, type Role } from '@portico/shared/contracts';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './person.route.tsx';

const mali: Person = {
  uid: 'u-mali',
  username: 'mali',
  displayName: 'Mali',
  roles: ['portal_creator'],
  rolesDate: '2026-11-01T05:00:00.000Z',
  isDisabled: false,
  isReviewed: false,
  createdDate: '2026-11-01T05:00:00.000Z',
  hasPassword: true,
  hasSecondFactor: false,
  portals: 60,
  sessions: { total: 2, lastUsedDate: '2026-11-21T05:00:00.000Z' },
  firstPortals: [{ id: 'wat', title: { en: 'Wat' }, status: 'RELEASE', isOwner: true }],
};
const viewer = { uid: 'u-nok', username: 'nok', displayName: 'Nok', roles: ['admin' as const] };
const ok = { status: 'ok' as const };

function open(server: Record<string, FakeCall> = {}, person: () => Person = () => mali, user = viewer) {
  return renderWithPlatform(
    { routes: [{ path: '/console/people/:uid', Component }], url: '/console/people/u-mali' },
    {
      namespace: 'mfe-console',
      messages,
      user,
      server: {
        ...byContract(consolePerson, () => ({ ...ok, data: person() })),
        ...byContract(consoleAudit, ({ url }) => {
          expect(url.searchParams.get('person')).toBe('mali');
          const actor = { kind: 'user' as const, uid: mali.uid, name: 'Mali' };
          const entry = { id: 'e', at: '2026-11-21T05:00:00.000Z', event: 'sign-in' as const, actor };
          return { ...ok, data: { entries: [{ ...entry, outcome: 'done' as const, details: {} }] } };
        }),
        ...server,
      },
    },
  );
}
const box = (role: Role) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${messages.role[role]}`) });

test('one account has its facts, its pages and its latest entries of the audit trail', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Mali' })).toBeTruthy();
  expect(screen.getByText(/^2, last used Nov 21, 2026/)).toBeTruthy();
  const page = screen.getByRole('link', { name: /^Wat.*Owner · Released$/ });
  expect(page.getAttribute('href')).toBe('/portals/wat');
  expect(screen.getByText('And 59 more')).toBeTruthy();
  expect(await screen.findByText('Mali signed in')).toBeTruthy();
  const all = screen.getByRole('link', { name: messages.person.allEntries });
  expect(all.getAttribute('href')).toBe('/console/audit?person=mali');
});

test('making someone an admin asks for one’s password, and sends when the roles were read', async () => {
  const sent: unknown[] = [];
  let roles: Role[] = ['portal_creator'];
  const { user } = await open(
    byContract(changePerson, ({ body }) => {
      const { data } = body as { data: { roles: Role[] } };
      sent.push(data);
      roles = data.roles;
      return ok;
    }),
    () => ({ ...mali, roles }),
  );
  expect((await box('portal_creator')).checked).toBe(true);
  await user.click(await box('admin'));
  await user.click(screen.getByRole('button', { name: messages.form.save }));
  expect(await screen.findByText(messages.people.passwordNeeded)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(new RegExp(`^${messages.people.password}`)), 'secret');
  await user.click(screen.getByRole('button', { name: messages.form.save }));
  expect(await screen.findByText(messages.form.saved)).toBeTruthy();
  expect(sent).toEqual([
    { roles: ['portal_creator', 'admin'], rolesDate: mali.rolesDate, currentPassword: 'secret' },
  ]);
});

test('roles that someone else has changed are not overwritten, and the newer ones can be loaded', async () => {
  let person = mali;
  const { user } = await open(
    byContract(changePerson, () => {
      person = { ...mali, roles: [], rolesDate: '2026-11-21T05:00:00.000Z' };
      const conflict = { by: 'Somchai', at: '2026-11-21T05:00:00.000Z' };
      return Response.json({ status: 'fail', reason: 'x', code: 'conflict', conflict }, { status: 409 });
    }),
    () => person,
  );
  await user.click(await box('portal_creator'));
  await user.click(screen.getByRole('button', { name: messages.form.save }));
  expect((await screen.findByRole('alert')).textContent).toContain('Somchai changed this at Nov 21, 2026');
  await user.click(screen.getByRole('button', { name: messages.form.loadNewer }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect((await box('portal_creator')).checked).toBe(false);
});

test('one’s own roles are shown, and cannot be changed', async () => {
  await open({}, undefined, { ...viewer, uid: mali.uid });
  expect((await box('admin')).disabled).toBe(true);
  expect(screen.getByText(messages.person.ownRoles)).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.form.save })).toBeNull();
});

test('an account that does not exist leads back to all people', async () => {
  await open(byContract(consolePerson, () => new Response('{}', { status: 404 })));
  expect(await screen.findByText(messages.person.missing)).toBeTruthy();
  const back = screen.getByRole('link', { name: messages.person.toPeople });
  expect(back.getAttribute('href')).toBe('/console/people');
});
