import { beforeEach, expect, test } from '@jest/globals';
import {
  type BodyOf,
  type ConsoleTown,
  changeTowns,
  consoleTowns,
  orderTowns,
} from '@portico/shared/contracts';
import { useLocation } from '@portico/shared/platform';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { offerUndo } from '../../undo/undo-offer.ts';
import { Component } from './towns.route.tsx';

const town = (id: string, name: string, fields: Partial<ConsoleTown> = {}): ConsoleTown => ({
  id,
  title: { en: name },
  listings: 0,
  modifiedDate: '2026-11-21T05:00:00.000Z',
  ...fields,
});

let towns: ConsoleTown[];
let requests: string[];
let changes: object[];
let orders: string[][];
beforeEach(() => {
  offerUndo(undefined);
  towns = [
    town('nan', 'Nan', { score: 3, listings: 2 }),
    town('pai', 'Pai', { score: 2, isPrivate: true }),
    town('krabi', 'Krabi', { score: 1 }),
  ];
  [requests, changes, orders] = [[], [], []];
});

const dataOf = <E extends typeof changeTowns | typeof orderTowns>(body: unknown) =>
  (body as BodyOf<E>).data as BodyOf<E>['data'];
const server: Record<string, FakeCall> = {
  ...byContract(consoleTowns, ({ url }) => {
    requests.push(url.search);
    const isArchive = url.searchParams.get('archived') === 'yes';
    const rows = towns.filter(({ isArchived = false }) => isArchived === isArchive);
    return { status: 'ok' as const, data: { total: rows.length, rows } };
  }),
  ...byContract(changeTowns, ({ body }) => {
    const { ids, isArchived } = dataOf<typeof changeTowns>(body);
    changes.push({ ids, isArchived });
    const known = ids.filter((id) => towns.some((row) => row.id === id));
    towns = towns.map((row) => (ids.includes(row.id) ? { ...row, isArchived } : row));
    return {
      status: 'ok' as const,
      data: ids.map((id) =>
        known.includes(id)
          ? { id, outcome: 'changed' as const }
          : { id, outcome: 'refused' as const, reason: 'not-found' as const },
      ),
    };
  }),
  ...byContract(orderTowns, ({ body }) => {
    const { ids } = dataOf<typeof orderTowns>(body);
    orders.push(ids);
    towns = ids.flatMap((id) => towns.find((row) => row.id === id) ?? []);
    return { status: 'ok' as const };
  }),
};

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
}
const open = (url = '/console/towns', calls = server) =>
  renderWithPlatform(
    {
      routes: [
        {
          path: '/console/towns',
          Component: () => (
            <>
              <Component />
              <Address />
            </>
          ),
        },
      ],
      url,
    },
    { namespace: 'mfe-console', messages, server: calls },
  );
const list = async () => within(await screen.findByRole('list', { name: messages.towns.title }));
const names = async () => (await list()).getAllByRole('link').map(({ textContent }) => textContent);

test('each town of the list has its facts and leads to its form', async () => {
  await open();
  expect(await names()).toEqual(['Nan', 'Pai', 'Krabi']);
  const rows = (await list()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/2 listings.*Score 3.*Changed Nov 21, 2026/);
  expect(rows[1]).toContain(messages.places.isPrivate);
  expect((await list()).getByRole('link', { name: 'Pai' }).getAttribute('href')).toBe('/console/towns/pai');
  expect(screen.getByRole('link', { name: messages.towns.new }).getAttribute('href')).toBe(
    '/console/towns/new',
  );
});

test('filters of the list are in its address and in its call; unknown values are ignored', async () => {
  const { user } = await open('/console/towns?sort=nonsense&missing=xx');
  await list();
  expect(requests).toEqual(['?sort=score&_start=0&_limit=25']);
  await user.selectOptions(screen.getByRole('combobox', { name: messages.places.missing }), 'ar');
  await waitFor(() => expect(requests.at(-1)).toContain('missing=ar'));
  await user.selectOptions(screen.getByRole('combobox', { name: messages.places.show }), 'yes');
  await waitFor(() => expect(requests.at(-1)).toContain('archived=yes'));
  expect(screen.getByTestId('address').textContent).toContain('archived=yes');
});

test('selected towns are archived, and Undo brings them back', async () => {
  const { user } = await open();
  await user.click((await list()).getByRole('checkbox', { name: 'Select Nan' }));
  await user.click((await list()).getByRole('checkbox', { name: 'Select Krabi' }));
  await user.click(screen.getByRole('button', { name: messages.places.archive }));
  await waitFor(async () => expect(await names()).toEqual(['Pai']));
  expect(screen.getByText('2 were archived')).toBeTruthy();
  expect(screen.queryByText('2 selected')).toBeNull();
  await user.click(screen.getByRole('button', { name: messages.undo.undo }));
  await waitFor(async () => expect(await names()).toEqual(['Nan', 'Pai', 'Krabi']));
  expect(changes).toEqual([
    { ids: ['nan', 'krabi'], isArchived: true },
    { ids: ['nan', 'krabi'], isArchived: false },
  ]);
});

test('archived towns are restored from their list', async () => {
  towns = [town('nan', 'Nan', { isArchived: true })];
  const { user } = await open('/console/towns?archived=yes');
  await user.click((await list()).getByRole('checkbox', { name: 'Select Nan' }));
  await user.click(screen.getByRole('button', { name: messages.places.restore }));
  expect(await screen.findByText('Nan was restored')).toBeTruthy();
  expect(changes).toEqual([{ ids: ['nan'], isArchived: false }]);
});

test('towns are put in order with the keyboard or with buttons, and Undo restores the order', async () => {
  const { user } = await open('/console/towns?mode=order');
  const order = within(await screen.findByRole('list', { name: messages.towns.order }));
  const shown = () => order.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Nan', 'Pai', 'Krabi']);
  expect(order.getByRole('button', { name: 'Move Pai' })).toBeTruthy();
  await user.click(order.getByRole('button', { name: 'Move Krabi up' }));
  await waitFor(() => expect(shown()).toEqual(['Nan', 'Krabi', 'Pai']));
  expect(await screen.findByText('Krabi was moved')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.undo.undo }));
  await waitFor(() => expect(shown()).toEqual(['Nan', 'Pai', 'Krabi']));
  expect(orders).toEqual([
    ['nan', 'krabi', 'pai'],
    ['nan', 'pai', 'krabi'],
  ]);
  expect(requests[0]).toBe('?sort=score&_limit=100');
});

test('an order that could not be saved goes back, with the reason', async () => {
  let puts = 0;
  const failing = {
    ...server,
    'PUT /api/console/towns/order': () => {
      puts++;
      return new Response('{}', { status: 503 });
    },
  };
  const { user } = await open('/console/towns?mode=order', failing);
  const order = within(await screen.findByRole('list', { name: messages.towns.order }));
  await user.click(order.getByRole('button', { name: 'Move Krabi up' }));
  await waitFor(() => expect(puts).toBe(1));
  await waitFor(() =>
    expect(order.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nan',
      'Pai',
      'Krabi',
    ]),
  );
  expect(screen.queryByText('Krabi was moved')).toBeNull();
});
