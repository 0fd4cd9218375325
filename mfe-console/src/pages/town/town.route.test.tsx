import { beforeEach, expect, test } from '@jest/globals';
import {
  changeListings,
  changeTowns,
  consoleListings,
  consoleTowns,
  createTown,
  generatePasscode,
  type ListingResult,
  orderListings,
  type Town,
  townById,
  updateTown,
} from '@portico/shared/contracts';
import { useLocation } from '@portico/shared/platform';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { fakeFields } from '../../testing/fake-fields.tsx';
import { offerUndo } from '../../undo/undo-offer.ts';
import { Component as NewTown } from '../new-town/new-town.route.tsx';
import { Component as TownPage } from './town.route.tsx';

const DAY = '2026-11-21T05:00:00.000Z';
const nan: Town = {
  _id: 'nan',
  title: { th: 'น่าน', en: 'Nan' },
  score: 5,
  mainImageId: 'picture',
  modifiedDate: DAY,
};
const listing = (id: string, name: string, town?: string) => ({
  id,
  title: { en: name },
  portals: 2,
  ...(town ? { town: { id: town, title: { en: town } } } : {}),
});

let sent: { call: string; data: unknown }[];
let stored: Town;
let listings: ReturnType<typeof listing>[];
let refusal: { status: number; body: object } | undefined;
beforeEach(() => {
  offerUndo(undefined);
  sent = [];
  stored = nan;
  refusal = undefined;
  listings = [
    listing('temples', 'Temples', 'nan'),
    listing('cafes', 'Cafes', 'nan'),
    listing('tea', 'Tea', 'pai'),
  ];
});

function take<Data>(call: string, body: unknown): Data {
  const { data } = body as { data: Data };
  sent.push({ call, data });
  return data;
}
const server: Record<string, FakeCall> = {
  ...byContract(townById, ({ params }) =>
    params['id'] === 'nan'
      ? { data: stored }
      : Response.json({ status: 'fail', code: 'not-found', reason: 'No.' }, { status: 404 }),
  ),
  ...byContract(createTown, ({ body }) => {
    const { title, _id: id } = take<Omit<Town, '_id'> & { _id?: string }>('createTown', body);
    const _id = id ?? 'made';
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    return { status: 'ok' as const, data: { _id, title } };
  }),
  ...byContract(updateTown, ({ body }) => {
    const changes = take<object>('updateTown', body);
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    const after = { ...stored, ...changes, modifiedDate: '2026-11-22T05:00:00.000Z' };
    stored = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null)) as Town;
    return { status: 'ok' as const, data: stored };
  }),
  ...byContract(changeTowns, ({ body }) => {
    const { isArchived } = take<{ isArchived: boolean }>('changeTowns', body);
    stored = { ...stored, isArchived };
    return { status: 'ok' as const, data: [{ id: 'nan', outcome: 'changed' as const }] };
  }),
  ...byContract(consoleListings, ({ url }) => {
    const town = url.searchParams.get('town');
    const q = (url.searchParams.get('q') ?? '').toLowerCase();
    const rows = listings.filter(
      ({ town: its, title }) => (!town || its?.id === town) && title.en.toLowerCase().includes(q),
    );
    return { status: 'ok' as const, data: { total: rows.length, rows } };
  }),
  ...byContract(consoleTowns, () => ({ status: 'ok' as const, data: { total: 0, rows: [] } })),
  ...byContract(changeListings, ({ body }) => {
    const { ids, town } = take<{ ids: string[]; town: string | null }>('changeListings', body);
    const data: ListingResult[] = ids.map((id) => {
      const before = listings.find((row) => row.id === id)?.town?.id ?? null;
      return { id, outcome: 'changed', before: { town: before, isArchived: false } };
    });
    listings = listings.map((row) =>
      ids.includes(row.id) ? listing(row.id, row.title.en, town ?? undefined) : row,
    );
    return { status: 'ok' as const, data };
  }),
  ...byContract(orderListings, ({ body }) => {
    const { ids } = take<{ ids: string[] }>('orderListings', body);
    listings = [
      ...ids.flatMap((id) => listings.find((row) => row.id === id) ?? []),
      ...listings.filter(({ id }) => !ids.includes(id)),
    ];
    return { status: 'ok' as const };
  }),
  ...byContract(generatePasscode, () => ({ status: 'ok' as const, data: { passcode: 'abc234' } })),
};

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;
const withAddress = (Page: typeof TownPage) => () => (
  <>
    <Page />
    <Address />
  </>
);
const open = (url: string) =>
  renderWithPlatform(
    {
      routes: [
        { path: '/console/towns/new', Component: withAddress(NewTown) },
        { path: '/console/towns/:id', Component: withAddress(TownPage) },
      ],
      url,
    },
    { namespace: 'mfe-console', messages, server, slots: fakeFields },
  );
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: messages.form.save });

