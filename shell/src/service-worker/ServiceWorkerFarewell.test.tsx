import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import { ServiceWorkerFarewell } from './ServiceWorkerFarewell.tsx';

const unregister = jest.fn(async () => true);
const reload = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  unregister.mockClear();
  reload.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: async () => [{ unregister }, { unregister }] },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const show = () =>
  renderWithPlatform(<ServiceWorkerFarewell reload={reload} />, { namespace: 'shell', messages });

test('[APP-26, OPEN-26] every service worker is unregistered, then the server is asked once more', async () => {
  await show();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(unregister).toHaveBeenCalledTimes(2);
});

test('[OPEN-26] where the server answers with the shell again, the page is not found', async () => {
  await show();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await show();
  await waitFor(() => expect(unregister).toHaveBeenCalledTimes(4));
  expect(await screen.findByText(messages.notFound.wait)).toBeTruthy();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[APP-26] a browser without service workers has none to unregister', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await show();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
