import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { selectNotices, useSelector } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ShareMenu } from './ShareMenu.tsx';

const words = { share: 'Share', copyLink: 'Copy link', copied: 'Copied' };
const copied = jest.fn(async (_text: string) => undefined);
const warn = jest.spyOn(console, 'warn');
const Said = () => <output>{useSelector(selectNotices).map(({ text }) => text)}</output>;

beforeEach(() => {
  window.history.replaceState(null, '', '/portals/pai?provider=demo&token=secret');
  warn.mockReset().mockImplementation(() => undefined);
  copied.mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

async function show() {
  const page = await renderWithPlatform(
    <>
      <ShareMenu words={words} />
      <Said />
    </>,
    { namespace: 'shell', messages: {} },
  );
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  return page;
}
const haveSheet = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });

test('[SHARE-01, SHARE-02, SHARE-03, SHARE-04] three networks take the page, signed in or not, never its token', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const addresses = ['Facebook', 'X', 'LINE'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(addresses.map((address) => new URL(address ?? '').hostname)).toEqual([
    'www.facebook.com',
    'twitter.com',
    'social-plugins.line.me',
  ]);
  for (const address of addresses) {
    expect(address).toContain(encodeURIComponent('/portals/pai?provider=demo'));
    expect(address).not.toContain('secret');
  }
});

test('the link can be copied, and it is said', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(copied.mock.calls.map(([text]) => text)).toEqual(['http://localhost/portals/pai?provider=demo']);
  expect(await screen.findByText('Copied')).toBeTruthy();
});

test("a phone's own sheet is used where there is one; closing it is no failure", async () => {
  const share = jest.fn(async (_data: ShareData) => {
    throw new DOMException('closed', 'AbortError');
  });
  haveSheet(share);
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share.mock.calls[0]?.[0].url).toBe('http://localhost/portals/pai?provider=demo');
  expect(screen.queryByRole('link')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
  expect(copied).not.toHaveBeenCalled();
});

test('[SHARE-05, T-47] a failure is only logged, and the link copied instead', async () => {
  haveSheet(async () => {
    throw new Error('no app');
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() => expect(copied).toHaveBeenCalledTimes(1));
  expect(warn).toHaveBeenCalledTimes(1);
});
