import { beforeEach, expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import { InAppBrowserHint } from './InAppBrowserHint.tsx';

const ANDROID_CHAT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36 Line/14.9.0/IAB';
const IPHONE_NETWORK = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) [FBAN/FBIOS;FBAV/466.0]';
const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';

beforeEach(() => sessionStorage.clear());

/** Shows it until the dialog's code would have loaded. */
async function show(...input: Parameters<typeof renderWithPlatform>) {
  const shown = await renderWithPlatform(...input);
  await act(() => import('./InAppBrowserDialog.tsx'));
  return shown;
}
const visit = (userAgent: string) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  return show(<InAppBrowserHint />, { namespace: 'shell', messages });
};
const dialog = () => screen.queryByRole('dialog', { name: messages.inApp.title });

test('[APP-19] an ordinary browser shows no dialog', async () => {
  await visit(CHROME);
  expect(dialog()).toBeNull();
});

test('[APP-19, APP-20] in an app on Android an intent opens the page in the browser', async () => {
  await visit(ANDROID_CHAT);
  expect(dialog()).toBeTruthy();
  const link = screen.getByRole('link', { name: messages.inApp.open });
  expect(link.getAttribute('href')).toMatch(/^intent:\/\/localhost\/#Intent;scheme=http;/);
});

test('[APP-20, T-01] the intent has the declared query keys of the page, and none that is secret or unknown', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID_CHAT);
  window.history.replaceState(null, '', '/?day=2&ticket=t&whatever=1');
  const handle = { page: { query: { day: 'public', ticket: 'secret' } } };
  const routes = [{ path: '/', handle, Component: InAppBrowserHint }];
  await show({ routes, url: '/' }, { namespace: 'shell', messages });
  const link = screen.getByRole('link', { name: messages.inApp.open });
  expect(link.getAttribute('href')).toMatch(/^intent:\/\/localhost\/\?day=2#Intent;/);
  window.history.replaceState(null, '', '/');
});

test('[APP-21] on iOS, where no address leads out of an app, the menu steps are shown', async () => {
  await visit(IPHONE_NETWORK);
  expect(screen.queryByRole('link', { name: messages.inApp.open })).toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    messages.inApp.steps.menu,
    messages.inApp.steps.open,
  ]);
});

test('[APP-22, T-44] after Continue the dialog does not return in this session', async () => {
  const { user } = await visit(ANDROID_CHAT);
  const [button] = screen.getAllByRole('button', { name: messages.inApp.continue });
  await user.click(button as HTMLElement);
  expect(dialog()).toBeNull();
  await visit(ANDROID_CHAT);
  expect(dialog()).toBeNull();
});
