import { afterEach, expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import { LoadingArea } from './LoadingArea.tsx';

afterEach(() => {
  jest.useRealTimers();
});

test('[MFE-10] a loading page says after 4 s that it takes longer', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await renderWithPlatform(<LoadingArea />, { namespace: 'shell', messages });
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByText(messages.page.loadingSlowly)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(messages.page.loadingSlowly)).not.toBeNull();
});
