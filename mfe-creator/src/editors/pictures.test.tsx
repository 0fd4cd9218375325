import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { isGone, openTools, portalServer } from '../editing/testing/editor-page.tsx';
import { FakeCropper } from '../image-editor/testing/FakeCropper.tsx';
import { pictureFile } from '../image-editor/testing/fake-pictures.ts';
import { arrived, box, images, open, putPicture, save, setUpPictures } from './testing/picture-editors.tsx';

jest.mock('react-cropper', () => ({ Cropper: FakeCropper }));

setUpPictures();

describe('pictures of the page', () => {
  test('[EDIT-22] the thumbnail is cropped to a square only, and Save waits for its upload', async () => {
    const { user, saves, lastChanges } = await open({ part: 'page', tool: 'Thumbnail' });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    await user.upload(screen.getByLabelText<HTMLInputElement>(/^Card picture/), pictureFile());
    const shape = await screen.findByRole<HTMLSelectElement>('combobox');
    expect([shape.disabled, ...[...shape.options].map(({ value }) => value)]).toEqual([true, '1:1']);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await putPicture(user, /^Card picture/);
    expect(images.uploads[0]?.call).toBe('POST /api/portal/p1/image/thumb');
    await user.click(save());
    expect(saves).toEqual([]);
    images.uploads[0]?.respond(200, arrived(1));
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({ mainImageId: 'new-1' });
  });

  test('[AMBIG-14, CROP-10] the cover is replaced at 16:9, and the rest of the gallery stays', async () => {
    const { user, portal, lastChanges } = await open({ part: 'cover', tool: 'Change cover' });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    await putPicture(user, /^Picture at the top/);
    images.uploads[0]?.respond(200, arrived(1));
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

describe('an external link', () => {
  test("[EDIT-20, VAL-07] without an address shows 'Require External Url field'; with one is added last", async () => {
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

  test("[EDIT-20, EDIT-27, CROP-10] is edited in its position; removing its picture shows 'Are you sure delete?' first", async () => {
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
  test('[DATA-18, OPEN-31] are added with name and picture, renamed and removed', async () => {
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
    await user.upload(added.getByLabelText<HTMLInputElement>(/^Photo/), pictureFile());
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Image' }));
    await user.click(await dialog.findByRole('button', { name: 'Crop', busy: false }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull(),
    );
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(images.uploads).toHaveLength(1));
    images.uploads[0]?.respond(200, arrived(1));
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({
      contributors: [{ name: 'Ploy' }, { name: 'Somchai', mainImageId: 'new-1' }],
    });
  });
});
