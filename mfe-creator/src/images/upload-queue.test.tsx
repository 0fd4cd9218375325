import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { signedIn } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import { fakeUploads } from './testing/fake-uploads.ts';
import { useUploadQueue } from './upload-queue.ts';

let server: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  server = fakeUploads();
});
afterEach(() => server.restore());

const onUploaded = jest.fn();
const pictures = ['a', 'b', 'c'].map((name) => ({
  name,
  image: { blob: new Blob([name], { type: 'image/jpeg' }), aspects: { width: 4, height: 3 } },
}));

function Queue() {
  const { uploads, isBusy, isSignedOut, add, cancel, retry } = useUploadQueue('p1', onUploaded);
  return (
    <>
      <button type="button" onClick={() => add(pictures)}>
        Add
      </button>
      <p>{isBusy ? 'busy' : 'at rest'}</p>
      {isSignedOut ? <p>signed out</p> : null}
      <ul>
        {uploads.map(({ key, name, state }) => (
          <li key={key}>
            {name} {state.kind} {state.kind === 'sending' ? state.sent : ''}
            <button type="button" onClick={() => cancel(key)}>
              Cancel {name}
            </button>
            <button type="button" onClick={() => retry(key)}>
              Retry {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const states = () =>
  screen.queryAllByRole('listitem').map(({ textContent }) => (textContent ?? '').split('Cancel')[0]?.trim());
const response = async (index: number, status = 200) =>
  act(async () => server.uploads[index]?.respond(status, { status: 'ok', ref: `image-${index}` }, 'Busy'));

async function openQueue() {
  onUploaded.mockClear();
  const page = await renderWithPlatform(<Queue />, { namespace: 'mfe-creator', messages });
  await page.user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(server.uploads).toHaveLength(1));
  return page;
}

test('[API-19] several pictures are uploaded one after the other, in their order', async () => {
  await openQueue();
  expect(states()).toEqual(['a sending 0', 'b waiting', 'c waiting']);
  act(() => server.uploads[0]?.progress(0.5));
  expect(states()[0]).toBe('a sending 0.5');
  await response(0);
  await waitFor(() => expect(states()).toEqual(['b sending 0', 'c waiting']));
  await response(1);
  await waitFor(() => expect(server.uploads).toHaveLength(3));
  await response(2);
  await screen.findByText('at rest');
  expect(
    onUploaded.mock.calls.map(([picture, name]) => [(picture as { mainImageId: string }).mainImageId, name]),
  ).toEqual([
    ['image-0', 'a'],
    ['image-1', 'b'],
    ['image-2', 'c'],
  ]);
});

test('[ERR-08] a failed upload does not block the others, and is sent again unchanged', async () => {
  const page = await openQueue();
  await response(0, 503);
  await waitFor(() => expect(states()).toEqual(['a failed', 'b sending 0', 'c waiting']));
  await page.user.click(screen.getByRole('button', { name: 'Retry a' }));
  await response(1);
  await waitFor(() => expect(states()).toEqual(['a sending 0', 'c waiting']));
  expect(server.uploads[2]?.form.get('file')).toMatchObject({ size: 1 });
});

test('a cancelled upload is removed, and the next follows', async () => {
  const page = await openQueue();
  await page.user.click(screen.getByRole('button', { name: 'Cancel a' }));
  await waitFor(() => expect(states()).toEqual(['b sending 0', 'c waiting']));
  expect(server.uploads[0]?.isAborted).toBe(true);
  await page.user.click(screen.getByRole('button', { name: 'Cancel c' }));
  expect(states()).toEqual(['b sending 0']);
});

test('[T-14] after the session ends nothing is lost or sent, and the next session uploads all in their order', async () => {
  const page = await openQueue();
  await response(0);
  await waitFor(() => expect(server.uploads).toHaveLength(2));
  await response(1, 401);
  expect(await screen.findByText('signed out')).toBeTruthy();
  expect(states()).toEqual(['b waiting', 'c waiting']);
  expect(server.uploads).toHaveLength(2);
  expect(screen.getByText('busy')).toBeTruthy();

  const user = { uid: 'u1', username: 'creator', displayName: 'Baikhao', roles: ['portal_creator' as const] };
  act(() => void page.store.dispatch(signedIn({ token: 'fresh-token', user })));
  await waitFor(() => expect(server.uploads).toHaveLength(3));
  expect(server.uploads[2]?.headers['authorization']).toBe('Bearer fresh-token');
  expect(states()).toEqual(['b sending 0', 'c waiting']);
  expect(screen.queryByText('signed out')).toBeNull();
  await response(2);
  await waitFor(() => expect(server.uploads).toHaveLength(4));
  await response(3);
  expect(onUploaded.mock.calls.map(([, name]) => name)).toEqual(['a', 'b', 'c']);
});
