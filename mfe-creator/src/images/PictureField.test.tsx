import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AuthUser } from '@portico/shared/contracts';
import { selectNotices } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import messages from '../../locales/en.json';
import thaiMessages from '../../locales/th.json';
import { FakeCropper } from '../image-editor/testing/FakeCropper.tsx';
import { fakePictures, pictureFile } from '../image-editor/testing/fake-pictures.ts';
import { PictureField, type PictureFieldProps } from './PictureField.tsx';
import { fakeUploads } from './testing/fake-uploads.ts';

jest.mock('react-cropper', () => ({ Cropper: FakeCropper }));

let pictures: ReturnType<typeof fakePictures>;
let server: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  pictures = fakePictures({ width: 4000, height: 3000 });
  server = fakeUploads();
});
afterEach(() => {
  pictures.restore();
  server.restore();
});

const user: AuthUser = { uid: 'u1', username: 'creator', displayName: 'Baikhao', roles: ['portal_creator'] };
const words = messages.picture;

async function open(
  props: Partial<PictureFieldProps> = {},
  calls: NonNullable<Parameters<typeof renderWithPlatform>[1]['server']> = {},
  language: 'en' | 'th' = 'en',
) {
  const onChange = jest.fn();
  const page = await renderWithPlatform(
    <PictureField
      label="Thumbnail"
      portalId="p1"
      value={undefined}
      aspect="1:1"
      onChange={onChange}
      {...props}
    />,
    {
      namespace: 'mfe-creator',
      messages: language === 'th' ? thaiMessages : messages,
      language,
      user,
      server: calls,
    },
  );
  return { ...page, onChange };
}

type Page = Awaited<ReturnType<typeof open>>;
const input = () => screen.getByLabelText<HTMLInputElement>(/^Thumbnail/);

async function cropAndSave(page: Page) {
  await page.user.click(await screen.findByRole('button', { name: 'Crop', busy: false }));
  await screen.findByAltText(messages.editImage.result);
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.uploads.length).toBeGreaterThan(0));
}

