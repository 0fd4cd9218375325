import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { WebPage } from '@portico/shared/contracts';
import type { PrefetchContext } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { WebPagePage } from './WebPagePage.tsx';
import { head, prefetch } from './web-page.route.tsx';

const page: WebPage = {
  _id: 'festivals',
  title: { en: 'The festival year' },
  widgets: ['actions', 'icons', 'galleryImages', 'banner'],
  bannerImages: [
    {
      type: 'picture',
      imageURL: '/images/banner',
      title: { en: 'Lanterns' },
      externalUrl: '/portals/lanterns',
    },
  ],
  galleryImages: [
    { type: 'picture', imageURL: '/images/may', title: { en: 'May' } },
    { type: 'picture', imageURL: '/images/past', title: { en: 'Past' }, expDate: '2001-01-01' },
  ],
  iconLinks: [
    {
      type: 'ICON',
      name: 'landmark',
      color: 'goldenrod',
      text: { en: 'Temples' },
      link: '/portals?tags=temple',
    },
    { type: 'ICON', name: 'Ferries', color: 'red;position:fixed', link: 'https://ferries.example/' },
    { type: 'picture', picture: { imageURL: '/images/towns' }, text: { en: 'Towns' }, link: 'tel:021234567' },
    { type: 'ICON', name: 'Trap', link: 'javascript:alert(1)' },
  ],
  buttonLinks: [
    { type: 'phone', contact: { phone: '02 123 4567' }, text: { en: 'Call us' } },
    { type: 'externalUrl', contact: { externalUrl: 'javascript:alert(1)' }, text: { en: 'A trap' } },
  ],
  editors: [],
};

const PNG = 'data:image/png;base64,AAAA';
const responses = (response: WebPage | Response): Record<string, FakeCall> => ({
  'GET /api/web-page/:id': () => (response instanceof Response ? response.clone() : { data: response }),
  'GET /api/web-admin/': () => ({ data: { logoImageId: 'logo' } }),
  'GET /api/generateQRCode': () => ({ result: 'ok', data: PNG }),
});

const open = (response: WebPage | Response = page) =>
  renderWithPlatform(
    { routes: [{ path: '/web-page/:webPageID', Component: WebPagePage }], url: '/web-page/festivals' },
    { namespace: 'mfe-portal', messages, server: responses(response) },
  );

const refusal = (status: number) =>
  Response.json({ status: 'fail', code: status === 404 ? 'not-found' : 'internal', reason: '' }, { status });

afterEach(() => {
  jest.useRealTimers();
});

