import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import type { AspectName } from './aspect-names.ts';
import { EditImageDialog } from './EditImageDialog.tsx';
import { cropperState, FakeCropper } from './testing/FakeCropper.tsx';
import { fakePictures, pictureFile } from './testing/fake-pictures.ts';

jest.mock('react-cropper', () => ({ Cropper: FakeCropper }));

let pictures: ReturnType<typeof fakePictures>;
beforeEach(() => {
  pictures = fakePictures({ width: 4000, height: 3000 });
});
afterEach(() => pictures.restore());

interface Opening {
  file?: File;
  aspect?: AspectName;
  aspects?: readonly AspectName[];
}

async function open({ file = pictureFile(), aspect = '4:3', aspects }: Opening = {}) {
  const onSave = jest.fn();
  const onClose = jest.fn();
  const page = await renderWithPlatform(
    <EditImageDialog file={file} aspect={aspect} aspects={aspects} onSave={onSave} onClose={onClose} />,
    { namespace: 'mfe-creator', messages },
  );
  return { ...page, onSave, onClose };
}

const button = (name: string) => screen.getByRole('button', { name });
const cropButton = () => screen.findByRole('button', { name: 'Crop', busy: false });
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const isOffered = (element: HTMLElement) => element.getAttribute('aria-disabled') !== 'true';

test('[CROP-01] [CROP-02] [CROP-06] is titled Edit Image, with crop, reset, an aspect select, back and save', async () => {
  const page = await open();
  expect(screen.getByRole('dialog', { name: 'Edit Image' })).toBeTruthy();
  await cropButton();
  expect([button('Reset'), screen.getByLabelText('Aspect ratio'), button('Save')].every(Boolean)).toBe(true);
  await page.user.click(button('Back'));
  expect(page.onClose).toHaveBeenCalledTimes(1);
});

test('[CROP-03] every aspect ratio can be chosen, and the crop box follows', async () => {
  const page = await open();
  const select = await screen.findByLabelText<HTMLSelectElement>('Aspect ratio');
  expect([...select.options].map(({ value }) => value)).toEqual([
    '1:1',
    '1:2',
    '2:3',
    '4:3',
    '4:5',
    '9:16',
    '16:9',
  ]);
  await page.user.selectOptions(select, '9:16');
  await waitFor(() => expect(cropperState.ratio).toBeCloseTo(9 / 16));
});

test('[EDIT-22] [AMBIG-15] a single aspect ratio is fixed', async () => {
  await open({ aspect: '1:1', aspects: ['1:1'] });
  const select = await screen.findByLabelText<HTMLSelectElement>('Aspect ratio');
  expect(select.disabled).toBe(true);
  expect(select.value).toBe('1:1');
});

test('[CROP-04] [CROP-05] [T-37] rotation and zoom are native range inputs that announce their value', async () => {
  await open();
  await cropButton();
  const rotation = slider('Rotation');
  const zoom = slider('Zoom');
  expect([rotation.min, rotation.max]).toEqual(['0', '360']);
  expect([zoom.min, zoom.max, zoom.step]).toEqual(['1', '3', '0.1']);
  fireEvent.change(rotation, { target: { value: '90' } });
  fireEvent.change(zoom, { target: { value: '1.5' } });
  expect(rotation.getAttribute('aria-valuetext')).toBe('90°');
  expect(zoom.getAttribute('aria-valuetext')).toBe('1.5×');
  // The fitting scale times the zoom, whatever else changes.
  await waitFor(() => expect(cropperState).toMatchObject({ rotate: 90, scale: expect.closeTo(0.3) }));
});

test('[CROP-07] [CROP-08] [T-35] Save appears only after Crop, with a hint', async () => {
  const page = await open();
  const crop = await cropButton();
  const save = button('Save');
  const hint = () => document.getElementById(save.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(isOffered(save)).toBe(false);
  expect(hint()).toBe(messages.editImage.saveHint);
  await page.user.click(save);
  expect(page.onSave).not.toHaveBeenCalled();

  await page.user.click(crop);
  await screen.findByAltText('The cropped picture');
  expect(isOffered(save)).toBe(true);
  expect(hint()).toBe('');
  await page.user.click(save);
  expect(page.onSave).toHaveBeenCalledWith({
    blob: expect.objectContaining({ type: 'image/jpeg' }),
    aspects: { width: 4, height: 3 },
  });
});

test('[CROP-07] going back to cropping hides Save again', async () => {
  const page = await open();
  await page.user.click(await cropButton());
  await page.user.click(await screen.findByRole('button', { name: 'Adjust crop' }));
  expect(isOffered(button('Save'))).toBe(false);
  expect(screen.queryByAltText('The cropped picture')).toBeNull();
});

test('[CROP-02] Reset restores the initial state', async () => {
  const page = await open({ aspect: '4:3' });
  await page.user.selectOptions(await screen.findByLabelText('Aspect ratio'), '1:1');
  fireEvent.change(slider('Rotation'), { target: { value: '45' } });
  fireEvent.change(slider('Zoom'), { target: { value: '2' } });
  await page.user.click(await cropButton());
  await screen.findByAltText('The cropped picture');
  await page.user.click(button('Reset'));
  expect(isOffered(button('Save'))).toBe(false);
  expect(screen.getByLabelText<HTMLSelectElement>('Aspect ratio').value).toBe('4:3');
  expect([slider('Rotation').value, slider('Zoom').value]).toEqual(['0', '1']);
  expect(cropperState).toMatchObject({ rotate: 0, scale: 0.2 });
  expect(cropperState.ratio).toBeCloseTo(4 / 3);
});

describe('[T-36] the size of the crop', () => {
  test('is shown, without a warning for a sufficient one', async () => {
    const page = await open({ aspect: '16:9' });
    await page.user.click(await cropButton());
    expect(await screen.findByText('2,000 × 1,125 pixels')).toBeTruthy();
    expect(screen.queryByText(/small picture/)).toBeNull();
  });

  test('warns below 800 pixels, and the picture can still be saved', async () => {
    const page = await open({ aspect: '9:16' });
    fireEvent.change(await screen.findByRole('slider', { name: 'Zoom' }), { target: { value: '3' } });
    await waitFor(() => expect(cropperState.scale).toBeCloseTo(0.6));
    await page.user.click(await cropButton());
    expect(await screen.findByText(/below 800 pixels/)).toBeTruthy();
    expect(isOffered(button('Save'))).toBe(true);
  });
});

test('[VAL-05] a file that is not a picture shows a message, and Back closes the dialog', async () => {
  const page = await open({ file: new File(['words'], 'notes.txt', { type: 'text/plain' }) });
  expect((await screen.findByRole('alert')).textContent).toContain(messages.editImage.unreadable);
  await page.user.click(button('Back'));
  expect(page.onClose).toHaveBeenCalledTimes(1);
});
