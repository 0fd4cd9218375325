import { expect, test } from '@jest/globals';
import { useLocation } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../locales/en.json';
import { RecordList } from './RecordList.tsx';
import { RecordRow } from './RecordRow.tsx';
import { useListAddress } from './use-list-address.ts';
import { useSelection } from './use-selection.ts';

const all = Array.from({ length: 30 }, (_, index) => ({ id: `t${index}`, name: `Town ${index}` }));

function Screen({ error }: { error?: unknown }) {
  const address = useListAddress('name');
  const selection = useSelection();
  const { pathname, search } = useLocation();
  const found = all.filter(({ name }) => name.includes(address.q));
  const start = (address.page - 1) * 25;
  const data = { total: found.length, rows: found.slice(start, start + 25) };
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <RecordList
        label="Towns"
        address={address}
        query={{ ...(error ? { error } : { data }), isFetching: false, refetch: () => undefined }}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        sorts={[
          { value: 'name', label: 'Name' },
          { value: 'changed', label: 'Last changed' },
        ]}
        selection={selection}
        bulkActions={<button type="button">{`Archive ${selection.ids.join(' ')}`}</button>}
        empty={{ title: 'No towns yet', text: 'Add the first one.' }}
      >
        {({ id, name }, checkbox) => <RecordRow to={`/t/${id}`} title={name} checkbox={checkbox} />}
      </RecordList>
    </>
  );
}

const open = (url: string, error?: unknown) =>
  renderWithPlatform(
    { routes: [{ path: '/t', Component: () => <Screen error={error} /> }], url },
    { namespace: 'mfe-console', messages, server: {} },
  );
const address = () => document.querySelector('output')?.textContent;
const rows = () => within(screen.getByRole('list', { name: 'Towns' })).getAllByRole('listitem').length;
const shows = (url: string, count: number) =>
  waitFor(() => expect([address(), rows()]).toEqual([url, count]));

test('search, order and page of a list are in its address', async () => {
  const { user } = await open('/t');
  expect(rows()).toBe(25);
  expect(screen.getByText('Page 1 of 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.list.next }));
  await shows('/t?page=2', 5);
  await user.selectOptions(screen.getByRole('combobox', { name: messages.list.sort }), 'changed');
  await shows('/t?sort=changed', 25);
  await user.type(screen.getByRole('searchbox', { name: messages.list.search }), 'Town 2{Enter}');
  await shows('/t?sort=changed&q=Town+2', 11);
});

test('an address of a list opens that page of the found rows', async () => {
  await open('/t?q=Town+2&page=1');
  expect([rows(), screen.getByRole<HTMLInputElement>('searchbox').value]).toEqual([11, 'Town 2']);
});

test('rows are selected one by one or all at once, also over several pages', async () => {
  const { user } = await open('/t');
  await user.click(screen.getByRole('checkbox', { name: 'Select Town 3' }));
  expect(screen.getByRole('button', { name: 'Archive t3' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.list.next }));
  await shows('/t?page=2', 5);
  await user.click(screen.getByRole('checkbox', { name: messages.list.selectAll }));
  expect(screen.getByText('6 selected')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: messages.list.selectAll }));
  expect(screen.getByText('1 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.list.clear }));
  expect(screen.queryByText('1 selected')).toBeNull();
});

test('a search without results leads back to all rows', async () => {
  const { user } = await open('/t?q=nothing');
  expect(screen.getByText(messages.list.noneFound)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.list.showAll }));
  await shows('/t', 25);
});

test('a list that could not be loaded says why, and can be retried', async () => {
  await open('/t', { kind: 'offline' });
  expect(screen.getByText(messages.list.offline)).toBeTruthy();
  expect(screen.getByRole('button', { name: messages.list.retry })).toBeTruthy();
});