describe('a page of widgets', () => {
  test('[PAGE-01, PAGE-02, SHARE-06] its widgets are in the listed order, with the QR code last', async () => {
    const { calls } = await open();
    await screen.findByRole('heading', { level: 1, name: 'The festival year' });
    const code = await screen.findByRole('img', { name: 'QR code of this page' });
    const names = () =>
      [...document.querySelectorAll('section')].map(
        (section) => section.ariaLabel ?? section.querySelector('h2')?.textContent,
      );
    expect(names()).toEqual([
      'What you can do',
      'Shortcuts',
      'Gallery',
      'Highlights',
      'QR code of this page',
    ]);
    expect(code.getAttribute('src')).toBe(PNG);
    expect(calls.find((call) => call.includes('generateQRCode'))).toContain('imageID=logo');
  });

  test('[PAGE-01] only the listed widgets are shown', async () => {
    await open({ ...page, widgets: ['icons'] });
    await screen.findByText('Temples');
    expect(screen.queryByText('Lanterns')).toBeNull();
    expect(screen.queryByText('Call us')).toBeNull();
  });

  test('[PAGE-04] the gallery’s pictures open large; expired ones are not shown', async () => {
    const { user } = await open();
    const gallery = within(await screen.findByRole('region', { name: 'Gallery' }));
    expect(gallery.queryByText('Past')).toBeNull();
    await user.click(gallery.getByRole('link', { name: 'Enlarge: May' }));
    expect(await screen.findByRole('dialog', { name: 'Pictures in full size' })).toBeTruthy();
  });

  test('[PAGE-05, T-12] icons have an icon or picture, colour and label, and link to safe addresses only', async () => {
    await open();
    const icons = within(await screen.findByRole('region', { name: 'Shortcuts' }));
    const link = (name: RegExp) => icons.getByRole('link', { name });
    const temples = link(/Temples/);
    expect(temples.getAttribute('href')).toBe('/portals?tags=temple');
    expect(temples.querySelector('[aria-hidden]')).not.toBeNull();
    expect(temples.innerHTML).toContain('--icon-color: goldenrod');
    const ferries = link(/Ferries/);
    expect(ferries.getAttribute('rel')).toContain('noopener');
    expect(ferries.querySelector('[aria-hidden]')).not.toBeNull();
    expect(ferries.innerHTML).not.toContain('position');
    const towns = link(/Towns/);
    expect(towns.getAttribute('href')).toBe('tel:021234567');
    expect(towns.querySelector('img')?.getAttribute('src')).toContain('/images/towns');
    expect(icons.getByText('Trap').closest('a')).toBeNull();
  });

  test('[PAGE-06, T-12] buttons link, but not to an unsafe address', async () => {
    await open();
    const actions = within(await screen.findByRole('region', { name: 'What you can do' }));
    expect(actions.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe('tel:021234567');
    expect(actions.getByText('A trap').closest('a')).toBeNull();
  });

  test('a banner links to its address', async () => {
    await open();
    expect((await screen.findByRole('link', { name: 'Lanterns' })).getAttribute('href')).toBe(
      '/portals/lanterns',
    );
  });
});

test('[OPEN-43] a page that does not exist is the 404 page', async () => {
  await renderWithPlatform(
    { routes: [{ path: '/web-page/:webPageID', Component: WebPagePage }], url: '/web-page/festivals' },
    {
      namespace: 'shell',
      messages: { notFound: { wait: 'Looking', home: 'Back to home' } },
      server: responses(refusal(404)),
    },
  );
  expect(await screen.findByRole('link', { name: 'Back to home' })).toBeTruthy();
});

test('[OPEN-43, API-16] a server failure is reported, with a retry', async () => {
  const { user, calls } = await open(refusal(500));
  expect((await screen.findByRole('alert')).textContent).toContain('Error: 500');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('alert');
  expect(calls.filter((call) => call.startsWith('GET /api/web-page/'))).toHaveLength(2);
});

describe('on the server', () => {
  async function load(response: WebPage | Response) {
    const { store } = await renderWithPlatform(<p />, {
      namespace: 'mfe-portal',
      messages,
      server: responses(response),
    });
    const at = {
      params: { webPageID: 'festivals' },
      url: new URL('http://localhost/web-page/festivals'),
      language: 'en',
    } as const;
    const outcome = await prefetch({
      ...at,
      dispatch: store.dispatch,
      getState: store.getState as PrefetchContext['getState'],
      prefetchSlot: async () => undefined,
    });
    return { outcome, head: head({ ...at, state: store.getState(), t: (key) => key }) };
  }

  test.each([
    [404, 404],
    [400, 404],
    [500, 503],
  ])('[OPEN-43] an API status of %s gives a page with status %s and noindex', async (status, pageStatus) => {
    const { outcome, head: told } = await load(refusal(status));
    expect(outcome?.status).toBe(pageStatus);
    expect(told.noIndex).toBe(true);
  });

  test('the head has the title, the captions and the first picture', async () => {
    const { outcome, head: told } = await load(page);
    expect(outcome).toBeUndefined();
    expect(told).toEqual({
      title: 'The festival year',
      description: 'Lanterns · May · Past',
      image: '/images/banner',
      holdsUntil: Number.POSITIVE_INFINITY,
    });
  });
});

test('an unpublished page says to its editors that visitors do not see it', async () => {
  await open({ ...page, isUnpublished: true });
  expect(await screen.findByText(messages.webPage.unpublished)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The festival year');
  await open();
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText(messages.webPage.unpublished)).toBeNull();
});
