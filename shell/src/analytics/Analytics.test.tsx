import { beforeEach, expect, test } from '@jest/globals';
import { Link, PageSettingsProvider } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import { Analytics } from './Analytics.tsx';

const scripts = () => [...document.querySelectorAll('script[src*="googletagmanager"]')];
const pageViews = () =>
  (window.dataLayer ?? [])
    .map((command) => Array.from(command))
    .filter(([name, event]) => name === 'event' && event === 'page_view')
    .map(([, , details]) => details as Record<string, string>);

beforeEach(() => {
  localStorage.clear();
});

/** Shows it until its code would have loaded. */
async function show(
  analyticsId: string | undefined,
  url = '/portals?title=secret%20words&token=t',
  hasSocialPlugin = false,
) {
  const shown = await renderWithPlatform(
    {
      url,
      routes: [
        {
          path: '*',
          Component: () => (
            <PageSettingsProvider value={{ connectivityCheck: '/api/health', analyticsId, hasSocialPlugin }}>
              <Link to="/towns/nan?lang=en">on</Link>
              <Analytics />
            </PageSettingsProvider>
          ),
        },
      ],
    },
    { namespace: 'shell', messages },
  );
  await act(() => import('./ConsentAndPageViews.tsx'));
  return shown;
}

test('[OPEN-17, T-20] without a configured tool nothing is asked or loaded', async () => {
  await show(undefined);
  expect(screen.queryByRole('region', { name: messages.consent.label })).toBeNull();
  expect(scripts()).toEqual([]);
});

test('[OPEN-47] without consent the tool is not loaded, and after a refusal the question does not return', async () => {
  const { user } = await show('G-TEST1');
  expect(scripts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: messages.consent.refuse }));
  expect(screen.queryByRole('region', { name: messages.consent.label })).toBeNull();
  await show('G-TEST1');
  expect(screen.queryByRole('region', { name: messages.consent.label })).toBeNull();
  expect(scripts()).toEqual([]);
});

test('[OPEN-47] consent for a social page plugin is asked too, without a tool', async () => {
  const { user } = await show(undefined, '/', true);
  expect(screen.getByText(messages.consent.socialPlugin)).toBeTruthy();
  expect(screen.queryByText(messages.consent.text)).toBeNull();
  await user.click(screen.getByRole('button', { name: messages.consent.accept }));
  expect(screen.queryByRole('region', { name: messages.consent.label })).toBeNull();
  expect(scripts()).toEqual([]);
});

// Last, because a loaded analytics tool stays on the page.
test('[APP-27, OPEN-17] after consent each route sends one page view with its path, without the query', async () => {
  const { user } = await show('G-TEST1');
  await user.click(screen.getByRole('button', { name: messages.consent.accept }));
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
  ]);
  await user.click(screen.getByRole('link', { name: 'on' }));
  await waitFor(() =>
    expect(pageViews().map((view) => view['page_path'])).toEqual(['/portals', '/towns/nan']),
  );
  expect(JSON.stringify([window.dataLayer?.map((command) => Array.from(command))])).not.toMatch(
    /secret|token|lang=/,
  );
});
