import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import { ServiceWorkerCleanup } from './ServiceWorkerCleanup.tsx';

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
  renderWithPlatform(<ServiceWorkerCleanup reload={reload} />, { namespace: 'shell', messages });

test('[APP-26, OPEN-26] unregisters every service worker, then reloads from the server once', async () => {
  await show();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(unregister).toHaveBeenCalledTimes(2);
});

test('[OPEN-26] shows the 404 page if the server responds with the shell again', async () => {
  await show();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await show();
  await waitFor(() => expect(unregister).toHaveBeenCalledTimes(4));
  expect(await screen.findByText(messages.notFound.wait)).toBeTruthy();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[APP-26] reloads in a browser without service workers', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await show();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
