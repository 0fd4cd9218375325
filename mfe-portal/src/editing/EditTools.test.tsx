import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { portalApi } from '@portico/shared/api';
import type { AuthUser, Portal } from '@portico/shared/contracts';
import { type PortalPart, type SlotProps, useDispatch } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../locales/en.json';
import { PortalPage } from '../pages/portal/PortalPage.tsx';
import { barePortal, fullPortal } from '../testing/sample-portals.ts';

const owner: AuthUser = { uid: 'owner', username: 'o', displayName: 'O', roles: ['portal_creator'] };
const someone: AuthUser = { ...owner, uid: 'someone' };

/** Fakes the creator remote: a button for each part, which saves a new title and highlight sentence. */
function Tools({ portalId, part, index }: SlotProps['portal.tools']) {
  const dispatch = useDispatch();
  const value = { ...fullPortal, title: { en: 'A new title' }, highlightSentence: { en: 'A new sentence' } };
  const save = () =>
    dispatch(portalApi.util.upsertQueryEntries([{ endpointName: 'portal', arg: { id: portalId }, value }]));
  return (
    <button type="button" onClick={save}>
      {index === undefined ? `Edit ${part}` : `Edit ${part} ${index}`}
    </button>
  );
}
const loadCreatorRemote = jest.fn(async () => ({ Component: Tools }));
beforeEach(() => {
  loadCreatorRemote.mockClear();
});

async function open(portal: Portal, user?: AuthUser) {
  const rendered = await renderWithPlatform(
    {
      routes: [{ path: '/portals/:id', Component: PortalPage }],
      url: `/portals/${portal._id}`,
    },
    {
      namespace: 'mfe-portal',
      messages,
      ...(user ? { user } : {}),
      server: { 'GET /api/portal/:id': () => ({ data: portal }) },
      slots: {
        extensions: (name) =>
          name === 'portal.tools'
            ? [
                {
                  remote: 'mfe-creator',
                  isServerRendered: false,
                  module: { current: undefined, ready: loadCreatorRemote } as never,
                },
              ]
            : [],
        Unavailable: () => null,
      },
    },
  );
  await screen.findByRole('heading', { level: 1, name: /^(Celadon studio|Bare place)/ });
  return rendered;
}
const tools = () => screen.queryAllByRole('button', { name: /^Edit / }).map(({ textContent }) => textContent);

/** Parts that occur once on the page; entries have tools of their own. */
const PARTS: PortalPart[] = [
  'page',
  'cover',
  'title',
  'description',
  'callToAction',
  'openingHours',
  'location',
  'contacts',
  'tags',
  'gallery',
  'catalog',
  'links',
  'contributors',
];

describe('for an editor', () => {
  test.each([
    ['a full page', fullPortal],
    ['an empty one, whose blocks only editors see', barePortal],
  ])('[PORTAL-08, EDIT-02] every part of %s has its tools', async (_title, portal) => {
    await open(portal, owner);
    await screen.findByRole('button', { name: 'Edit page' });
    expect(tools()).toEqual(expect.arrayContaining(PARTS.map((part) => `Edit ${part}`)));
  });

  test('[EDIT-02] an entry of a list has tools of its own, with its index', async () => {
    await open(fullPortal, owner);
    const links = await screen.findByRole('region', { name: 'Links' });
    expect(await within(links).findByRole('button', { name: 'Edit link 1' })).toBeTruthy();
    expect(within(links).getAllByRole('button', { name: /^Edit link \d/ })).toHaveLength(2);
  });

  test('a page that has its texts in one language only has no tools: a save would lose the others', async () => {
    await open({ ...fullPortal, onlyIn: 'en' } as Portal, owner);
    expect(await screen.findByRole('region', { name: 'Links' })).toBeTruthy();
    expect(tools()).toEqual([]);
    expect(loadCreatorRemote).not.toHaveBeenCalled();
  });

  test('[EDIT-03] the response of a save is shown at once, without another request', async () => {
    const { user, calls } = await open(fullPortal, owner);
    const before = calls.length;
    await user.click(await screen.findByRole('button', { name: 'Edit title' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'A new title' })).toBeTruthy();
    expect(screen.getByText('A new sentence')).toBeTruthy();
    expect(calls.length).toBe(before);
  });
});

describe('for everyone else', () => {
  test.each([
    ['a visitor', undefined],
    ['another signed-in user', someone],
  ])('[PORTAL-26, MFE-08] %s sees no tools and loads nothing of the creator remote', async (_title, user) => {
    await open(fullPortal, user);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Links' })).toBeTruthy());
    expect(tools()).toEqual([]);
    expect(document.querySelector('[data-edit-tools]')).toBeNull();
    expect(loadCreatorRemote).not.toHaveBeenCalled();
  });

  test('[PORTAL-26] blocks without content are not rendered', async () => {
    await open(barePortal);
    expect(screen.queryByText(messages.block.nothingYet)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Links' })).toBeNull();
  });
});
