import { expect, test } from '@jest/globals';
import { consoleListings, consolePortals, consoleTowns } from '@portico/shared/contracts';
import { useLocation } from '@portico/shared/platform';
import { byContract, renderWithPlatform } from '@portico/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import messages from '../../locales/en.json';
import { PaletteButton } from './PaletteButton.tsx';

const texts = messages.palette;
const none = { status: 'ok' as const, data: { total: 0, rows: [] } };

function Screen() {
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <PaletteButton />
    </>
  );
}
const open = () =>
  renderWithPlatform(
    { routes: [{ path: '*', Component: Screen }], url: '/console' },
    {
      namespace: 'mfe-console',
      messages,
      server: {
        ...byContract(consoleTowns, ({ url }) =>
          url.searchParams.get('q') === 'nan'
            ? {
                status: 'ok' as const,
                data: { total: 1, rows: [{ id: 'nan', title: { en: 'Nan' }, listings: 0 }] },
              }
            : none,
        ),
        ...byContract(consoleListings, () => none),
        ...byContract(consolePortals, () => none),
      },
    },
  );
const address = () => document.querySelector('output')?.textContent;
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const selected = () => screen.getByRole('option', { selected: true }).textContent;

test('Ctrl+K opens the palette, in which arrows and Enter open a screen', async () => {
  const { user } = await open();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const input = await screen.findByRole('combobox', { name: texts.title });
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(selected()).toBe(`${messages.overview.title}${texts.screens}`);
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(selected()).toBe(`${messages.towns.title}${texts.screens}`);
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/console/towns'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a text finds actions and records, and a press opens one', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Search/ }));
  const input = await screen.findByRole('combobox', { name: texts.title });
  await user.type(input, 'new');
  expect(options()).toEqual([
    `${messages.towns.new}${texts.actions}`,
    `${messages.listings.new}${texts.actions}`,
    `${messages.pages.new}${texts.actions}`,
  ]);
  await user.clear(input);
  await user.type(input, 'nan');
  const town = await screen.findByRole('option', { name: /^Nan/ });
  expect(within(town).getByText(texts.towns)).toBeTruthy();
  await user.click(town);
  await waitFor(() => expect(address()).toBe('/console/towns/nan'));
});

test('a text that finds nothing says so, and Escape closes', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Search/ }));
  await user.type(await screen.findByRole('combobox'), 'xyz');
  expect(await screen.findByText(messages.list.noneFound)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: texts.close }));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});
