import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { selectNotices, useSelector } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ShareMenu } from './ShareMenu.tsx';

const labels = {
  share: 'Share',
  copyLink: 'Copy link',
  copied: 'Copied',
  device: 'More ways to share',
  qrCode: 'QR code',
  alt: 'QR code of this page',
  loading: 'Loading',
  download: 'Download',
  close: 'Close',
};
const copied = jest.fn(async (_text: string) => undefined);
let warn: jest.SpiedFunction<typeof console.warn>;
const Localized = () => <output>{useSelector(selectNotices).map(({ text }) => text)}</output>;

beforeEach(() => {
  window.history.replaceState(
    null,
    '',
    '/portals/pai?provider=demo&token=secret&ticket=secret&undeclared=secret',
  );
  warn = jest
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
  copied.mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const Shown = () => (
  <>
    <ShareMenu labels={labels} />
    <Localized />
  </>
);

async function show() {
  const page = await renderWithPlatform(
    {
      routes: [
        {
          path: '/',
          handle: { page: { query: { provider: 'public', ticket: 'secret' } } },
          Component: Shown,
        },
      ],
      url: '/',
    },
    {
      namespace: 'shell',
      messages: {},
      server: { 'GET /api/generateQRCode': () => ({ result: 'ok', data: 'data:image/png;base64,AA==' }) },
    },
  );
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  return page;
}
const haveSheet = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });

test('every way to share is marked, so that the page counts it', async () => {
  haveSheet(async () => undefined);
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const ways = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')];
  const items = ways.filter((way) => way.closest('li'));
  expect(items).toHaveLength(6);
  for (const item of items) expect(item.dataset['counts']).toBe('share');
});

test.each([
  ['without a share sheet', false],
  ['on a device with a share sheet', true],
])(
  '[SHARE-01, SHARE-02, SHARE-03, SHARE-04] %s shares the page on three networks, signed in or not, never with its token',
  async (_device, isThere) => {
    if (isThere) haveSheet(async () => undefined);
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
  },
);

test('copies the link and confirms it', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(copied.mock.calls.map(([text]) => text)).toEqual(['http://localhost/portals/pai?provider=demo']);
  expect(await screen.findByText('Copied')).toBeTruthy();
});

test('a QR code of the page opens in a dialog', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  expect(await screen.findByRole('img', { name: 'QR code of this page' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test("offers the device's share sheet where there is one; closing it is not a failure", async () => {
  const share = jest.fn(async (_data: ShareData) => {
    throw new DOMException('closed', 'AbortError');
  });
  haveSheet(share);
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(screen.getByRole('button', { name: 'More ways to share' }));
  expect(share.mock.calls[0]?.[0].url).toBe('http://localhost/portals/pai?provider=demo');
  expect(warn).not.toHaveBeenCalled();
  expect(copied).not.toHaveBeenCalled();
});

test('does not offer a share sheet that the device does not have', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.queryByRole('button', { name: 'More ways to share' })).toBeNull();
});

test('[SHARE-05, T-47] a failure is only logged, and the link is copied instead', async () => {
  haveSheet(async () => {
    throw new Error('no app');
  });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(screen.getByRole('button', { name: 'More ways to share' }));
  await waitFor(() => expect(copied).toHaveBeenCalledTimes(1));
  expect(warn).toHaveBeenCalledTimes(1);
});
