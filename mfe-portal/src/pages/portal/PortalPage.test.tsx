import { describe, expect, jest, test } from '@jest/globals';
import type { AuthUser, PageSettings, Portal } from '@portico/shared/contracts';
import { PageSettingsProvider, type SlotProps, useLocation } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { barePortal, fullPortal } from '../../testing/sample-portals.ts';
import { PortalPage } from './PortalPage.tsx';

const owner: AuthUser = { uid: 'owner', username: 'o', displayName: 'O', roles: ['portal_creator'] };

/** Where unknown portals lead: shows the notice that it was handed. */
function Home() {
  const { state } = useLocation() as { state: { notice?: string } | null };
  return <p>home: {state?.notice}</p>;
}

type Answer = (headers: Headers) => unknown;

async function open(
  answer: Portal | Answer,
  options: { user?: AuthUser; path?: string; settings?: Partial<PageSettings> } = {},
) {
  const { user, path = '/portals/full?provider=demo', settings } = options;
  const drawn = await renderWithPlatform(
    {
      routes: [
        {
          path: '/portals/:id',
          Component: () => (
            <PageSettingsProvider value={{ connectivityCheck: '/api/health', ...settings }}>
              <PortalPage />
            </PageSettingsProvider>
          ),
        },
        { path: '/', Component: Home },
      ],
      url: path,
    },
    {
      namespace: 'mfe-portal',
      messages,
      ...(user ? { user } : {}),
      server: {
        'GET /api/portal/:id': ({ headers }) =>
          typeof answer === 'function' ? answer(headers) : { data: answer },
        'GET /api/checkPrivacy/portal/id/:id': ({ headers }) =>
          headers.get('x-passcode') === '123456'
            ? { status: 'ok', data: { grant: 'a-grant' } }
            : { status: 'fail', reason: 'Passcode ไม่ถูกต้อง' },
      },
      slots: {
        extensions: (name) => [
          {
            remote: 'mfe-catalog',
            isServerRendered: true,
            module: {
              current: {
                Component: (props: SlotProps['portal.catalog']) => (
                  <p>{`${name} ${JSON.stringify(props)}`}</p>
                ),
              },
              ready: () => new Promise(() => undefined),
            } as never,
          },
        ],
        Unavailable: () => null,
      },
    },
  );
  return drawn;
}

const refusal = (status: number, code: string) => () =>
  Response.json({ status: 'fail', code, reason: `refused: ${code}` }, { status });