test('a new town is written in four languages, with pictures, a pop-up, a passcode and a position', async () => {
  const { user } = await open('/console/towns/new');
  for (const [language, name] of [
    ['Thai', 'ปาย'],
    ['English', 'Pai'],
    ['Chinese', '拜县'],
    ['Arabic', 'باي'],
  ]) {
    await user.type(await field(`Title (${language})`), name as string);
  }
  await user.type(await field(messages.places.id), 'pai');
  await user.click(screen.getByRole('button', { name: `Upload ${messages.towns.splash}` }));
  await user.type(await field('Message (English)'), 'Welcome');
  await user.click(screen.getByRole('switch', { name: messages.popUp.shown }));
  await user.click(screen.getByRole('switch', { name: messages.places.private }));
  await waitFor(async () => expect((await field(messages.places.passcode)).value).toBe('abc234'));
  await user.click(await field(messages.places.latitude));
  await user.paste('19.3592, 98.4407');
  await user.type(await field(messages.places.score), '7');
  await user.click(save());
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/console/towns/pai'));
  expect(sent).toEqual([
    {
      call: 'createTown',
      data: {
        _id: 'pai',
        title: { th: 'ปาย', en: 'Pai', zh: '拜县', ar: 'باي', lang: 'ar' },
        mainImageId: null,
        profileImageId: 'uploaded',
        popUp: { message: { en: 'Welcome', lang: 'en' }, isShow: true },
        isPrivate: true,
        passcode: 'abc234',
        location: { latitude: 19.3592, longitude: 98.4407 },
        score: 7,
      },
    },
  ]);
});

test('a form with mistakes names each at its field, and nothing is sent or lost', async () => {
  const { user } = await open('/console/towns/new');
  await user.type(await field(messages.places.score), 'high');
  await user.type(await field(messages.places.latitude), '91');
  await user.type(await field(messages.popUp.buttonLink), 'javascript:x');
  await user.click(save());
  for (const text of [
    messages.places.titleNeeded,
    messages.places.notNumber,
    messages.places.notCoordinate,
    messages.popUp.wrongLink,
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(document.activeElement?.getAttribute('name')).toBe('title.th');
  expect([(await field(messages.places.score)).value, sent]).toEqual(['high', []]);
});

test('an address that is taken is refused at its field', async () => {
  const reason = 'There is a town nan already.';
  refusal = {
    status: 409,
    body: {
      status: 'fail',
      code: 'conflict',
      reason,
      details: [{ path: 'body.data._id', message: reason, code: 'taken' }],
    },
  };
  const { user } = await open('/console/towns/new');
  await user.type(await field('Title (English)'), 'Nan');
  await user.type(await field(messages.places.id), 'nan');
  await user.click(save());
  await waitFor(async () =>
    expect((await field(messages.places.id)).getAttribute('aria-invalid')).toBe('true'),
  );
});

test('a save sends what was changed, with the date that the form has seen', async () => {
  const { user } = await open('/console/towns/nan');
  await user.type(await field('Title (Chinese)'), '楠府');
  await user.click(screen.getByRole('button', { name: `Remove ${messages.places.picture}` }));
  await user.click(save());
  expect(await screen.findByText(messages.form.saved)).toBeTruthy();
  await user.clear(await field(messages.places.score));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ data }) => data)).toEqual([
    { title: { th: 'น่าน', en: 'Nan', zh: '楠府', lang: 'zh' }, mainImageId: null, modifiedDate: DAY },
    { score: null, modifiedDate: '2026-11-22T05:00:00.000Z' },
  ]);
});

