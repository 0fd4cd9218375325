import { describe, expect, jest, test } from '@jest/globals';
import { AUDIT_EVENTS, type AuditRow, consoleAudit, exportAudit } from '@portico/shared/contracts';
import { selectNotices, useLocation } from '@portico/shared/platform';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './audit.route.tsx';
import { AUDIT_GROUPS, entrySentence } from './entry-sentence.ts';

const ok = { status: 'ok' as const };
const mali = { kind: 'user' as const, uid: 'u', name: 'Mali' };
const entry = (changes: Partial<AuditRow>): AuditRow => ({
  id: changes.at ?? 'e',
  at: '2026-11-21T05:00:00.000Z',
  event: 'town.update',
  outcome: 'done',
  actor: mali,
  on: { kind: 'town', id: 'nan', title: { en: 'Nan' } },
  details: {},
  ...changes,
});

function AddressOf() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
const address = () => document.querySelector('output')?.textContent;

function open(calls: Record<string, FakeCall>, search = '') {
  const Screen = () => (
    <>
      <AddressOf />
      <Component />
    </>
  );
  return renderWithPlatform(
    { routes: [{ path: '/console/audit', Component: Screen }], url: `/console/audit${search}` },
    { namespace: 'mfe-console', messages, server: calls },
  );
}

test('entries are sentences in a list for each day', async () => {
  await open(
    byContract(consoleAudit, () => ({
      ...ok,
      data: {
        entries: [
          entry({ at: '2026-11-21T05:00:00.000Z' }),
          entry({
            at: '2026-11-21T04:00:00.000Z',
            event: 'user.roles',
            person: { name: 'Nok' },
            details: { roles: 'portal_creator, admin' },
          }),
          entry({ at: '2026-11-20T05:00:00.000Z', outcome: 'refused', count: 4 }),
        ],
      },
    })),
  );
  const today = within(await screen.findByRole('region', { name: 'Nov 21, 2026' }));
  expect(today.getByText('Mali changed the town Nan')).toBeTruthy();
  expect(today.getByText('Mali changed the roles of Nok')).toBeTruthy();
  expect(today.getByText('Roles: Creator, Admin')).toBeTruthy();
  const before = within(screen.getByRole('region', { name: 'Nov 20, 2026' }));
  expect(before.getByText('Mali tried something they aren’t allowed to do (Towns)')).toBeTruthy();
  expect([before.getByText('Refused'), before.getByText('4 times')]).toHaveLength(2);
});

test('filters are in the address, and reach the list and the export', async () => {
  const requests: string[] = [];
  const calls = {
    ...byContract(consoleAudit, ({ url }) => {
      requests.push(url.search);
      return { ...ok, data: { entries: [] } };
    }),
    ...byContract(exportAudit, ({ url }) => {
      requests.push(`csv${url.search}`);
      return new Response('\uFEFFtime\r\n', { headers: { 'content-type': 'text/csv' } });
    }),
  };
  const urls = { createObjectURL: jest.fn(() => 'blob:x'), revokeObjectURL: jest.fn() };
  Object.assign(URL, urls);
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, store } = await open(calls);
  await screen.findByText(messages.audit.none);
  await user.selectOptions(screen.getByLabelText(messages.audit.what), 'town');
  await user.type(screen.getByLabelText(messages.audit.person), 'mali');
  await user.selectOptions(screen.getByLabelText(messages.audit.outcome), 'refused');
  await user.click(screen.getByRole('button', { name: messages.audit.filter }));
  await waitFor(() => expect(address()).toBe('/console/audit?event=town&person=mali&outcome=refused'));
  expect(await screen.findByText(messages.audit.noneFound)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.audit.export }));
  const texts = () => selectNotices(store.getState()).map(({ text }) => text);
  await waitFor(() => expect(texts()).toEqual([messages.audit.exported]));
  expect(click).toHaveBeenCalledTimes(1);
  expect(requests).toEqual([
    '',
    '?event=town&person=mali&outcome=refused',
    'csv?event=town&person=mali&outcome=refused',
  ]);
  await user.click(screen.getByRole('button', { name: messages.audit.showAll }));
  await waitFor(() => expect(address()).toBe('/console/audit'));
  click.mockRestore();
});

