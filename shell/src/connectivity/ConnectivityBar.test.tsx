import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { PageSettingsProvider } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import th from '../../locales/th.json';
import { ConnectivityBar, type ConnectivityBarProps } from './ConnectivityBar.tsx';
import { forgetSeen, noteSeen } from './seen-content.ts';

const ask = jest.fn<typeof fetch>();
let isOnline = true;
let isHidden = false;
beforeEach(() => {
  isOnline = true;
  isHidden = false;
  ask.mockReset();
  globalThis.fetch = ask;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  jest.useRealTimers();
});

async function show(
  options: Partial<Parameters<typeof renderWithPlatform>[1]> = {},
  connectivityCheck = '/api/health',
) {
  await renderWithPlatform(
    <PageSettingsProvider value={{ connectivityCheck }}>
      <ConnectivityBar />
    </PageSettingsProvider>,
    { namespace: 'shell', messages, ...options },
  );
  jest.useFakeTimers();
}
const report = (state: 'online' | 'offline') => act(async () => window.dispatchEvent(new Event(state)));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const words = () => screen.queryByText('Internet connection lost');

test('[APP-23] the bar reports the lost connection while the browser is offline', async () => {
  await show();
  expect(words()).toBeNull();
  await report('offline');
  expect(words()).toBeTruthy();
  expect(words()?.closest('[aria-live=polite]')).toBeTruthy();
});

test('[APP-23] a page opened offline reports it at once, in Thai beside the literal text', async () => {
  isOnline = false;
  await show({ language: 'th', messages: th });
  expect(words()?.lang).toBe('en');
  expect(screen.getByText(th.connectivity.lost)).toBeTruthy();
});

describe('cached content', () => {
  const showDocumentOf = async (date: string, props: ConnectivityBarProps = {}) => {
    document.head.insertAdjacentHTML('beforeend', `<meta name="portico-seen" content="${date}">`);
    return renderWithPlatform(<ConnectivityBar {...props} />, { namespace: 'shell', messages });
  };
  afterEach(() => {
    document.querySelector('meta[name=portico-seen]')?.remove();
    act(forgetSeen);
  });

  test('shows its date also while the browser reports a network, with a way to the latest version', async () => {
    const reload = jest.fn();
    const page = await showDocumentOf('2026-11-22T06:02:00.000Z', { reload });
    expect(words()).toBeNull();
    const line = await screen.findByText(/^You’re seeing this page as it was on Nov 22, 2026/);
    expect(line.closest('[aria-live=polite]')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: messages.connectivity.latest }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('shows its date beside the lost connection, without offering a newer version', async () => {
    isOnline = false;
    await showDocumentOf('2026-11-22T06:02:00.000Z');
    expect(words()).toBeTruthy();
    expect(screen.getByText(/^You’re seeing this page as it was on/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('has the date of its oldest part, until the page is up to date', async () => {
    await show();
    act(() => noteSeen(Date.parse('2026-11-20T06:00:00.000Z')));
    act(() => noteSeen(Date.parse('2026-11-21T06:00:00.000Z')));
    expect(screen.getByText(/Nov 20, 2026/)).toBeTruthy();
    act(forgetSeen);
    expect(screen.queryByText(/^You’re seeing this/)).toBeNull();
  });
});

describe('once the browser reports a network', () => {
  test('[APP-24, AMBIG-43] the address is polled every 2 s until it responds', async () => {
    await show();
    await report('offline');
    ask.mockRejectedValue(new TypeError('no network'));
    await pass(10_000);
    expect(ask).not.toHaveBeenCalled();

    await report('online');
    await pass(6_000);
    expect(ask.mock.calls.map(([address]) => address)).toEqual(['/api/health', '/api/health', '/api/health']);
    expect(words()).toBeTruthy();

    ask.mockResolvedValue({ ok: true, type: 'basic' } as Response);
    await pass(2_000);
    expect(words()).toBeNull();
    await pass(10_000);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  test('[OPEN-35] the configured address is polled; any response of another host counts', async () => {
    await show({}, 'https://up.example/ping');
    await report('offline');
    await report('online');
    ask.mockResolvedValue({ ok: false, type: 'opaque' } as Response);
    await pass(2_000);
    expect(ask.mock.calls).toEqual([
      ['https://up.example/ping', expect.objectContaining({ mode: 'no-cors', credentials: 'omit' })],
    ]);
    expect(words()).toBeNull();
  });

  test('[APP-24] a failed response does not count as a network', async () => {
    await show();
    await report('offline');
    await report('online');
    ask.mockResolvedValue({ ok: false, type: 'basic' } as Response);
    await pass(4_000);
    expect(words()).toBeTruthy();
  });

  test('[T-43] a hidden page does not poll', async () => {
    await show();
    await report('offline');
    await report('online');
    isHidden = true;
    await pass(8_000);
    expect(ask).not.toHaveBeenCalled();
  });

  test('[AMBIG-43] losing the network again stops polling', async () => {
    await show();
    await report('offline');
    await report('online');
    await report('offline');
    await pass(8_000);
    expect(ask).not.toHaveBeenCalled();
    expect(words()).toBeTruthy();
  });
});
