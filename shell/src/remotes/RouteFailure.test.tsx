import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Link, LoadOnce, Outlet, type RouteModule } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import { RemoteArea } from './RemoteArea.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { type ServerHtml, ServerHtmlContext } from './server-html.ts';

const never = () => new Promise<never>(() => undefined);

/** A route whose code is loaded. */
function loaded(Component: RouteModule['Component']): LoadOnce<RouteModule> {
  const module = new LoadOnce<RouteModule>(never);
  module.current = { Component };
  return module;
}

let warnings: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Renders /towns in a layout; its remote fails to load `failures` times. */
async function open({ failures, serverHtml = null }: { failures: number; serverHtml?: ServerHtml | null }) {
  let attempts = 0;
  const Frame = () => (
    <ServerHtmlContext value={serverHtml}>
      <Link to="/towns?sort=score">by score</Link>
      <Outlet />
    </ServerHtmlContext>
  );
  const page = await renderWithPlatform(
    {
      routes: [
        {
          Component: Frame,
          HydrateFallback: () => null,
          children: [
            {
              path: '/towns',
              loader: () => {
                attempts += 1;
                if (attempts <= failures) throw new Error('lost');
                return null;
              },
              Component: () => <RemoteArea remote="mfe-discovery" module={loaded(() => <h1>Towns</h1>)} />,
              ErrorBoundary: () => <RouteFailure remote="mfe-discovery" />,
            },
          ],
        },
      ],
      url: '/towns?page=2',
      state: { from: 'home' },
    },
    { namespace: 'shell', messages },
  );
  await screen.findByRole('alert');
  return {
    ...page,
    attempts: () => attempts,
    retry: () => page.user.click(screen.getByRole('button', { name: 'Try again' })),
  };
}

describe('a route whose remote failed', () => {
  test('shows a message in its area, and the layout keeps working', async () => {
    await open({ failures: 1 });
    expect(screen.getByRole('alert').textContent).toContain('This part can’t be shown right now');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This part can’t be shown right now');
    expect(screen.getByRole('link', { name: 'by score' })).toBeTruthy();
    expect(warnings).toHaveBeenCalledWith(
      '[portico] PL-264 mfe-discovery is unavailable (draw):',
      expect.any(Error),
    );
  });

  test('is loaded again by a retry, at the same address and history entry', async () => {
    const page = await open({ failures: 1 });
    await page.retry();
    expect(await screen.findByRole('heading', { name: 'Towns' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(page.address()).toBe('/towns?page=2');
    expect(page.router.state.historyAction).toBe('REPLACE');
    expect(page.router.state.location.state).toEqual({ from: 'home' });
  });

  test('keeps its message when the retry fails as well', async () => {
    const page = await open({ failures: 2 });
    await page.retry();
    await waitFor(() => expect(page.attempts()).toBe(2));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await page.retry();
    expect(await screen.findByRole('heading', { name: 'Towns' })).toBeTruthy();
  });

  test("shows the server's HTML below the message, for this address only", async () => {
    const serverHtml = {
      address: '/towns?page=2',
      html: '<h1>Towns, as rendered</h1><a href="/contact">contact</a>',
    };
    const page = await open({ failures: 2, serverHtml });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Towns, as rendered');
    expect(screen.getByRole('link', { name: 'contact' }).getAttribute('href')).toBe('/contact');

    await page.user.click(screen.getByRole('link', { name: 'by score' }));
    await waitFor(() => expect(screen.queryByText('Towns, as rendered')).toBeNull());
    expect(page.address()).toBe('/towns?sort=score');
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});

describe('the area of a remote', () => {
  test('shows the failure when the page started without its code, and logs the reason', async () => {
    const lost = new Error('lost');
    const module = new LoadOnce<RouteModule>(() => Promise.reject(lost));
    await expect(module.ready()).rejects.toBe(lost);
    await renderWithPlatform(<RemoteArea remote="mfe-portal" module={module} />, {
      namespace: 'shell',
      messages,
    });
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(warnings).toHaveBeenCalledWith('[portico] PL-264 mfe-portal is unavailable (draw):', lost);
  });
});
