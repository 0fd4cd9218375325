import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalServer, type ToolsOptions, toolsPage } from '../editing/testing/editor-page.tsx';
import { FakeCropper } from '../image-editor/testing/FakeCropper.tsx';
import { fakePictures, pictureFile } from '../image-editor/testing/fake-pictures.ts';
import { fakeUploads } from '../images/testing/fake-uploads.ts';
import { today } from './gallery-item/gallery-item.ts';

const openTools = (options: ToolsOptions) => renderWithPlatform(...toolsPage(options));

jest.mock('react-cropper', () => ({ Cropper: FakeCropper }));

let pictures: ReturnType<typeof fakePictures>;
let images: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  pictures = fakePictures({ width: 4000, height: 2000 });
  images = fakeUploads();
});
afterEach(() => {
  pictures.restore();
  images.restore();
});

type Options = ToolsOptions;
type User = Awaited<ReturnType<typeof openTools>>['user'];

const save = () => screen.getByRole('button', { name: 'Save' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function open(
  options: Pick<Options, 'part' | 'index'> & { tool: string },
  changes: Parameters<typeof portalServer>[0] = {},
) {
  const { tool, ...place } = options;
  const fake = portalServer(changes);
  const page = await openTools({ ...place, portal: fake.portal, server: fake.server });
  await page.user.click(screen.getByRole('button', { name: tool }));
  await screen.findByRole('dialog');
  return { ...fake, page, user: page.user };
}

const arrived = (number: number) => ({
  status: 'ok',
  ref: `new-${number}`,
  lastChecked: '2026-11-21T00:00:00.000Z',
  imageURL: `/images/new-${number}`,
  smallImageURL: `/small-images/new-${number}`,
});

/** Chooses a picture, crops it as offered, and lets it arrive. Gives the shapes that were offered. */
async function putPicture(user: User, label: RegExp): Promise<string[]> {
  await user.upload(screen.getByLabelText<HTMLInputElement>(label), pictureFile());
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Image' }));
  await user.click(await dialog.findByRole('button', { name: 'Crop', busy: false }));
  const shapes = [...document.querySelectorAll('dialog select')].flatMap((select) =>
    [...(select as HTMLSelectElement).options].map(({ value }) => value),
  );
  const saves = await dialog.findAllByRole('button', { name: 'Save' });
  await waitFor(() => expect(saves[0]?.getAttribute('aria-disabled')).toBeNull());
  if (saves[0]) await user.click(saves[0]);
  await waitFor(() => expect(images.uploads).toHaveLength(1));
  return shapes;
}

describe('pictures of the page', () => {
  test('[EDIT-22] the thumbnail is cut square and nothing else, and Save waits for it', async () => {
    const { user, saves, lastChanges } = await open({ part: 'page', tool: 'Thumbnail' });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    await user.upload(screen.getByLabelText<HTMLInputElement>(/^Picture of the card/), pictureFile());
    const shape = await screen.findByRole<HTMLSelectElement>('combobox');
    expect([shape.disabled, ...[...shape.options].map(({ value }) => value)]).toEqual([true, '1:1']);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await putPicture(user, /^Picture of the card/);
    expect(images.uploads[0]?.call).toBe('POST /api/portal/p1/image/thumb');
    await user.click(save());
    expect(saves).toEqual([]);
    images.uploads[0]?.answer(200, arrived(1));
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({ mainImageId: 'new-1' });
  });

  test('[AMBIG-14, CROP-10] the cover is replaced at 16:9, and the gallery behind it stays', async () => {
    const { user, portal, lastChanges } = await open({ part: 'cover', tool: 'Change cover' });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    await putPicture(user, /^Picture at the head/);
    images.uploads[0]?.answer(200, arrived(1));
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({
      galleryImages: [
        {
          type: 'picture',
          title: { en: 'Cover' },
          mainImageId: 'new-1',
          lastChecked: '2026-11-21T00:00:00.000Z',
          aspects: { width: 16, height: 9 },
        },
        ...(portal.galleryImages?.slice(1) ?? []),
      ],
    });
  });
});

describe('a gallery item', () => {
  const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' });
  const until = () => screen.getByLabelText<HTMLInputElement>('Shown until');

  test('[EDIT-11, GAL-03, VAL-08] its words, type, address and end; the other items stay', async () => {
    const { user, portal, saves, lastChanges } = await open({
      part: 'galleryItem',
      index: 1,
      tool: 'Edit: One',
    });
    expect([...type().options].map(({ value }) => value)).toEqual(['picture', 'picture_link', 'video']);
    expect(screen.queryByRole('textbox', { name: /^Web address/ })).toBeNull();
    await user.selectOptions(type(), 'picture_link');
    await user.click(save());
    expect(screen.getByText('required')).toBeTruthy();
    expect(document.activeElement).toBe(box(/^Web address/));
    expect(saves).toEqual([]);
    await user.type(box(/^Web address/), 'book.example.com');
    await user.type(box('Description'), 'A bowl');
    fireEvent.change(until(), { target: { value: '2999-12-31' } });
    await user.click(save());
    await isGone();
    const [cover, , ...rest] = portal.galleryImages ?? [];
    expect(lastChanges()).toEqual({
      galleryImages: [
        cover,
        {
          type: 'picture_link',
          mainImageId: 'one',
          title: { en: 'One' },
          externalUrl: 'https://book.example.com/',
          description: { en: 'A bowl', lang: 'en' },
          expDate: '2999-12-31',
        },
        ...rest,
      ],
    });
  });

  test('[VAL-09] no day before today can be its end', async () => {
    const { user, saves } = await open({ part: 'galleryItem', index: 1, tool: 'Edit: One' });
    expect(until().min).toBe(today());
    fireEvent.change(until(), { target: { value: '2001-01-01' } });
    await user.click(save());
    expect(screen.getByText('The earliest day is today.')).toBeTruthy();
    expect(saves).toEqual([]);
  });

  test('[OPEN-11] a stored type that is not offered is kept', async () => {
    const { user, lastChanges } = await open({ part: 'galleryItem', index: 3, tool: 'Edit: Three' });
    expect(type().value).toBe('postcard');
    await user.type(box(/^Web address/), 'https://card.example');
    await user.type(box('Title'), '!');
    await user.click(save());
    await isGone();
    expect(lastChanges()['galleryImages']).toMatchObject([
      {},
      {},
      {},
      { type: 'postcard', title: { en: 'Three!' } },
    ]);
  });

  test('[CROP-10, AMBIG-16] a new one begins at 4:3, keeps its shape and comes last; without a picture it is none', async () => {
    const { user, portal, saves, lastChanges } = await open({ part: 'gallery', tool: 'Add pictures' });
    await user.click(save());
    expect(screen.getByText('Choose a picture first.')).toBeTruthy();
    expect(saves).toEqual([]);
    await putPicture(user, /^Picture/);
    images.uploads[0]?.answer(200, arrived(1));
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
    await user.type(box('Title'), 'New');
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({
      galleryImages: [
        ...(portal.galleryImages ?? []),
        {
          type: 'picture',
          mainImageId: 'new-1',
          lastChecked: '2026-11-21T00:00:00.000Z',
          aspects: { width: 4, height: 3 },
          title: { en: 'New', lang: 'en' },
        },
      ],
    });
  });

  test('[AMBIG-14, CROP-10] the first of an empty gallery is a cover: a picture of 16:9 without an end', async () => {
    const { user, saves, lastChanges } = await open(
      { part: 'gallery', tool: 'Add pictures' },
      { galleryImages: [] },
    );
    expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull();
    expect(screen.queryByLabelText('Shown until')).toBeNull();
    expect(screen.queryByLabelText(/^Or several pictures/)).toBeNull();
    await user.click(save());
    expect(screen.getByText('Choose a picture first.')).toBeTruthy();
    expect(saves).toEqual([]);
    await putPicture(user, /^Picture/);
    images.uploads[0]?.answer(200, arrived(1));
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
    await user.click(save());
    await isGone();
    expect(lastChanges()).toMatchObject({
      galleryImages: [{ type: 'picture', mainImageId: 'new-1', aspects: { width: 16, height: 9 } }],
    });
  });

  test('several pictures at once: each is cut to 4:3, sent in turn and saved together; what is none is named', async () => {
    const { user, portal, lastChanges } = await open({ part: 'gallery', tool: 'Add pictures' });
    const files = [
      pictureFile('a.jpg'),
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      pictureFile('b.jpg'),
    ];
    fireEvent.drop(screen.getByLabelText(/^Or several pictures/), { dataTransfer: { files } });
    expect(await screen.findByText(/notes\.txt/)).toBeTruthy();
    await waitFor(() => expect(images.uploads).toHaveLength(1));
    images.uploads[0]?.answer(503, { status: 'fail', reason: 'Too busy.' }, 'Service Unavailable');
    expect(await screen.findByText('Service Unavailable | 503')).toBeTruthy();
    await waitFor(() => expect(images.uploads).toHaveLength(2));
    images.uploads[1]?.answer(200, arrived(2));
    expect(await screen.findByText('Ready to save: 1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(images.uploads).toHaveLength(3));
    images.uploads[2]?.answer(200, arrived(1));
    expect(await screen.findByText('Ready to save: 2')).toBeTruthy();
    expect(pictures.drawings.map(({ width, height }) => width / height)).toEqual([4 / 3, 4 / 3]);
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
    await user.click(save());
    await isGone();
    expect(lastChanges()['galleryImages']).toMatchObject([
      ...(portal.galleryImages ?? []),
      { type: 'picture', mainImageId: 'new-2', aspects: { width: 4, height: 3 } },
      { type: 'picture', mainImageId: 'new-1' },
    ]);
  });
});

describe('an external link', () => {
  test("[EDIT-20, VAL-07] without an address says 'Require External Url field'; with one it comes last", async () => {
    const { user, portal, saves, lastChanges } = await open({ part: 'links', tool: 'Add a link' });
    await user.click(save());
    expect(screen.getByText('Require External Url field')).toBeTruthy();
    expect(saves).toEqual([]);
    await user.type(box(/^Web address/), 'https://three.example');
    await user.type(box('Title'), 'Third');
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({
      links: [
        ...(portal.links ?? []),
        { externalUrl: 'https://three.example', title: { en: 'Third', lang: 'en' } },
      ],
    });
  });

  test("[EDIT-20, EDIT-27, CROP-10] one is changed in its place; taking its picture away asks 'Are you sure delete?'", async () => {
    const links = [{ externalUrl: 'https://one.example', mainImageId: 'pic', title: { en: 'First link' } }];
    const fake = portalServer({ links });
    const page = await openTools({
      part: 'link',
      index: 0,
      portal: fake.portal,
      server: { ...fake.server, 'DELETE /api/portal/:id/image/:image': () => ({ status: 'ok' }) },
    });
    await page.user.click(screen.getByRole('button', { name: 'Edit: First link' }));
    await page.user.click(await screen.findByRole('button', { name: 'Remove' }));
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure delete?' });
    await page.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await page.user.click(save());
    await isGone();
    expect(fake.lastChanges()).toEqual({
      links: [{ externalUrl: 'https://one.example', title: { en: 'First link' } }],
    });
  });
});

describe('contributors', () => {
  test('[DATA-18, OPEN-31] are added with name and picture, renamed and taken out', async () => {
    const { user, saves, lastChanges } = await open(
      { part: 'contributors', tool: 'Edit contributors' },
      { contributors: [{ name: 'Kru Din' }, { name: 'Ploy' }] },
    );
    await user.click(screen.getByRole('button', { name: 'Remove contributor: Kru Din' }));
    await user.click(screen.getByRole('button', { name: 'Add a contributor' }));
    const added = within(screen.getByRole('group', { name: 'Contributor 2' }));
    await user.click(save());
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    expect(saves).toEqual([]);
    await user.type(added.getByRole('textbox', { name: 'Name' }), 'Somchai');
    await user.upload(added.getByLabelText<HTMLInputElement>(/^Small picture/), pictureFile());
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Image' }));
    await user.click(await dialog.findByRole('button', { name: 'Crop', busy: false }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull(),
    );
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(images.uploads).toHaveLength(1));
    images.uploads[0]?.answer(200, arrived(1));
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({
      contributors: [{ name: 'Ploy' }, { name: 'Somchai', mainImageId: 'new-1' }],
    });
  });
});