test('a save over the change of someone else is refused with their name; their version can be loaded', async () => {
  const { user } = await open('/console/towns/nan');
  const title = await field('Title (English)');
  await user.type(title, ' town');
  stored = { ...nan, title: { en: 'Nan City' }, modifiedDate: '2026-11-21T06:00:00.000Z' };
  refusal = {
    status: 409,
    body: {
      status: 'fail',
      code: 'conflict',
      reason: 'Changed.',
      conflict: { by: 'Mali', at: '2026-11-21T06:00:00.000Z' },
    },
  };
  await user.click(save());
  expect(await screen.findByText(/^Mali changed this/)).toBeTruthy();
  expect(title.value).toBe('Nan town');
  await user.click(screen.getByRole('button', { name: messages.form.loadNewer }));
  await waitFor(() => expect(title.value).toBe('Nan City'));
});

test('Undo sends the former values of the last save alone', async () => {
  const { user } = await open('/console/towns/nan');
  await user.type(await field('Title (English)'), '!');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: messages.form.undo }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.data).toEqual({
    title: { th: 'น่าน', en: 'Nan' },
    modifiedDate: '2026-11-22T05:00:00.000Z',
  });
  expect((await field('Title (English)')).value).toBe('Nan');
  await user.type(await field('Title (English)'), '?');
  expect(screen.queryByRole('button', { name: messages.form.undo })).toBeNull();
});

test('a town is archived and restored, and its form can be saved afterwards', async () => {
  const { user } = await open('/console/towns/nan');
  await user.type(await field('Title (English)'), '!');
  await user.click(screen.getByRole('button', { name: messages.places.archive }));
  expect(await screen.findByText('Nan was archived')).toBeTruthy();
  expect(await screen.findByText(messages.places.isArchived)).toBeTruthy();
  expect(screen.queryByRole('link', { name: messages.places.view })).toBeNull();
  await user.click(screen.getByRole('button', { name: messages.undo.undo }));
  expect(await screen.findByRole('link', { name: messages.places.view })).toBeTruthy();
  await user.click(save());
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      call: 'updateTown',
      data: { title: { th: 'น่าน', en: 'Nan!', lang: 'en' }, modifiedDate: DAY },
    }),
  );
});

test('listings are found by name, assigned, moved and removed; Undo sends each back to its town', async () => {
  const { user } = await open('/console/towns/nan');
  const list = async () => within(await screen.findByRole('list', { name: messages.listings.title }));
  const names = async () => (await list()).getAllByRole('link').map(({ textContent }) => textContent);
  expect(await names()).toEqual(['Temples', 'Cafes']);
  await user.click(screen.getByRole('button', { name: messages.towns.assign }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign listings to Nan' }));
  expect((await dialog.findByRole<HTMLInputElement>('checkbox', { name: /^Cafes/ })).disabled).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: /^Tea/ }));
  await user.click(dialog.getByRole('button', { name: messages.picker.assign }));
  await waitFor(async () => expect(await names()).toEqual(['Temples', 'Cafes', 'Tea']));
  expect(await screen.findByText('1 listing was assigned')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.undo.undo }));
  await waitFor(async () => expect(await names()).toEqual(['Temples', 'Cafes']));
  await user.click((await list()).getByRole('button', { name: 'Move Temples down' }));
  await waitFor(async () => expect(await names()).toEqual(['Cafes', 'Temples']));
  await user.click((await list()).getByRole('button', { name: 'Remove Cafes' }));
  await waitFor(async () => expect(await names()).toEqual(['Temples']));
  expect(sent).toEqual([
    { call: 'changeListings', data: { ids: ['tea'], town: 'nan' } },
    { call: 'changeListings', data: { ids: ['tea'], town: 'pai' } },
    { call: 'orderListings', data: { ids: ['cafes', 'temples'], town: 'nan' } },
    { call: 'changeListings', data: { ids: ['cafes'], town: null } },
  ]);
});

test('an address without a town leads back to the list', async () => {
  await open('/console/towns/nothing');
  expect(await screen.findByText(messages.places.notFound)).toBeTruthy();
  expect(screen.getByRole('link', { name: messages.list.showAll }).getAttribute('href')).toBe(
    '/console/towns',
  );
});
