import { beforeEach, expect, jest, test } from '@jest/globals';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import { QrToggle } from './QrToggle.tsx';

const labels = {
  show: 'Show',
  hide: 'Hide',
  alt: 'QR code of this page',
  loading: 'Loading',
  download: 'Download',
  copyLink: 'Copy link',
  copied: 'Copied',
};
const PNG = 'data:image/png;base64,AAAA';
let warn: jest.SpiedFunction<typeof console.warn>;

beforeEach(() => {
  warn = jest
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/listings/temples?token=secret');
});

const show = (response: FakeCall) =>
  renderWithPlatform(<QrToggle fileName="temples" imageId="logo" labels={labels} />, {
    namespace: 'shell',
    messages: {},
    server: { 'GET /api/generateQRCode': response },
  });

test("[LIST-02, SHARE-06, OPEN-28] shows, hides and downloads the page's QR code with its logo, never with a token", async () => {
  const requests: string[] = [];
  const { user, calls } = await show(({ url }) => {
    requests.push(`${url.searchParams.get('text')} ${url.searchParams.get('imageID')}`);
    return { result: 'ok', data: PNG };
  });
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect((await screen.findByRole('img', { name: labels.alt })).getAttribute('src')).toBe(PNG);
  expect(requests).toEqual(['http://localhost/listings/temples logo']);
  const download = screen.getByRole('link', { name: 'Download' });
  expect(download.getAttribute('download')).toBe('temples.png');
  expect(download.getAttribute('href')).toBe(PNG);

  await user.click(screen.getByRole('button', { name: 'Hide', expanded: true }));
  expect(screen.queryByRole('img')).toBeNull();
});

test('[SHARE-07, T-47] a failed QR code is only logged, and the link can be copied', async () => {
  const { user } = await show(() => ({ result: 'fail', reason: 'Too long.' }));
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(copied).toHaveBeenCalledWith('http://localhost/listings/temples');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
