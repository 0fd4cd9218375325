import { describe, expect, test } from '@jest/globals';
import type { AuthUser, Portal } from '@portico/shared/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { barePortal, fullPortal } from '../../testing/sample-portals.ts';
import { open, type Reply, region } from './testing/open-portal-page.tsx';

const owner: AuthUser = { uid: 'owner', username: 'o', displayName: 'O', roles: ['portal_creator'] };

const refusal = (status: number, code: string) => () =>
  Response.json({ status: 'fail', code, reason: `refused: ${code}` }, { status });

describe('content hidden from visitors', () => {
  const hidden: Portal = { ...fullPortal, hideInformations: ['contacts', 'tags', 'catalog', 'gallery'] };

  test('[OPEN-18] hidden sections are not rendered for visitors, and neither is the phone button with hidden contacts', async () => {
    await open(hidden);
    await screen.findByRole('region', { name: 'Location' });
    for (const name of ['Contact', 'Tags', 'Gallery'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByText(/^portal\.catalog/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  test('[OPEN-18] editors see hidden sections marked as such', async () => {
    await open(hidden, { user: owner });
    expect(
      within(await screen.findByRole('region', { name: 'Contact' })).getByText('Hidden from visitors'),
    ).toBeTruthy();
    expect(region('Location').queryByText('Hidden from visitors')).toBeNull();
  });

  test('[PORTAL-14, AMBIG-38] a location of 0 and 0 is hidden, also in the contacts', async () => {
    await open({ ...fullPortal, location: { ...fullPortal.location, latitude: 0, longitude: 0 } });
    await screen.findByRole('region', { name: 'Contact' });
    expect(screen.queryByRole('region', { name: 'Location' })).toBeNull();
    expect(screen.queryByText('99/9 San Kamphaeng')).toBeNull();
  });

  test('[PORTAL-06, PORTAL-07, PORTAL-26] only editors see edit controls', async () => {
    await open(fullPortal);
    await screen.findByRole('heading', { level: 1, name: /^(Celadon studio|Bare place)/ });
    expect(screen.queryByText('Edit Classic Mode')).toBeNull();
    await open(fullPortal, { user: owner });
    const classic = await screen.findByRole('link', { name: 'Edit Classic Mode' });
    expect(classic.getAttribute('href')).toBe('/login?backTo=%2Fcreator%2Fclassic%2Ffull');
    expect(screen.getByRole('link', { name: 'My pages' }).getAttribute('href')).toBe('/creator');
  });
});

describe('its status', () => {
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
    ['its editor', true, 'Only you and the moderators can see this page until its first review.'],
    ['a moderator', false, 'Only its editors and the moderators can see this page until its first review.'],
  ])('[OPEN-55] a withheld page tells %s who can see it', async (_who, isEditor, words) => {
    const portal = { ...barePortal, status: 'USER_DRAFT', isWithheld: true } as const;
    await open(portal, isEditor ? { user: owner } : {});
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

test.each([
  ['visitors', undefined, 1],
  ['its editors', owner, 0],
])('[OPEN-56] the report button, for %s', async (_who, user, count) => {
  await open(barePortal, user ? { user } : {});
  await screen.findByRole('heading', { level: 1, name: /^Bare place/ });
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: messages.report.open })).toHaveLength(count),
  );
});

describe('refusals and failures', () => {
  test('[PORTAL-03, T-46] an unknown portal leads home with a notice', async () => {
    await open(refusal(404, 'not-found'), { path: '/portals/nowhere' });
    expect(await screen.findByText(`home: ${messages.portal.notFound}`)).toBeTruthy();
  });

  test('[OPEN-43] a server failure stays on the page, and a retry requests again', async () => {
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

  test('[OPEN-43] being offline does not leave the page', async () => {
    await open(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await screen.findByText('You’re offline')).toBeTruthy();
  });
});

describe('a private portal', () => {
  const locked: Reply = (headers) =>
    headers.get('x-portico-grant') === 'a-grant' ? { data: fullPortal } : refusal(403, 'permission-denied')();

  test('[PORTAL-04, PERM-06, PERM-07, OPEN-03] the right passcode opens it in place for the session', async () => {
    sessionStorage.clear();
    const { user, address } = await open(locked);
    await user.type(await screen.findByLabelText(/Passcode/), '123456');
    await user.click(screen.getByRole('button', { name: 'Open page' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Celadon studio' })).toBeTruthy();
    expect(address()).toBe('/portals/full?provider=demo');
    await open(locked);
    expect(await screen.findByRole('heading', { level: 1, name: 'Celadon studio' })).toBeTruthy();
  });

  test('[VAL-21, PERM-02, T-26] an entry of another length is refused without a request, in Thai', async () => {
    sessionStorage.clear();
    const { user, calls } = await open(locked);
    const input = await screen.findByLabelText(/Passcode/);
    await user.type(input, '12345');
    await user.click(screen.getByRole('button', { name: 'Open page' }));
    expect(screen.getByText('Passcode ไม่ถูกต้อง').getAttribute('lang')).toBe('th');
    expect(calls.some((call) => call.includes('checkPrivacy'))).toBe(false);
    expect(document.activeElement).toBe(input);
  });

  test('[OPEN-23, PERM-04] a wrong passcode shows the reason and keeps the entry and the focus', async () => {
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

test('[AMBIG-29] without a provider in the address the host decides', async () => {
  const { calls } = await open(fullPortal, { path: '/portals/full' });
  await waitFor(() => expect(calls).toContain('GET /api/portal/full'));
});
