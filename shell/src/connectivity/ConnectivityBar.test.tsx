import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import th from '../../locales/th.json';
import { ConnectivityBar } from './ConnectivityBar.tsx';

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

async function show(options: Partial<Parameters<typeof renderWithPlatform>[1]> = {}) {
  await renderWithPlatform(<ConnectivityBar />, { namespace: 'shell', messages, ...options });
  jest.useFakeTimers();
}
const report = (state: 'online' | 'offline') => act(async () => window.dispatchEvent(new Event(state)));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const words = () => screen.queryByText('Internet connection lost');

test('[APP-23] the bar says that the connection is lost while the browser is offline', async () => {
  await show();
  expect(words()).toBeNull();
  await report('offline');
  expect(words()).toBeTruthy();
  expect(words()?.closest('[aria-live=polite]')).toBeTruthy();
});

test('[APP-23] a page that is opened offline says so at once, and in Thai beside the literal words', async () => {
  isOnline = false;
  await show({ language: 'th', messages: th });
  expect(words()?.lang).toBe('en');
  expect(screen.getByText(th.connectivity.lost)).toBeTruthy();
});

describe('once the browser reports a network', () => {
  test('[APP-24, AMBIG-43] the address is asked every 2 s, until it answers and not after', async () => {
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

  test('[APP-24] a failing answer is not the network back', async () => {
    await show();
    await report('offline');
    await report('online');
    ask.mockResolvedValue({ ok: false, type: 'basic' } as Response);
    await pass(4_000);
    expect(words()).toBeTruthy();
  });

  test('[T-43] nothing is asked while the page is hidden', async () => {
    await show();
    await report('offline');
    await report('online');
    isHidden = true;
    await pass(8_000);
    expect(ask).not.toHaveBeenCalled();
  });

  test('[AMBIG-43] losing it again ends the asking', async () => {
    await show();
    await report('offline');
    await report('online');
    await report('offline');
    await pass(8_000);
    expect(ask).not.toHaveBeenCalled();
    expect(words()).toBeTruthy();
  });
});
