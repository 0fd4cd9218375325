import { readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { isGone } from '../editing/testing/editor-page.tsx';
import { FakeCropper } from '../image-editor/testing/FakeCropper.tsx';
import { pictureFile } from '../image-editor/testing/fake-pictures.ts';
import { today } from './gallery-item/gallery-item.ts';
import {
  arrived,
  box,
  images,
  open,
  pictures,
  putPicture,
  save,
  setUpPictures,
} from './testing/picture-editors.tsx';

jest.mock('react-cropper', () => ({ Cropper: FakeCropper }));

setUpPictures();

/** A photo of an iPhone, taken in Chiang Mai. */
const PHOTO = 'e2e/support/iphone.heic';

describe('a gallery item', () => {
  const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' });
  const until = () => screen.getByLabelText<HTMLInputElement>('Shown until');

  test('[EDIT-11, GAL-03, VAL-08] edits texts, type, address and end; the other items stay', async () => {
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

  test('[VAL-09] its end cannot be before today', async () => {
    const { user, saves } = await open({ part: 'galleryItem', index: 1, tool: 'Edit: One' });
    expect(until().min).toBe(today());
    fireEvent.change(until(), { target: { value: '2001-01-01' } });
    await user.click(save());
    expect(screen.getByText('Choose today or a later date.')).toBeTruthy();
    expect(saves).toEqual([]);
  });

  test('[OPEN-11] a stored type that is not offered stays', async () => {
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

  test('[CROP-10, AMBIG-16] a new item starts at 4:3, is saved with its aspect ratio and is added last; without a picture it is not saved', async () => {
    const { user, portal, saves, lastChanges } = await open({ part: 'gallery', tool: 'Add pictures' });
    await user.click(save());
    expect(screen.getByText('Choose a picture first.')).toBeTruthy();
    expect(saves).toEqual([]);
    await putPicture(user, /^Picture/);
    images.uploads[0]?.respond(200, arrived(1));
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

  test('[AMBIG-14, CROP-10] the first item of an empty gallery is a cover: 16:9 without an end', async () => {
    const { user, saves, lastChanges } = await open(
      { part: 'gallery', tool: 'Add pictures' },
      { galleryImages: [] },
    );
    expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull();
    expect(screen.queryByLabelText('Shown until')).toBeNull();
    expect(screen.queryByLabelText(/^Add several pictures/)).toBeNull();
    await user.click(save());
    expect(screen.getByText('Choose a picture first.')).toBeTruthy();
    expect(saves).toEqual([]);
    await putPicture(user, /^Picture/);
    images.uploads[0]?.respond(200, arrived(1));
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
    await user.click(save());
    await isGone();
    expect(lastChanges()).toMatchObject({
      galleryImages: [{ type: 'picture', mainImageId: 'new-1', aspects: { width: 16, height: 9 } }],
    });
  });

  test('several pictures are cropped to 4:3, uploaded one by one and saved together; other files are named', async () => {
    const { user, portal, lastChanges } = await open({ part: 'gallery', tool: 'Add pictures' });
    const files = [
      pictureFile('a.jpg'),
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      pictureFile('b.jpg'),
    ];
    fireEvent.drop(screen.getByLabelText(/^Add several pictures/), { dataTransfer: { files } });
    expect(await screen.findByText(/notes\.txt/)).toBeTruthy();
    await waitFor(() => expect(images.uploads).toHaveLength(1));
    images.uploads[0]?.respond(503, { status: 'fail', reason: 'Too busy.' }, 'Service Unavailable');
    expect(await screen.findByText('Service Unavailable | 503')).toBeTruthy();
    await waitFor(() => expect(images.uploads).toHaveLength(2));
    images.uploads[1]?.respond(200, arrived(2));
    expect(await screen.findByText('Ready to save: 1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(images.uploads).toHaveLength(3));
    images.uploads[2]?.respond(200, arrived(1));
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

  test('several pictures have one progress, and cancelling it leaves out those that are not uploaded', async () => {
    await open({ part: 'gallery', tool: 'Add pictures' });
    const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => pictureFile(name));
    fireEvent.drop(screen.getByLabelText(/^Add several pictures/), { dataTransfer: { files } });
    expect(await screen.findByLabelText('0 of 3 uploaded')).toBeTruthy();
    await waitFor(() => expect(images.uploads).toHaveLength(1));
    act(() => images.uploads[0]?.progress(0.5));
    await waitFor(() => expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(17));
    images.uploads[0]?.respond(200, arrived(1));
    expect(await screen.findByLabelText('1 of 3 uploaded')).toBeTruthy();
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    await waitFor(() => expect(images.uploads).toHaveLength(2));
    // Of the upload; the dialog's own is after it.
    fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(images.uploads[1]?.isAborted).toBe(true);
    expect(screen.getByText('Ready to save: 1')).toBeTruthy();
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
  });

  describe('the position of a photo', () => {
    const photo = () => new File([readFileSync(PHOTO)], 'IMG_1.HEIC', { type: 'image/heic' });
    const drop = () =>
      fireEvent.drop(screen.getByLabelText(/^Add several pictures/), {
        dataTransfer: { files: [pictureFile('a.jpg'), photo()] },
      });
    const upload = async () => {
      await waitFor(() => expect(images.uploads).toHaveLength(1));
      images.uploads[0]?.respond(200, arrived(1));
      await waitFor(() => expect(images.uploads).toHaveLength(2));
      images.uploads[1]?.respond(200, arrived(2));
      await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
    };
    const streetAddress = { en: '99/9 San Kamphaeng' };

    test('is offered as the location of a page without one, and saved with the pictures', async () => {
      const { user, lastChanges } = await open(
        { part: 'gallery', tool: 'Add pictures' },
        { location: { streetAddress } },
      );
      drop();
      await upload();
      await user.click(await screen.findByRole('button', { name: 'Use as location' }));
      await user.click(save());
      await isGone();
      expect(lastChanges()['location']).toEqual({ latitude: 18.7883, longitude: 98.9853, streetAddress });
    });

    test('is not saved unless the person wants it', async () => {
      const { user, lastChanges } = await open(
        { part: 'gallery', tool: 'Add pictures' },
        { location: { streetAddress } },
      );
      drop();
      await upload();
      await user.click(await screen.findByRole('button', { name: 'Use as location' }));
      await user.click(screen.getByRole('button', { name: 'Don’t use it' }));
      await user.click(save());
      await isGone();
      expect(Object.keys(lastChanges())).toEqual(['galleryImages']);
    });
  });
});
