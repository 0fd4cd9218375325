import { beforeEach, expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import messages from '../../locales/en.json';
import { type PickedRecord, RecordPicker } from './RecordPicker.tsx';

const all = ['Temples', 'Cafes', 'Markets', 'Tea houses'].map((name) => ({
  id: name.toLowerCase(),
  title: { en: name },
  note: { en: 'Nan' },
}));

let assigned: string[][];
let failure: unknown;
beforeEach(() => {
  assigned = [];
  failure = undefined;
});

function Screen({ error, isSingle = false }: { error?: unknown; isSingle?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const rows = all.filter(({ title }) => title.en.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <RecordPicker
        open={isOpen}
        title="Assign listings to Nan"
        onSearch={setText}
        query={{
          ...(error ? { error } : { data: { total: rows.length + 2, rows } }),
          isFetching: false,
          refetch: () => undefined,
        }}
        isAssigned={(id) => id === 'cafes'}
        isSingle={isSingle}
        onAssign={async (chosen: readonly PickedRecord[]) => {
          if (failure) throw failure;
          assigned.push(chosen.map(({ id }) => id));
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

async function open(props: { error?: unknown; isSingle?: boolean } = {}) {
  const { user } = await renderWithPlatform(<Screen {...props} />, { namespace: 'mfe-console', messages });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Assign listings to Nan' }));
const names = () =>
  dialog()
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

test('records are found by typing, chosen by keyboard, and assigned together', async () => {
  const user = await open();
  expect(names()).toEqual(['TemplesNan', 'CafesAlready assigned', 'MarketsNan', 'Tea housesNan']);
  expect(dialog().getByRole<HTMLInputElement>('checkbox', { name: /^Cafes/ }).disabled).toBe(true);
  expect(dialog().getByText('2 more. Type to find them.')).toBeTruthy();
  await user.type(dialog().getByRole('searchbox', { name: messages.picker.search }), 'te');
  await waitFor(() => expect(names()).toEqual(['TemplesNan', 'Tea housesNan']));
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard(' ');
  expect(dialog().getByText('2 chosen')).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: messages.picker.assign }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(assigned).toEqual([['temples', 'tea houses']]);
});

test('what was chosen stays after another search, and can be taken out', async () => {
  const user = await open();
  await user.click(dialog().getByRole('checkbox', { name: /^Markets/ }));
  await user.click(dialog().getByRole('checkbox', { name: /^Temples/ }));
  await user.type(dialog().getByRole('searchbox'), 'tea');
  await waitFor(() => expect(names()).toEqual(['Tea housesNan']));
  await user.click(dialog().getByRole('button', { name: 'Take out Markets' }));
  await user.click(dialog().getByRole('button', { name: messages.picker.assign }));
  await waitFor(() => expect(assigned).toEqual([['temples']]));
});

test('a choice that could not be assigned stays, with the reason', async () => {
  failure = { kind: 'offline' };
  const user = await open();
  await user.click(dialog().getByRole('checkbox', { name: /^Markets/ }));
  await user.click(dialog().getByRole('button', { name: messages.picker.assign }));
  expect(await dialog().findByText(messages.picker.notAssigned)).toBeTruthy();
  expect(dialog().getByRole<HTMLInputElement>('checkbox', { name: /^Markets/ }).checked).toBe(true);
});

test('of a single choice the last one counts', async () => {
  const user = await open({ isSingle: true });
  await user.click(dialog().getByRole('radio', { name: /^Markets/ }));
  await user.click(dialog().getByRole('radio', { name: /^Temples/ }));
  await user.click(dialog().getByRole('button', { name: messages.picker.assign }));
  await waitFor(() => expect(assigned).toEqual([['temples']]));
});

test('a search that fails says why, and can be retried', async () => {
  await open({ error: { kind: 'offline' } });
  expect(dialog().getByText(messages.list.offline)).toBeTruthy();
  expect(dialog().getByRole('button', { name: messages.list.retry })).toBeTruthy();
});
