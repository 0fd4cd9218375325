import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Outlet } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import { NavigationProgress } from './NavigationProgress.tsx';

afterEach(() => {
  jest.useRealTimers();
});

/** Starts a navigation whose page arrives when `arrive` is called. */
async function leave() {
  jest.useFakeTimers();
  let arrive: () => void = () => undefined;
  const Frame = () => (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  );
  const page = await renderWithPlatform(
    {
      routes: [
        {
          Component: Frame,
          children: [
            { path: '/', Component: () => <p>here</p> },
            {
              path: '/next',
              loader: () => new Promise((resolve) => (arrive = () => resolve(null))),
              Component: () => <p>there</p>,
            },
          ],
        },
      ],
      url: '/',
    },
    { namespace: 'shell', messages },
  );
  await act(async () => void page.router.navigate('/next'));
  return { arrive: () => act(async () => arrive()) };
}
const status = () => screen.getByRole('status').textContent;

describe('the progress of a navigation', () => {
  test('is shown and announced after 200 ms, and removed on arrival', async () => {
    const { arrive } = await leave();
    act(() => jest.advanceTimersByTime(199));
    expect(status()).toBe('');
    act(() => jest.advanceTimersByTime(1));
    expect(status()).toBe('Loading');
    await arrive();
    expect(screen.getByText('there')).toBeTruthy();
    expect(status()).toBe('');
  });

  test('a quicker navigation never shows it', async () => {
    const { arrive } = await leave();
    act(() => jest.advanceTimersByTime(150));
    await arrive();
    act(() => jest.advanceTimersByTime(1_000));
    expect(status()).toBe('');
  });
});
