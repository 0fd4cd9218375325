import { expect, test } from '@jest/globals';
import {
  changePerson,
  consolePeople,
  endPersonSessions,
  invitePerson,
  type PersonRow,
  resetSecondFactor,
  webConfig,
} from '@portico/shared/contracts';
import { selectNotices } from '@portico/shared/platform';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './people.route.tsx';

const mali: PersonRow = {
  uid: 'u-mali',
  username: 'mali',
  displayName: 'Mali',
  roles: ['portal_creator'],
  isDisabled: false,
  isReviewed: false,
  createdDate: '2026-11-01T05:00:00.000Z',
  hasSecondFactor: true,
  portals: 1234,
};
const nok: PersonRow = { ...mali, uid: 'u-nok', username: 'nok', displayName: 'Nok', roles: ['admin'] };
const viewer = { uid: nok.uid, username: 'nok', displayName: 'Nok', roles: ['admin' as const] };
const t = messages.people;

const ok = { status: 'ok' as const };
const config = (signUp: 'invitation' | 'closed' = 'invitation') =>
  byContract(webConfig, () => ({
    data: { provider: 'demo', isPrivate: false, title: { en: 'Demo' }, tags: [], signUp },
  }));

function open(server: Record<string, FakeCall> = {}, rows: () => PersonRow[] = () => [mali, nok]) {
  const list = byContract(consolePeople, () => ({ ...ok, data: { total: rows().length, rows: rows() } }));
  return renderWithPlatform(
    { routes: [{ path: '/console/people', Component }], url: '/console/people' },
    { namespace: 'mfe-console', messages, user: viewer, server: { ...config(), ...list, ...server } },
  );
}
const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('li') as HTMLElement);
};
type OpenPage = Awaited<ReturnType<typeof open>>;
/** The message of the whole page, which the shell shows. */
const notified = (page: OpenPage, text: string) =>
  waitFor(() => expect(selectNotices(page.store.getState()).map((notice) => notice.text)).toEqual([text]));
const choose = async (user: OpenPage['user'], action: string) => {
  await user.click((await rowOf('Mali')).getByRole('button', { name: 'Actions for Mali' }));
  await user.click(screen.getByRole('button', { name: action }));
};

test('each person has their facts and leads to their page; one’s own account has no actions', async () => {
  await open();
  const row = await rowOf('Mali');
  expect(row.getByRole('link').getAttribute('href')).toBe('/console/people/u-mali');
  for (const fact of ['mali', 'Pages: 1,234', 'Since Nov 1, 2026', t.secondFactor])
    expect(row.getByText(fact)).toBeTruthy();
  const own = await rowOf('Nok');
  expect([own.getByText(t.you), own.getByText(messages.role.admin)]).toHaveLength(2);
  expect(own.queryByRole('button')).toBeNull();
});

test('a person is disabled after a question, and Undo enables them', async () => {
  let isDisabled = false;
  const page = await open(
    byContract(changePerson, ({ params, body }) => {
      expect(params['uid']).toBe('u-mali');
      isDisabled = (body as { data: { isDisabled: boolean } }).data.isDisabled;
      return ok;
    }),
    () => [{ ...mali, isDisabled }, nok],
  );
  const { user } = page;
  await choose(user, t.disable);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(t.disableText)).toBeTruthy();
  expect(isDisabled).toBe(false);
  await user.click(dialog.getByRole('button', { name: t.disable }));
  expect(await (await rowOf('Mali')).findByText(t.disabled)).toBeTruthy();
  expect(screen.getByText('Mali’s account was disabled')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.undo.undo }));
  await notified(page, messages.undo.done);
  expect(isDisabled).toBe(false);
});

test('sessions are ended after a question', async () => {
  const ended: unknown[] = [];
  const page = await open(
    byContract(endPersonSessions, ({ params }) => {
      ended.push(params['uid']);
      return ok;
    }),
  );
  const { user } = page;
  await choose(user, t.endSessions);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: t.endSessions }));
  await notified(page, 'Mali was signed out everywhere');
  expect(ended).toEqual(['u-mali']);
});

test('a second factor is reset with one’s own password, and a wrong one is shown at the field', async () => {
  const wrong = {
    path: 'body.data.currentPassword',
    message: 'this is not your current password',
    code: 'wrong',
  };
  const page = await open(
    byContract(resetSecondFactor, ({ body }) =>
      (body as { data: { currentPassword: string } }).data.currentPassword === 'right'
        ? ok
        : Response.json({ status: 'fail', reason: 'x', code: 'invalid', details: [wrong] }, { status: 400 }),
    ),
  );
  const { user } = page;
  await choose(user, t.reset);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: t.reset }));
  expect(await dialog.findByText(t.passwordNeeded)).toBeTruthy();
  const field = dialog.getByLabelText(new RegExp(`^${t.password}`));
  await user.type(field, 'guess');
  await user.click(dialog.getByRole('button', { name: t.reset }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect((field as HTMLInputElement).value).toBe('guess');
  await user.clear(field);
  await user.type(field, 'right');
  await user.click(dialog.getByRole('button', { name: t.reset }));
  await notified(page, 'The second factor of Mali was reset');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an account without a password reads that the operator can reset the second factor', async () => {
  const details = [
    { path: 'currentPassword', message: 'This account has no password.', code: 'not-allowed' },
  ];
  const { user } = await open(
    byContract(resetSecondFactor, () =>
      Response.json({ status: 'fail', reason: 'x', code: 'conflict', details }, { status: 409 }),
    ),
  );
  await choose(user, t.reset);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(new RegExp(`^${t.password}`)), 'x');
  await user.click(dialog.getByRole('button', { name: t.reset }));
  expect(await dialog.findByText(t.noPassword)).toBeTruthy();
});

test('an invitation shows its address on screen, and one of an admin asks for the password', async () => {
  const sent: unknown[] = [];
  const { user } = await open(
    byContract(invitePerson, ({ body }) => {
      sent.push((body as { data: unknown }).data);
      return {
        ...ok,
        data: { address: 'https://a.example/signUp#code', expiresAt: '2026-12-01T05:00:00.000Z' },
      };
    }),
  );
  await user.click(await screen.findByRole('button', { name: t.invite }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText(t.inviteAs), 'admin');
  await user.type(dialog.getByLabelText(new RegExp(`^${t.password}`)), 'secret');
  await user.click(dialog.getByRole('button', { name: t.inviteSubmit }));
  const address = await dialog.findByLabelText<HTMLInputElement>(t.inviteAddress);
  expect([address.value, address.readOnly]).toEqual(['https://a.example/signUp#code', true]);
  expect(dialog.getByText(/^For one account, until Dec 1, 2026/)).toBeTruthy();
  expect(sent).toEqual([{ isAdmin: true, currentPassword: 'secret' }]);
  await user.click(dialog.getByRole('button', { name: t.done }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where sign-up is closed no one can be invited, and the page says why', async () => {
  await open(config('closed'));
  expect(await screen.findByText(t.closed)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.invite })).toBeNull();
});
