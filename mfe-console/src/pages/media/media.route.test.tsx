import { beforeEach, expect, test } from '@jest/globals';
import {
  type ConsoleImage,
  consoleImages,
  deleteImages,
  replaceImage,
  restoreImages,
} from '@portico/shared/contracts';
import { selectNotices } from '@portico/shared/platform';
import { byContract, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { fakeFields } from '../../testing/fake-fields.tsx';
import { offerUndo } from '../../undo/undo-offer.ts';
import { Component } from './media.route.tsx';

const texts = messages.media;

beforeEach(() => offerUndo(undefined));

const images: ConsoleImage[] = [
  {
    id: 'river',
    address: '/small-images/river',
    width: 1600,
    height: 1200,
    bytes: 1_540_000,
    uploaded: { at: '2026-11-20T05:00:00.000Z', by: { uid: 'u1', displayName: 'Mali' } },
    places: [
      { kind: 'town', id: 'nan', title: { en: 'Nan' } },
      { kind: 'product', id: 'cup', title: { en: 'Cup' }, catalogId: 'shop' },
      { kind: 'web-config', id: 'config' },
    ],
    placesTotal: 3,
  },
  {
    id: 'stray',
    address: '/small-images/stray?s=1',
    width: 640,
    height: 480,
    bytes: 42_400,
    places: [],
    placesTotal: 0,
    until: '2026-11-22T05:00:00.000Z',
  },
];

function open(url = '/console/media') {
  const requests: URLSearchParams[] = [];
  const sent: { call: string; data: object }[] = [];
  const bodyOf = ({ body }: { body?: unknown }) => (body as { data: object }).data;
  const screenOf = renderWithPlatform(
    { routes: [{ path: '/console/media', Component }], url },
    {
      namespace: 'mfe-console',
      messages,
      slots: fakeFields,
      server: {
        ...byContract(consoleImages, (call) => {
          requests.push(call.url.searchParams);
          return { status: 'ok' as const, data: { total: images.length, rows: images } };
        }),
        ...byContract(replaceImage, (call) => {
          sent.push({ call: 'replace', data: bodyOf(call) });
          return {
            status: 'ok' as const,
            data: { changed: [{ kind: 'town' as const, id: 'nan' }], remaining: 0 },
          };
        }),
        ...byContract(deleteImages, (call) => {
          sent.push({ call: 'delete', data: bodyOf(call) });
          const { ids } = bodyOf(call) as { ids: string[] };
          const outcome = (id: string) => (id === 'river' ? ('shown' as const) : ('changed' as const));
          return { status: 'ok' as const, data: ids.map((id) => ({ id, outcome: outcome(id) })) };
        }),
        ...byContract(restoreImages, (call) => {
          sent.push({ call: 'restore', data: bodyOf(call) });
          const { ids } = bodyOf(call) as { ids: string[] };
          return { status: 'ok' as const, data: ids.map((id) => ({ id, outcome: 'changed' as const })) };
        }),
      },
    },
  );
  return screenOf.then((rendered) => ({ ...rendered, requests, sent }));
}
const undo = () => screen.findByRole('button', { name: messages.undo.undo });

test('images are listed with where they are shown, their size and who uploaded them', async () => {
  await open();
  const list = await screen.findByRole('list', { name: texts.label });
  expect(within(list).getByRole('link', { name: 'Nan' }).getAttribute('href')).toBe('/console/towns/nan');
  expect(within(list).getByRole('link', { name: 'Cup' }).getAttribute('href')).toBe(
    '/catalog/shop/product/cup/detail',
  );
  expect(within(list).getByRole('link', { name: texts.in['web-config'] }).getAttribute('href')).toBe(
    '/console/site',
  );
  for (const text of ['1,600 × 1,200 px', '1.5 MB', '42 KB', texts.unused]) within(list).getByText(text);
  expect(within(list).getByText(/^Uploaded .* by Mali$/)).toBeTruthy();
});

test('filters and sorting are in the address', async () => {
  const { requests, user } = await open('/console/media?show=unused&uploader=mali&sort=largest');
  await screen.findByRole('list', { name: texts.label });
  expect(Object.fromEntries(requests[0] ?? [])).toMatchObject({
    show: 'unused',
    uploader: 'mali',
    sort: 'largest',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: texts.filter }), 'deleted');
  await waitFor(() => expect(requests.at(-1)?.get('show')).toBe('deleted'));
});

test('an unused image is deleted and restored by Undo; one that is shown is refused with the reason', async () => {
  const { user, sent, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete the picture stray' }));
  await user.click(await undo());
  await waitFor(() => expect(sent.at(-1)).toEqual({ call: 'restore', data: { ids: ['stray'] } }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Nan' }));
  await user.click(screen.getByRole('button', { name: /^Delete$/ }));
  await waitFor(() =>
    expect(selectNotices(store.getState()).map(({ text }) => text)).toContain(
      texts.stillShown_one.replace('{{count}}', '1'),
    ),
  );
});

test('an uploaded picture replaces an image, and Undo puts it back in the same records', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Replace the picture of Nan' }));
  const dialog = await screen.findByRole('dialog', { name: texts.replaceTitle });
  const replace = within(dialog).getByRole<HTMLButtonElement>('button', { name: texts.replace });
  expect(replace.disabled).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: `Upload ${texts.newPicture}` }));
  await user.click(replace);
  await waitFor(() => expect(sent).toEqual([{ call: 'replace', data: { by: 'uploaded' } }]));
  // The toast moves out of the dialog that closes.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await undo());
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      call: 'replace',
      data: { by: 'river', records: [{ kind: 'town', id: 'nan' }] },
    }),
  );
});
