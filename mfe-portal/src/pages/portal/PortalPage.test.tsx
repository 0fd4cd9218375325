import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Language, Portal } from '@portico/shared/contracts';
import { act, screen, within } from '@testing-library/react';
import { barePortal, fullPortal } from '../../testing/sample-portals.ts';
import { open, region } from './testing/open-portal-page.tsx';

describe('a portal with every block', () => {
  test('[PORTAL-01, PORTAL-02] shows each block that it has', async () => {
    const { calls } = await open(fullPortal);
    expect(await screen.findByRole('heading', { level: 1, name: 'Celadon studio' })).toBeTruthy();
    expect(calls).toContain('GET /api/portal/full?provider=demo');
    expect(screen.getByText('Bowls that sing.')).toBeTruthy();
    expect(screen.getByText('First paragraph.').tagName).toBe('P');
    expect(screen.getByText('Second paragraph.')).toBeTruthy();
    for (const name of ['Tags', 'Contact', 'Location', 'Opening hours', 'Gallery', 'Links', 'Contributors']) {
      expect(screen.getByRole('region', { name })).toBeTruthy();
    }
    expect(screen.getByText(/^portal\.catalog .*"portalId":"full","provider":"demo"/)).toBeTruthy();
    expect(screen.queryByText('No Information')).toBeNull();
  });

  test('[PORTAL-02, AMBIG-14] starts with its cover image; without one there is none', async () => {
    await open(fullPortal);
    const title = await screen.findByRole('heading', { level: 1, name: 'Celadon studio' });
    const covers = () => [...document.querySelectorAll('img[src^="/images/cover"]')];
    expect(covers()).toHaveLength(1);
    const isBeforeTitle = covers()[0]?.compareDocumentPosition(title) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBeforeTitle).toBe(true);
    await open({ ...fullPortal, galleryImages: [] });
    await screen.findByRole('heading', { level: 1, name: 'Celadon studio' });
    expect(covers()).toEqual([]);
  });

  test('tags lead to the search, encoded', async () => {
    await open(fullPortal);
    const link = await screen.findByRole('link', { name: 'Food & Drink' });
    expect(link.getAttribute('href')).toBe('/portals?tags=Food%20%26%20Drink');
  });

  test('[OPEN-53] tags are shown by their names, of which the page asks for no others', async () => {
    const { calls } = await open(fullPortal, {
      server: { 'GET /api/tag-names': () => ({ data: { names: { craft: 'Crafts' } } }) },
    });
    const link = await screen.findByRole('link', { name: 'Crafts' });
    expect(link.getAttribute('href')).toBe('/portals?tags=craft');
    expect(screen.getByRole('link', { name: 'Food & Drink' })).toBeTruthy();
    expect(calls).toContain('GET /api/tag-names?language=en&tag=craft&tag=Food+%26+Drink');
  });

  test('[OPEN-53] tags keep their space, without a text in another language, until their names are there', async () => {
    let send = (): void => undefined;
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    const server = {
      'GET /api/tag-names': () => sent.then(() => ({ data: { names: { craft: 'Crafts' } } })),
    };
    await open(fullPortal, { server, hasStyles: true });
    expect(getComputedStyle(await screen.findByText('craft')).opacity).toBe('0');
    send();
    expect(getComputedStyle(await screen.findByText('Crafts')).opacity).not.toBe('0');
  });

  test('[PORTAL-11, AMBIG-39] contacts are in their order, each with its link', async () => {
    await open(fullPortal);
    await screen.findByRole('region', { name: 'Contact' });
    const rows = [...document.querySelectorAll('[data-contact]')];
    expect(rows.map((row) => row.getAttribute('data-contact'))).toEqual([
      'email',
      'phone',
      'fanpage',
      'instragramId',
      'lineId',
      'webpage',
      'location',
      'others',
    ]);
    expect(
      [...document.querySelectorAll('[data-contact] a')].map((link) => link.getAttribute('href')),
    ).toEqual([
      'mailto:ask@example.com',
      'tel:0811112222',
      'tel:020003333',
      'https://www.facebook.com/celadon',
      'https://www.instagram.com/celadon.ig',
      'https://line.me/R/ti/p/~celadon-line',
      'https://celadon.example/',
    ]);
  });

  test('[PORTAL-18, PORTAL-19, T-29] the call to action has its colours, the whole button a darker shade', async () => {
    await open(fullPortal);
    const button = await screen.findByRole('link', { name: /^Book now/ });
    expect(button.getAttribute('href')).toBe('https://line.me/R/ti/p/%40studio');
    expect(button.getAttribute('style')).toMatch(
      /rgb\(0 0 0 \/ 0\.45\).*goldenrod|goldenrod.*rgb\(0 0 0 \/ 0\.45\)/,
    );
  });

  test('[PORTAL-20] the floating button dials the first number', async () => {
    await open(fullPortal);
    const button = await screen.findByRole('link', { name: 'Call 08-1111-2222' });
    expect(button.getAttribute('href')).toBe('tel:0811112222');
  });

  test('[PORTAL-25, T-12] links open their address; an unsafe address is plain text', async () => {
    await open(fullPortal);
    const link = await screen.findByRole('link', { name: /^Glaze diary/ });
    expect(link.getAttribute('href')).toBe('https://glaze.example/diary');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.getByText('A trap').closest('a')).toBeNull();
  });

  test('[PORTAL-25] a link shows its picture, title, description and host', async () => {
    await open(fullPortal);
    const item = within(await screen.findByRole('region', { name: 'Links' })).getAllByRole('listitem')[0];
    if (!item) throw new Error('no links');
    expect(item.querySelector('img')?.getAttribute('src')).toMatch(/^\/images\/diary/);
    expect(within(item).getByRole('heading', { name: /^Glaze diary/ })).toBeTruthy();
    expect(within(item).getByText('Recipes')).toBeTruthy();
    expect(within(item).getByText('glaze.example')).toBeTruthy();
  });

  test('[PORTAL-24] contributors have a name and a small image', async () => {
    await open(fullPortal);
    const contributors = await screen.findByRole('region', { name: 'Contributors' });
    expect(within(contributors).getByText('Kru Din')).toBeTruthy();
    expect(contributors.querySelector('img')?.getAttribute('src')).toBe('/small-images/k');
  });

  test('[OPEN-10] today is first, the week opens on demand, and the badge follows the time', async () => {
    jest.useFakeTimers({
      now: Date.parse('2026-03-02T03:00:00Z'),
      doNotFake: ['setTimeout', 'queueMicrotask'],
    });
    try {
      await open(fullPortal);
      const hours = await screen.findByRole('region', { name: 'Opening hours' });
      expect(await within(hours).findByText('Open now')).toBeTruthy();
      const days = within(hours).getAllByText(/day$/);
      expect(days.map((day) => day.textContent)).toEqual([
        'Today, Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
        'Sunday',
      ]);
      expect(days[1]?.closest('details')?.open).toBe(false);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('its hours', () => {
  const hoursOf = async (openingHours: Portal['openingHours'], language: Language = 'en') => {
    await open({ ...barePortal, ...(openingHours ? { openingHours } : {}) }, { language });
    return within(await screen.findByRole('region', { name: 'Opening hours' }));
  };

  test('[OPEN-10] a special day shows its reason, and the note is below the week', async () => {
    jest.useFakeTimers({
      now: Date.parse('2026-12-31T03:00:00Z'),
      doNotFake: ['setTimeout', 'queueMicrotask'],
    });
    try {
      const hours = await hoursOf({
        timezone: 'Asia/Bangkok',
        week: { thu: [{ open: '09:00', close: '17:00' }], fri: [{ open: '09:00', close: '17:00' }] },
        special: [{ date: '2027-01-01', closed: true, note: { en: 'New Year’s Day' } }],
        note: { en: 'Ask first' },
      });
      await hours.findByText('Open now');
      const holiday = hours.getByText('New Year’s Day').closest('li');
      expect(holiday?.textContent).toContain('Friday');
      expect(holiday?.textContent).toContain('Closed');
      expect(hours.getByText('Ask first')).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([
    ['coming', '2027-01-01', {}, '/portals/bare/calendar.ics?lang=en'],
    ['past', '2026-12-30', {}, undefined],
    ['coming, of a private page', '2027-01-01', { isPrivate: true }, undefined],
    ['coming, of a page that is not published', '2027-01-01', { status: 'USER_DRAFT' }, undefined],
  ] as const)('a special day that is %s: its calendar is %s', async (_what, date, more, address) => {
    jest.useFakeTimers({
      now: Date.parse('2026-12-31T03:00:00Z'),
      doNotFake: ['setTimeout', 'queueMicrotask'],
    });
    try {
      const openingHours = { timezone: 'Asia/Bangkok', week: {}, special: [{ date, closed: true }] };
      await open({ ...barePortal, openingHours, ...more }, { language: 'en' });
      const hours = within(await screen.findByRole('region', { name: 'Opening hours' }));
      const link = hours.queryByRole('link', { name: 'Add special days to a calendar' });
      expect(link?.getAttribute('href')).toBe(address);
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([
    ['en', '18:00–02:00'],
    ['ar', '\u200f18:00–02:00'],
  ] as const)('[T-30] begin at their start in the direction of the page: %s', async (language, text) => {
    const day = [{ open: '18:00', close: '02:00' }];
    const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
    const hours = await hoursOf({ timezone: 'Asia/Bangkok', week }, language);
    expect(hours.getAllByText(text)).toHaveLength(7);
  });

  test.each<[string, Portal['openingHours']]>([
    ['a string', 'When the lamp is lit'],
    ['localised text', { en: 'When the lamp is lit' }],
  ])('[OPEN-10] hours that are %s are shown as text, without a badge', async (_title, openingHours) => {
    const hours = await hoursOf(openingHours);
    expect(hours.getByText('When the lamp is lit')).toBeTruthy();
    expect(hours.queryByText(/now$/)).toBeNull();
  });
});

describe('its pop-up', () => {
  const popUp = { isShow: true, message: '<p>The kiln opens</p>' };
  /** Waits for the page and lets a pop-up open if it is due. */
  const duePopUps = async () => {
    await screen.findByRole('heading', { level: 1, name: 'Celadon studio' });
    await act(() => jest.advanceTimersByTimeAsync(3_000));
  };
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('[PORTAL-21, PORTAL-23] opens after the page', async () => {
    sessionStorage.clear();
    await open({ ...fullPortal, popUp });
    await duePopUps();
    const dialog = screen.getByRole('dialog', { name: 'Celadon studio' });
    expect(await within(dialog).findByText('The kiln opens')).toBeTruthy();
  });

  test('[OPEN-19] isShowDialog false suppresses it, whatever its own flag', async () => {
    sessionStorage.clear();
    await open({ ...fullPortal, popUp, isShowDialog: false });
    await duePopUps();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a portal without any block', () => {
  test('[PORTAL-17] says No Information in contacts, location, opening hours and tags, and renders nothing else', async () => {
    await open(barePortal);
    await screen.findByRole('heading', { level: 1, name: 'Bare place' });
    for (const name of ['Contact', 'Location', 'Opening hours', 'Tags']) {
      expect(region(name).getByText('No Information')).toBeTruthy();
    }
    expect(screen.getAllByRole('region')).toHaveLength(4);
  });

  test('[PORTAL-18, PORTAL-20] has neither call to action nor phone button', async () => {
    await open({ ...barePortal, action: { type: 'none' } });
    await screen.findByRole('heading', { level: 1, name: /^(Celadon studio|Bare place)/ });
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});

describe('long and rich descriptions', () => {
  test('[PORTAL-10] a long one starts as an excerpt and expands', async () => {
    const { user } = await open({ ...barePortal, description: { en: 'x'.repeat(250) } });
    await screen.findByRole('heading', { level: 1, name: /^(Celadon studio|Bare place)/ });
    const excerpt = () => document.querySelector('[data-excerpt]');
    expect(excerpt()?.textContent).toBe(`${'x'.repeat(200)}…`);
    await user.click(screen.getByRole('button', { name: 'see more' }));
    expect(excerpt()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'see less' }));
    expect(excerpt()).not.toBeNull();
  });

  test('[PORTAL-10] a short one cannot be expanded', async () => {
    await open({ ...barePortal, description: { en: 'x'.repeat(100) } });
    await screen.findByText('x'.repeat(100));
    expect(screen.queryByRole('button', { name: 'see more' })).toBeNull();
  });

  test('[PORTAL-09] HTML is rendered as HTML only when the portal says so', async () => {
    const description = { en: '<h2>Kiln</h2>' };
    await open({ ...barePortal, description, isAdvanceDescription: true });
    expect(await screen.findByRole('heading', { level: 2, name: 'Kiln' })).toBeTruthy();
    await open({ ...barePortal, description });
    expect(await screen.findByText('<h2>Kiln</h2>')).toBeTruthy();
  });
});