const region = (name: string) => within(screen.getByRole('region', { name }));

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

  test('[PORTAL-02, AMBIG-14] opens with its cover image; without one there is none', async () => {
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

  test('[PORTAL-11, AMBIG-39] contacts stand in their order, each with its link', async () => {
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

  test('[PORTAL-18, PORTAL-19, T-29] the call to action wears its colours, the whole button a darker shade', async () => {
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

  test('[PORTAL-25, T-12] links open their address; what is no safe address is text', async () => {
    await open(fullPortal);
    const link = await screen.findByRole('link', { name: /^Glaze diary/ });
    expect(link.getAttribute('href')).toBe('https://glaze.example/diary');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.getByText('A trap').closest('a')).toBeNull();
  });

  test('[PORTAL-25] a link has its picture, title and description, and its host in sight', async () => {
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

  test('[OPEN-10] today stands first, the week opens on demand, and the badge knows the time', async () => {
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
  const hoursOf = async (openingHours: Portal['openingHours']) => {
    await open({ ...barePortal, ...(openingHours ? { openingHours } : {}) });
    return within(await screen.findByRole('region', { name: 'Opening hours' }));
  };

  test('[OPEN-10] a special day says why, and the note stands under the week', async () => {
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

  test('[PORTAL-21, PORTAL-23] opens with the page', async () => {
    sessionStorage.clear();
    await open({ ...fullPortal, popUp });
    const dialog = await screen.findByRole('dialog', { name: 'Celadon studio' });
    expect(await within(dialog).findByText('The kiln opens')).toBeTruthy();
  });

  test('[OPEN-19] isShowDialog false keeps it back, whatever it says itself', async () => {
    sessionStorage.clear();
    await open({ ...fullPortal, popUp, isShowDialog: false });
    await screen.findByRole('heading', { level: 1, name: /^(Celadon studio|Bare place)/ });
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

describe('what is kept from visitors', () => {
  const hidden: Portal = { ...fullPortal, hideInformations: ['contacts', 'tags', 'catalog', 'gallery'] };

  test('[OPEN-18] hidden sections are not rendered for visitors, and the phone button goes with the contacts', async () => {
    await open(hidden);
    await screen.findByRole('region', { name: 'Location' });
    for (const name of ['Contact', 'Tags', 'Gallery'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByText(/^portal\.catalog/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  test('[OPEN-18] editors see hidden sections, marked', async () => {
    await open(hidden, { user: owner });
    expect(
      within(await screen.findByRole('region', { name: 'Contact' })).getByText('Hidden from visitors'),
    ).toBeTruthy();
    expect(region('Location').queryByText('Hidden from visitors')).toBeNull();
  });

  test('[PORTAL-14, AMBIG-38] a location of 0 and 0 is hidden, also its address among the contacts', async () => {
    await open({ ...fullPortal, location: { ...fullPortal.location, latitude: 0, longitude: 0 } });
    await screen.findByRole('region', { name: 'Contact' });
    expect(screen.queryByRole('region', { name: 'Location' })).toBeNull();
    expect(screen.queryByText('99/9 San Kamphaeng')).toBeNull();
  });

  test('[PORTAL-06, PORTAL-07, PORTAL-26] only editors have the ways to edit', async () => {
    await open(fullPortal);
    await screen.findByRole('heading', { level: 1, name: /^(Celadon studio|Bare place)/ });
    expect(screen.queryByText('Edit Classic Mode')).toBeNull();
    await open(fullPortal, { user: owner });
    const classic = await screen.findByRole('link', { name: 'Edit Classic Mode' });
    expect(classic.getAttribute('href')).toBe('/login?backTo=%2Fcreator%2Fclassic%2Ffull');
    expect(screen.getByRole('link', { name: 'My portals' }).getAttribute('href')).toBe('/creator');
  });
});

describe('its standing', () => {
  test.each<[string, Partial<Portal>, boolean]>([
    ['a released portal of a town', {}, false],
    ['one without a town', { townRefs: [] }, true],
    ['one that waits for review', { status: 'USER_DRAFT' }, true],
  ])('[PORTAL-05] %s', async (_title, changes, unofficial) => {
    await open({ ...fullPortal, ...changes });
    await screen.findByRole('heading', { level: 1, name: /^(Celadon studio|Bare place)/ });
    expect(screen.queryByText('UNOFFICIAL') !== null).toBe(unofficial);
  });

  test.each([
    ['its editor', true, 'Visible to you and the moderators until the first review.'],
    ['a moderator', false, 'Visible to its editors and the moderators until the first review.'],
  ])('[OPEN-55] of a page that is withheld tells %s who sees it', async (_who, isEditor, words) => {
    const portal = { ...barePortal, status: 'USER_DRAFT', isWithheld: true } as const;
    await open(portal, isEditor ? { user: owner } : {});
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

test.each([
  ['visitors', undefined, 1],
  ['its editors', owner, 0],
])('[OPEN-56] the way to report the page, for %s', async (_who, user, count) => {
  await open(barePortal, user ? { user } : {});
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByRole('button', { name: messages.report.open })).toHaveLength(count);
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

  test('[PORTAL-10] a short one has nothing to expand', async () => {
    await open({ ...barePortal, description: { en: 'x'.repeat(100) } });
    await screen.findByText('x'.repeat(100));
    expect(screen.queryByRole('button', { name: 'see more' })).toBeNull();
  });

  test('[PORTAL-09] HTML is HTML only when the portal says so', async () => {
    const description = { en: '<h2>Kiln</h2>' };
    await open({ ...barePortal, description, isAdvanceDescription: true });
    expect(await screen.findByRole('heading', { level: 2, name: 'Kiln' })).toBeTruthy();
    await open({ ...barePortal, description });
    expect(await screen.findByText('<h2>Kiln</h2>')).toBeTruthy();
  });
});

describe('refusals and failures', () => {
  test('[PORTAL-03, T-46] an unknown portal leads home with a notice', async () => {
    await open(refusal(404, 'not-found'), { path: '/portals/nowhere' });
    expect(await screen.findByText(`home: ${messages.portal.notFound}`)).toBeTruthy();
  });

  test('[OPEN-43] a server failure stays, and retry asks again', async () => {
    let isBroken = true;
    const { user } = await open(() => (isBroken ? refusal(500, 'failed')() : { data: fullPortal }));
    await user.click(
      await screen.findByRole('button', { name: 'Try again' }).then((button) => {
        isBroken = false;
        return button;
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Celadon studio' })).toBeTruthy();
  });

  test('[OPEN-43] being offline is no reason to leave', async () => {
    await open(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await screen.findByText('You are offline')).toBeTruthy();
  });
});

describe('a private portal', () => {
  const locked: Answer = (headers) =>
    headers.get('x-portico-grant') === 'a-grant' ? { data: fullPortal } : refusal(403, 'permission-denied')();

  test('[PORTAL-04, PERM-06, PERM-07, OPEN-03] the right passcode opens it in place, for the session', async () => {
    sessionStorage.clear();
    const { user, address } = await open(locked);
    await user.type(await screen.findByLabelText(/Passcode/), '123456');
    await user.click(screen.getByRole('button', { name: 'Open page' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Celadon studio' })).toBeTruthy();
    expect(address()).toBe('/portals/full?provider=demo');
    await open(locked);
    expect(await screen.findByRole('heading', { level: 1, name: 'Celadon studio' })).toBeTruthy();
  });

  test('[VAL-21, PERM-02, T-26] an entry of another length is refused without a call, in Thai', async () => {
    sessionStorage.clear();
    const { user, calls } = await open(locked);
    const input = await screen.findByLabelText(/Passcode/);
    await user.type(input, '12345');
    await user.click(screen.getByRole('button', { name: 'Open page' }));
    expect(screen.getByText('Passcode ไม่ถูกต้อง').getAttribute('lang')).toBe('th');
    expect(calls.some((call) => call.includes('checkPrivacy'))).toBe(false);
    expect(document.activeElement).toBe(input);
  });

  test('[OPEN-23, PERM-04] a wrong passcode stays on the screen with the reason, the entry and the focus', async () => {
    sessionStorage.clear();
    const { user, calls } = await open(locked);
    const input = await screen.findByLabelText<HTMLInputElement>(/Passcode/);
    await user.type(input, '654321{Enter}');
    expect(await screen.findByText('Passcode ไม่ถูกต้อง')).toBeTruthy();
    expect(calls).toContain('GET /api/checkPrivacy/portal/id/full');
    expect(input.value).toBe('654321');
    expect(document.activeElement).toBe(input);
  });

  test('[PERM-10] its editor never sees the passcode screen', async () => {
    sessionStorage.clear();
    const seen: string[] = [];
    const watcher = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
    watcher.observe(document.body, { childList: true, subtree: true });
    await open(
      (headers) =>
        headers.get('authorization') ? { data: fullPortal } : refusal(403, 'permission-denied')(),
      {
        user: owner,
      },
    );
    await screen.findByRole('heading', { level: 1, name: 'Celadon studio' });
    watcher.disconnect();
    expect(seen.some((text) => text.includes('This page is private'))).toBe(false);
  });
});

test('[AMBIG-29] without provider in the address the host decides', async () => {
  const { calls } = await open(fullPortal, { path: '/portals/full' });
  await waitFor(() => expect(calls).toContain('GET /api/portal/full'));
});