describe('[VAL-05] image files only', () => {
  test('another kind of file is refused with a reason', async () => {
    await open();
    fireEvent.change(input(), {
      target: { files: [new File(['words'], 'notes.txt', { type: 'text/plain' })] },
    });
    expect(await screen.findByText(words.imageNeeded)).toBeTruthy();
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['drop', 'paste'] as const)('a picture can be chosen by %s', async (way) => {
    await open();
    const files = [pictureFile()];
    if (way === 'drop') fireEvent.drop(input(), { dataTransfer: { files } });
    else fireEvent.paste(input(), { clipboardData: { files } });
    expect(await screen.findByRole('dialog', { name: 'Edit Image' })).toBeTruthy();
  });
});

test('[API-19] [AMBIG-16] a cropped picture is uploaded with progress, and passed on with its aspect ratio', async () => {
  const page = await open();
  await page.user.upload(input(), pictureFile());
  await cropAndSave(page);
  const [sent] = server.uploads;
  expect(sent?.call).toBe('POST /api/portal/p1/image/new');
  expect(sent?.headers['authorization']).toBe('Bearer test-token');
  act(() => sent?.progress(0.4));
  const progress = await screen.findByLabelText<HTMLProgressElement>('Uploading, 40%');
  expect(progress.value).toBe(40);
  sent?.respond(200, {
    status: 'ok',
    ref: 'image-1',
    lastChecked: 'now',
    imageURL: '/a',
    smallImageURL: '/b',
  });
  await waitFor(() =>
    expect(page.onChange).toHaveBeenCalledWith({
      mainImageId: 'image-1',
      imageURL: '/a',
      smallImageURL: '/b',
      lastChecked: 'now',
      aspects: { width: 1, height: 1 },
    }),
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('[ERR-08] a failed upload shows the reason, and the cropped picture can be sent again', async () => {
  const page = await open({ value: { mainImageId: 'old', imageURL: '/images/old' } });
  await page.user.upload(input(), pictureFile());
  await cropAndSave(page);
  const first = server.uploads[0];
  expect(first?.call).toBe('POST /api/portal/p1/image/old');
  first?.respond(503, { status: 'fail', reason: 'Too busy.' }, 'Service Unavailable');
  expect((await screen.findByRole('alert')).textContent).toContain('Service Unavailable | 503');
  await page.user.click(screen.getByRole('button', { name: messages.page.retry }));
  await waitFor(() => expect(server.uploads).toHaveLength(2));
  const [before, again] = server.uploads.map(({ form }) => form.get('file'));
  expect((again as File).size).toBe((before as File).size);
  expect(page.onChange).not.toHaveBeenCalled();
});

test('after the session ends the picture stays, and signing in again uploads it', async () => {
  const page = await open(
    {},
    {
      'GET /api/auth/providers': () => ({ data: [] }),
      'POST /api/auth/login': ({ headers }) => {
        expect(headers.get('authorization')).toBeNull();
        return { jsonWebToken: 'fresh-token', data: user };
      },
    },
  );
  await page.user.upload(input(), pictureFile());
  await cropAndSave(page);
  act(() => server.uploads[0]?.respond(401, { status: 'fail', reason: 'Sign in first.' }, 'Unauthorized'));
  expect(await screen.findByText(words.signedOut)).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: messages.login.signInAgain }));
  await page.user.type(screen.getByLabelText(/^Username/), 'creator');
  await page.user.type(screen.getByLabelText(/^Password/), 'creator-demo');
  await page.user.click(screen.getByRole('button', { name: 'SIGN IN' }));
  await waitFor(() => expect(server.uploads).toHaveLength(2));
  const [before, again] = server.uploads;
  expect(again?.headers['authorization']).toBe('Bearer fresh-token');
  const sizeOf = (sent: typeof before) => (sent?.form.get('file') as File | undefined)?.size;
  expect(sizeOf(again)).toBe(sizeOf(before));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an upload can be cancelled', async () => {
  const page = await open();
  await page.user.upload(input(), pictureFile());
  await cropAndSave(page);
  await page.user.click(await screen.findByRole('button', { name: words.cancel }));
  expect(server.uploads[0]?.isAborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(page.onChange).not.toHaveBeenCalled();
});

describe('removing', () => {
  const value = { mainImageId: 'old', imageURL: '/images/old' };

  test("[EDIT-27] [T-22] [API-21] shows 'Are you sure delete?' and deletes the image", async () => {
    const page = await open(
      { value, removal: 'confirm' },
      { 'DELETE /api/portal/p1/image/old': () => ({ status: 'ok' }) },
    );
    await page.user.click(screen.getByRole('button', { name: words.remove }));
    const question = screen.getByRole('alertdialog', { name: 'Are you sure delete?' });
    expect(question.textContent).toContain('Thumbnail');
    expect(page.calls).not.toContain('DELETE /api/portal/p1/image/old');
    await page.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(page.onChange).toHaveBeenCalledWith(undefined));
    expect(page.calls).toContain('DELETE /api/portal/p1/image/old');
  });

  test('[T-21] the question has its translation below', async () => {
    const page = await open({ value, removal: 'confirm' }, {}, 'th');
    await page.user.click(screen.getByRole('button', { name: thaiMessages.picture.remove }));
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure delete?' });
    expect(within(question).getByText('แน่ใจไหมว่าต้องการลบ')).toBeTruthy();
  });

  test.each([
    ['another 2xx', { status: 'ok' }, 202, 'Remove Image error Accepted | 202'],
    [
      "a 200 whose status is not 'ok'",
      { status: 'fail', reason: 'In use.' },
      200,
      'Remove Image error In use. | 200',
    ],
  ])('[API-21] %s counts as failed', async (_what, body, status, message) => {
    const page = await open(
      { value, removal: 'at-once' },
      { 'DELETE /api/portal/p1/image/old': () => Response.json(body, { status, statusText: 'Accepted' }) },
    );
    await page.user.click(screen.getByRole('button', { name: words.remove }));
    await waitFor(() =>
      expect(selectNotices(page.store.getState()).map(({ text }) => text)).toEqual([message]),
    );
    expect(page.onChange).not.toHaveBeenCalled();
  });

  test("[ERR-09] a failure shows 'Remove Image error', and the picture stays", async () => {
    const refuse = () =>
      Response.json({ status: 'fail', reason: 'No.' }, { status: 409, statusText: 'Conflict' });
    const page = await open({ value, removal: 'at-once' }, { 'DELETE /api/portal/p1/image/old': refuse });
    await page.user.click(screen.getByRole('button', { name: words.remove }));
    await waitFor(() => expect(selectNotices(page.store.getState())).toHaveLength(1));
    expect(selectNotices(page.store.getState())[0]?.text).toBe('Remove Image error Conflict | 409');
    expect(page.onChange).not.toHaveBeenCalled();
  });
});
