import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openTools, portalServer, type ToolsOptions } from '../../editing/testing/editor-page.tsx';
import { FakeCropper } from '../../image-editor/testing/FakeCropper.tsx';
import { fakePictures, pictureFile } from '../../image-editor/testing/fake-pictures.ts';
import { fakeUploads } from '../../images/testing/fake-uploads.ts';

jest.mock('react-cropper', () => ({ Cropper: FakeCropper }));

export let pictures: ReturnType<typeof fakePictures>;
export let images: ReturnType<typeof fakeUploads>;

type Options = ToolsOptions;
type User = Awaited<ReturnType<typeof openTools>>['user'];

export const save = () => screen.getByRole('button', { name: 'Save' });
export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

export async function open(
  options: Pick<Options, 'part' | 'index'> & { tool: string },
  changes: Parameters<typeof portalServer>[0] = {},
) {
  const { tool, ...slot } = options;
  const fake = portalServer(changes);
  const page = await openTools({ ...slot, portal: fake.portal, server: fake.server });
  await page.user.click(screen.getByRole('button', { name: tool }));
  await screen.findByRole('dialog');
  return { ...fake, page, user: page.user };
}

export const arrived = (number: number) => ({
  status: 'ok',
  ref: `new-${number}`,
  lastChecked: '2026-11-21T00:00:00.000Z',
  imageURL: `/images/new-${number}`,
  smallImageURL: `/small-images/new-${number}`,
});

/** Chooses a picture, accepts the crop and completes the upload. Returns the aspect ratios that were offered. */
export async function putPicture(user: User, label: RegExp): Promise<string[]> {
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

/** Call it at the top of a test file: it registers the hooks that prepare each test. */
export function setUpPictures(): void {
  beforeEach(() => {
    pictures = fakePictures({ width: 4000, height: 2000 });
    images = fakeUploads();
  });
  afterEach(() => {
    pictures.restore();
    images.restore();
  });
}
