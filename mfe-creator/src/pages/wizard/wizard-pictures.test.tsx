import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { FakeCropper } from '../../image-editor/testing/FakeCropper.tsx';
import { pictureFile } from '../../image-editor/testing/fake-pictures.ts';
import { draft, open, setUpWizard, uploads, wizardServer } from './testing/wizard-page.tsx';

jest.mock('react-cropper', () => ({ Cropper: FakeCropper }));

setUpWizard();

async function cropAndSave(page: Awaited<ReturnType<typeof open>>) {
  await page.user.click(await screen.findByRole('button', { name: 'Crop', busy: false }));
  await screen.findByAltText(messages.editImage.result);
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(uploads.uploads).toHaveLength(1));
}

const completeUpload = (index = 0) =>
  act(async () =>
    uploads.uploads[index]?.respond(200, {
      status: 'ok',
      ref: 'image-1',
      lastChecked: '2026-11-21T00:00:00.000Z',
      imageURL: '/images/image-1',
      smallImageURL: '/small-images/image-1',
    }),
  );

describe('the pictures', () => {
  test.each([
    ['[VAL-04] [WIZ-07]', '#2', messages.thumbnail.label, 'Require Thumbnail Image field'],
    ['[VAL-06] [WIZ-08]', '#3', messages.cover.label, 'Require Cover Image field'],
  ])('%s without the picture, %s stays', async (_ids, hash, label, words) => {
    const { server, sent } = wizardServer(draft());
    const page = await open({ hash, state: { id: 'p1' }, server });
    await page.user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${label}`)));
    expect(sent).toEqual([]);
    expect(page.address()).toBe(`/creator/wizard${hash}`);
  });

  test('[WIZ-07] [AMBIG-15] the thumbnail is cropped in any aspect ratio, a square by default, uploaded and saved', async () => {
    const { server, sent } = wizardServer(draft());
    const page = await open({ hash: '#2', state: { id: 'p1' }, server });
    await page.user.upload(await screen.findByLabelText(/^Thumbnail/), pictureFile());
    const select = await screen.findByLabelText<HTMLSelectElement>('Aspect ratio');
    expect([select.value, select.disabled]).toEqual(['1:1', false]);
    await page.user.selectOptions(select, '4:5');
    await cropAndSave(page);
    await completeUpload();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: messages.cover.heading });
    expect(sent).toMatchObject([{ method: 'PUT', body: { data: { mainImageId: 'image-1', stepIndex: 3 } } }]);
  });

  test('[WIZ-08] [CROP-10] [AMBIG-14] the cover is 16:9 and becomes the first gallery image', async () => {
    const { server, sent } = wizardServer(draft({ mainImageId: 'm1', stepIndex: 3 }));
    const page = await open({ hash: '#3', state: { id: 'p1' }, server });
    await page.user.upload(await screen.findByLabelText(/^Cover/), pictureFile());
    const select = await screen.findByLabelText<HTMLSelectElement>('Aspect ratio');
    expect([select.value, select.disabled]).toEqual(['16:9', true]);
    await cropAndSave(page);
    await completeUpload();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: messages.information.heading });
    expect(sent[0]?.body.data.galleryImages).toEqual([
      {
        type: 'picture',
        mainImageId: 'image-1',
        aspects: { width: 16, height: 9 },
        lastChecked: '2026-11-21T00:00:00.000Z',
      },
    ]);
  });
});

describe('a picture that is still uploading', () => {
  test('[WIZ-12] continues with progress on the next step, and is included in the next save', async () => {
    const { server, sent } = wizardServer(draft());
    const page = await open({ hash: '#2', state: { id: 'p1' }, server });
    await page.user.upload(await screen.findByLabelText(/^Thumbnail/), pictureFile());
    await cropAndSave(page);
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: messages.cover.heading });
    expect(sent).toEqual([]);
    act(() => uploads.uploads[0]?.progress(0.3));
    const group = screen.getByRole('group', { name: messages.wizard.steps[2] });
    expect(await within(group).findByText('Uploading, 30%')).toBeTruthy();
    expect(uploads.uploads[0]?.isAborted).toBe(false);
    await completeUpload();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await page.user.upload(screen.getByLabelText(/^Cover/), pictureFile());
    await page.user.click(await screen.findByRole('button', { name: 'Crop', busy: false }));
    await screen.findByAltText(messages.editImage.result);
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(uploads.uploads).toHaveLength(2));
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: messages.information.heading });

    // The next step is too far from the saved one, so it waits for the cover.
    const next = () => screen.getByRole('button', { name: 'Next' });
    expect(next().getAttribute('aria-disabled')).toBe('true');
    await page.user.click(next());
    expect(sent).toEqual([]);
    await completeUpload(1);
    await waitFor(() => expect(next().getAttribute('aria-disabled')).toBeNull());
    await page.user.click(next());
    await screen.findByRole('heading', { name: messages.contacts.heading });
    expect(sent).toMatchObject([
      {
        body: {
          data: { mainImageId: 'image-1', galleryImages: [{ mainImageId: 'image-1' }], stepIndex: 5 },
        },
      },
    ]);
  });

  test('[WIZ-16] appears in its step when that is shown again after Back', async () => {
    const { server, sent } = wizardServer(draft());
    const page = await open({ hash: '#2', state: { id: 'p1' }, server });
    await page.user.upload(await screen.findByLabelText(/^Thumbnail/), pictureFile());
    await cropAndSave(page);
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: messages.naming.heading });
    await completeUpload();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(sent).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('button', { name: messages.picture.replace })).toBeTruthy();
  });

  test('[WIZ-12] that failed leads back to its step, where the picture and the input stay', async () => {
    const { server, sent } = wizardServer(draft({ mainImageId: 'm1', stepIndex: 4 }));
    const page = await open({ hash: '#3', state: { id: 'p1' }, server });
    await page.user.upload(await screen.findByLabelText(/^Cover/), pictureFile());
    await cropAndSave(page);
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await page.user.type(await screen.findByRole('textbox', { name: /^Highlight sentence/ }), 'By hand');
    await act(async () => uploads.uploads[0]?.respond(503, { status: 'fail', reason: 'Too busy.' }));
    const group = within(screen.getByRole('group', { name: messages.wizard.steps[3] }));
    await page.user.click(await group.findByRole('link', { name: messages.wizard.toStep }));
    await screen.findByRole('heading', { name: messages.cover.heading });
    expect(page.address()).toBe('/creator/wizard#3');
    expect(screen.getByAltText(messages.picture.current)).toBeTruthy();
    expect(sent).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: messages.page.retry }));
    await waitFor(() => expect(uploads.uploads).toHaveLength(2));
    await completeUpload(1);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    const sentence = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Highlight sentence/ });
    expect(sentence.value).toBe('By hand');
    expect(sent).toMatchObject([{ body: { data: { galleryImages: [{ mainImageId: 'image-1' }] } } }]);
  });

  test('[WIZ-12] is awaited at the finish', async () => {
    const { server } = wizardServer(draft({ mainImageId: 'm1', stepIndex: 6, galleryImages: [] }));
    const page = await open({ hash: '#3', state: { id: 'p1' }, server });
    await page.user.upload(await screen.findByLabelText(/^Cover/), pictureFile());
    await cropAndSave(page);
    await act(() => page.router.navigate('/creator/wizard#finish', { state: { id: 'p1' } }));
    const ending = await screen.findByRole('button', { name: 'Back to Main' });
    expect(ending.getAttribute('aria-disabled')).toBe('true');
    await completeUpload();
    await waitFor(() => expect(ending.getAttribute('aria-disabled')).toBeNull());
  });
});
