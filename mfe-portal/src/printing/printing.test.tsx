import { expect, jest, test } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import { selectNotices } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import messages from '../../locales/en.json';
import { fullPortal } from '../testing/sample-portals.ts';
import { PrintedPortal } from './PrintedPortal.tsx';
import { qrPath } from './qr-path.ts';
import { TableCardButton } from './TableCardButton.tsx';

const sheetOf = () => document.querySelector<HTMLElement>('[data-print-sheet]');

/** Prints the page, and returns the sheet. */
async function printed(portal: Portal): Promise<HTMLElement> {
  await renderWithPlatform(<PrintedPortal portal={portal} />, { namespace: 'mfe-portal', messages });
  expect(sheetOf()).toBeNull();
  // The sheet's code loads while the page is idle.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(sheetOf()).not.toBeNull();
  });
  return sheetOf() as HTMLElement;
}

test('a printed page is one sheet with its facts and a QR code, until it is printed', async () => {
  window.history.replaceState(null, '', '/portals/full?token=secret');
  const sheet = within(await printed(fullPortal));
  expect(sheet.getByText('Celadon studio')).toBeTruthy();
  expect(sheet.getByText('Bowls that sing.')).toBeTruthy();
  expect(sheet.getByText('99/9 San Kamphaeng')).toBeTruthy();
  expect(sheet.getByText('18.74520, 99.12030')).toBeTruthy();
  expect(sheet.getByText('Tuesday').nextSibling?.textContent).toBe('09:00–17:00');
  expect(sheet.getByText('Sunday').nextSibling?.textContent).toBe('Closed');
  expect(sheet.getByText('02-000-3333')).toBeTruthy();
  expect(sheet.getByText('localhost/portals/full')).toBeTruthy();
  const code = sheet.getByLabelText('QR code of this page').querySelector('path');
  expect(code?.getAttribute('d')).toBe(qrPath('http://localhost/portals/full?utm_source=qr').path);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheetOf()).toBeNull();
});

test('[OPEN-18] what is hidden from visitors is not printed', async () => {
  const sheet = within(
    await printed({ ...fullPortal, hideInformations: ['openingHours', 'location', 'contacts'] }),
  );
  expect(sheet.getByText('Celadon studio')).toBeTruthy();
  for (const text of ['Tuesday', '99/9 San Kamphaeng', '02-000-3333'])
    expect(sheet.queryByText(text)).toBeNull();
});

test('a table card that cannot be made leaves a message, and can be tried again', async () => {
  // jsdom has no canvas.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { user, store } = await renderWithPlatform(<TableCardButton portal={fullPortal} />, {
    namespace: 'mfe-portal',
    messages,
  });
  await user.click(screen.getByRole('button', { name: 'Table card' }));
  await waitFor(() =>
    expect(selectNotices(store.getState()).map(({ text }) => text)).toEqual([messages.print.failed]),
  );
  expect(screen.getByRole('button', { name: 'Table card', busy: false })).toBeTruthy();
});