test('a last day is included, by the clock of the reader', async () => {
  const requests: (string | null)[] = [];
  await open(
    byContract(consoleAudit, ({ url: { searchParams } }) => {
      requests.push(searchParams.get('from'), searchParams.get('to'));
      return { ...ok, data: { entries: [] } };
    }),
    '?from=2026-11-20&to=2026-11-30',
  );
  await screen.findByText(messages.audit.noneFound);
  expect(requests).toEqual([new Date(2026, 10, 20).toISOString(), new Date(2026, 11, 1).toISOString()]);
});

test('earlier entries are loaded on request, also after a page without any', async () => {
  const { user } = await open(
    byContract(consoleAudit, ({ url }) =>
      url.searchParams.get('before') === 'cursor'
        ? { ...ok, data: { entries: [entry({})] } }
        : { ...ok, data: { entries: [], next: 'cursor' } },
    ),
  );
  expect(await screen.findByText(messages.audit.noneYet)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.audit.more }));
  expect(await screen.findByText('Mali changed the town Nan')).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.audit.more })).toBeNull();
});

test('an audit trail that could not be loaded can be retried', async () => {
  let isBroken = true;
  const { user } = await open(
    byContract(consoleAudit, () =>
      isBroken ? new Response('{}', { status: 503 }) : { ...ok, data: { entries: [entry({})] } },
    ),
  );
  expect(await screen.findByRole('alert')).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: messages.list.retry }));
  expect(await screen.findByText('Mali changed the town Nan')).toBeTruthy();
});

describe('a sentence of the audit trail', () => {
  const used: string[] = [];
  const messageAt = (key: string) =>
    key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], messages);
  const t = (key: string, values: Record<string, string | number> = {}) => {
    const message = messageAt(key);
    used.push(key);
    if (typeof message !== 'string') throw new Error(`There is no message ${key}.`);
    return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
  const sentence = (changes: Partial<AuditRow>) =>
    entrySentence(entry(changes), { t, localize: (text) => text?.en ?? '' });

  test.each(AUDIT_EVENTS)('exists for %s, also with details and when it failed', (event) => {
    for (const person of [undefined, { name: 'Nok' }]) {
      for (const details of [{}, { role: 'admin', decision: 'RELEASE' }, { decision: 'REJECT' }])
        expect(sentence({ event, details, ...(person && { person }) })).not.toContain('undefined');
      for (const outcome of ['failed', 'refused', 'locked-out'] as const)
        expect(sentence({ event, outcome, ...(person && { person }) })).not.toContain('undefined');
    }
  });

  test('names of groups exist for each filter', () => {
    for (const group of AUDIT_GROUPS) expect(typeof messageAt(`group.${group}`)).toBe('string');
  });

  test.each<[Partial<AuditRow>, string]>([
    [{ event: 'review.decide', details: { decision: 'RELEASE' } }, 'Mali released Nan'],
    [{ event: 'user.invite', details: { role: 'admin' } }, 'Mali invited a person as an admin'],
    [{ event: 'user.sessions', person: { name: 'Nok' } }, 'Mali ended the sessions of Nok'],
    [{ event: 'user.second-factor' }, 'Mali changed their second factor'],
    [
      { actor: { kind: 'operator', name: 'nok' }, event: 'operator' },
      'The site operator (nok) ran a command',
    ],
    [
      { event: 'sign-in', outcome: 'failed', actor: { kind: 'visitor' }, person: { name: 'Nok' } },
      'Someone tried to sign in as Nok',
    ],
    [{ event: 'user.second-factor', outcome: 'failed' }, 'Mali entered a wrong password to confirm a change'],
  ])('says %j as "%s"', (changes, text) => {
    expect(sentence(changes)).toBe(text);
  });
});
