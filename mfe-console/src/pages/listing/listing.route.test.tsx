import { beforeEach, expect, test } from '@jest/globals';
import {
  type Assignment,
  type AssignmentResult,
  assignPortals,
  consoleListingPortals,
  consoleTowns,
  createListing,
  type Listing,
  listingById,
  townById,
  updateListing,
} from '@portico/shared/contracts';
import { useLocation } from '@portico/shared/platform';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { fakeFields } from '../../testing/fake-fields.tsx';
import { offerUndo } from '../../undo/undo-offer.ts';
import { Component as NewListing } from '../new-listing/new-listing.route.tsx';
import { Component as ListingPage } from './listing.route.tsx';

const DAY = '2026-11-21T05:00:00.000Z';
const NAMES: Record<string, string> = { wat: 'Wat Phumin', chang: 'Wat Phra That', tea: 'Tea house' };

let sent: { call: string; data: unknown }[];
let stored: Listing;
let portals: string[];
let refused: AssignmentResult[];
beforeEach(() => {
  offerUndo(undefined);
  sent = [];
  refused = [];
  portals = ['wat', 'chang'];
  stored = { _id: 'temples', title: { en: 'Temples' }, town: 'nan', modifiedDate: DAY };
});

function take<Data>(call: string, body: unknown): Data {
  const { data } = body as { data: Data };
  sent.push({ call, data });
  return data;
}
const server: Record<string, FakeCall> = {
  'GET /api/web-admin/': () => ({ data: { provider: 'demo', isPrivate: false, title: {}, tags: [] } }),
  ...byContract(listingById, () => ({ data: stored })),
  ...byContract(townById, ({ params }) => ({ data: { _id: params['id'] ?? '', title: { en: 'Nan' } } })),
  ...byContract(createListing, ({ body }) => {
    const { title } = take<Listing>('createListing', body);
    return { status: 'ok' as const, data: { _id: 'made', title } };
  }),
  ...byContract(updateListing, ({ body }) => {
    stored = { ...stored, ...take<Partial<Listing>>('updateListing', body) };
    return { status: 'ok' as const, data: stored };
  }),
  ...byContract(consoleTowns, () => ({
    status: 'ok' as const,
    data: {
      total: 2,
      rows: ['Nan', 'Pai'].map((name) => ({ id: name.toLowerCase(), title: { en: name }, listings: 0 })),
    },
  })),
  ...byContract(consoleListingPortals, () => ({
    status: 'ok' as const,
    data: {
      total: portals.length,
      rows: portals.map((id) => ({ id, title: { en: NAMES[id] }, status: 'RELEASE' as const })),
    },
  })),
  'POST /api/search/portal-demo/_search': () => ({
    hits: {
      total: { value: 3 },
      hits: Object.keys(NAMES).map((id) => ({
        _id: id,
        _source: { title: { en: NAMES[id] }, listingRefs: portals.includes(id) ? ['temples'] : [] },
      })),
    },
  }),
  ...byContract(assignPortals, ({ body }) => {
    const { ids, ...change } = take<Assignment & { ids: string[] }>('assignPortals', body);
    if (refused.length > 0) return { status: 'ok' as const, data: refused };
    portals = portals.filter((id) => !(change.removeListings && ids.includes(id)));
    if (change.addListings) portals = [...portals, ...ids];
    return {
      status: 'ok' as const,
      data: ids.map((id) => ({ id, outcome: 'changed' as const, change })),
    };
  }),
};

const open = (url: string) =>
  renderWithPlatform(
    {
      routes: [
        { path: '/console/listings/new', Component: NewListing },
        {
          path: '/console/listings/:id',
          Component: () => (
            <>
              <ListingPage />
              <output data-testid="address">{useLocation().pathname}</output>
            </>
          ),
        },
      ],
      url,
    },
    { namespace: 'mfe-console', messages, server, slots: fakeFields },
  );
const save = () => screen.getByRole('button', { name: messages.form.save });

async function chooseTown(button: string, name: string): Promise<void> {
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.listings.chooseTown }));
  await user.click(await dialog.findByRole('radio', { name }));
  await user.click(dialog.getByRole('button', { name: messages.picker.assign }));
}
let opened: Awaited<ReturnType<typeof open>>;

test('a new listing is made in a town', async () => {
  opened = await open('/console/listings/new');
  const title = await screen.findByRole('textbox', { name: 'Title (English)' });
  await opened.user.type(title, 'Temples');
  await chooseTown(messages.listings.chooseTown, 'Pai');
  await opened.user.click(save());
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/console/listings/made'));
  expect(sent).toEqual([
    {
      call: 'createListing',
      data: {
        title: { en: 'Temples', lang: 'en' },
        mainImageId: null,
        score: null,
        location: null,
        isPrivate: false,
        town: 'pai',
      },
    },
  ]);
});

test('a listing moves to another town, and only that is sent', async () => {
  opened = await open('/console/listings/temples');
  expect(await screen.findByText('Nan')).toBeTruthy();
  await chooseTown(messages.listings.changeTown, 'Pai');
  await opened.user.click(save());
  await waitFor(() =>
    expect(sent).toEqual([{ call: 'updateListing', data: { town: 'pai', modifiedDate: DAY } }]),
  );
});

const list = async () => within(await screen.findByRole('list', { name: messages.listings.portalsTitle }));
const names = async () => (await list()).getAllByRole('link').map(({ textContent }) => textContent);

test('pages are found by name, assigned together and removed, each with Undo', async () => {
  const { user } = await open('/console/listings/temples');
  expect(await names()).toEqual(['Wat Phumin', 'Wat Phra That']);
  await user.click(screen.getByRole('button', { name: messages.listings.assign }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign pages to Temples' }));
  expect((await dialog.findByRole<HTMLInputElement>('checkbox', { name: /^Wat Phumin/ })).disabled).toBe(
    true,
  );
  await user.click(dialog.getByRole('checkbox', { name: 'Tea house' }));
  await user.click(dialog.getByRole('button', { name: messages.picker.assign }));
  await waitFor(async () => expect(await names()).toEqual(['Wat Phumin', 'Wat Phra That', 'Tea house']));
  expect(await screen.findByText('1 page was assigned')).toBeTruthy();
  await user.click((await list()).getByRole('button', { name: 'Remove Wat Phumin' }));
  await waitFor(async () => expect(await names()).toEqual(['Wat Phra That', 'Tea house']));
  expect(await screen.findByText('Wat Phumin was removed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.undo.undo }));
  await waitFor(async () => expect(await names()).toContain('Wat Phumin'));
  expect(sent.map(({ data }) => data)).toEqual([
    { ids: ['tea'], addListings: ['temples'] },
    { ids: ['wat'], removeListings: ['temples'] },
    { ids: ['wat'], addListings: ['temples'] },
  ]);
});

test('a page that is refused stays, and no Undo is offered', async () => {
  refused = [{ id: 'wat', outcome: 'refused', reason: 'not-found' }];
  const { user } = await open('/console/listings/temples');
  await user.click((await list()).getByRole('button', { name: 'Remove Wat Phumin' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await names()).toEqual(['Wat Phumin', 'Wat Phra That']);
  expect(screen.queryByRole('button', { name: messages.undo.undo })).toBeNull();
});
