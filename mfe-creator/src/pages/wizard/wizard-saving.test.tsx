import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { FakeCropper } from '../../image-editor/testing/FakeCropper.tsx';
import { draft, open, setUpWizard, titleField, wizardServer } from './testing/wizard-page.tsx';

jest.mock('react-cropper', () => ({ Cropper: FakeCropper }));

setUpWizard();

test('[T-49] [ERR-11] after a conflict the saved version can be loaded, and the input stays', async () => {
  const { server, sent } = wizardServer(draft());
  let saved = draft();
  const page = await open({
    hash: '#1',
    state: { id: 'p1' },
    server: {
      ...server,
      'GET /api/wizard/:id': () => ({ status: 'ok', data: saved }),
      'PUT /api/wizard/:id': ({ body }) => {
        const { data } = body as { data: { modifiedDate: string } };
        if (data.modifiedDate === saved.modifiedDate) {
          sent.push({ method: 'PUT', body: { data } });
          return { status: 'ok', data: saved };
        }
        return Response.json(
          { status: 'fail', code: 'conflict', reason: 'Changed meanwhile.' },
          { status: 409 },
        );
      },
    },
  });
  await page.user.type(await titleField(), '!');
  saved = draft({ modifiedDate: '2026-11-02T00:00:00.000Z' });
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  expect((await screen.findByRole('alert')).textContent).toContain("can't next step Changed meanwhile.");
  const before = page.calls.length;
  await page.user.click(screen.getByRole('button', { name: messages.wizard.takeSaved }));
  await waitFor(() => expect(page.calls.slice(before)).toContain('GET /api/wizard/p1'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy());
  expect((await titleField()).value).toBe('Old Town Noodles!');
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: messages.thumbnail.heading });
  expect(sent).toHaveLength(1);
});

test('[T-41, T-49] an offline save of a step is queued, and sent with the latest input and the version it was based on', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { server, sent } = wizardServer(draft());
  const save = server['PUT /api/wizard/:id'];
  const page = await open({
    hash: '#1',
    state: { id: 'p1' },
    server: {
      ...server,
      'PUT /api/wizard/:id': (request) => {
        if (!navigator.onLine) throw new TypeError('Failed to fetch');
        return save?.(request);
      },
    },
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ status: 'ok' }));
  const hasTitle = (title: string) =>
    waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(title));
  await hasTitle('Old Town Noodles');
  await page.user.type(await titleField(), '!');
  await hasTitle('Old Town Noodles!');
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(messages.wizard.waits)).toBeTruthy();
  await page.user.type(await titleField(), '!');
  await hasTitle('Old Town Noodles!!');
  expect(sent).toEqual([]);

  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByRole('heading', { name: messages.thumbnail.heading });
  expect(sent.map(({ body }) => body.data)).toEqual([
    expect.objectContaining({
      title: expect.objectContaining({ en: 'Old Town Noodles!!' }),
      modifiedDate: draft().modifiedDate,
    }),
  ]);
});

test('[OPEN-05] an unreachable server is not a refusal: the wizard offers a retry', async () => {
  let isOnline = false;
  const { server } = wizardServer(draft());
  const restore = server['GET /api/wizard/:id'];
  const page = await open({
    hash: '#2',
    state: { id: 'p1' },
    server: {
      ...server,
      'GET /api/wizard/:id': (request) => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return restore?.(request);
      },
    },
  });
  await screen.findByText(messages.wizard.unreachable);
  isOnline = true;
  await page.user.click(screen.getByRole('button', { name: messages.page.retry }));
  expect(await screen.findByRole('heading', { name: messages.thumbnail.heading })).toBeTruthy();
});

test.each([
  ['naming', '#1', 'title.en', /^Title/],
  ['information', '#4', 'highlightSentence.en', /highlight/i],
  ['information', '#4', 'tags.0', /Tags/],
  ['contacts', '#5', 'contacts.email', /Email/],
] as const)(
  '[ERR-11, OPEN-52] in the step %s at %s a refused %s has its error at the field',
  async (_step, hash, path, label) => {
    const details = [
      { path: `body.data.${path}`, message: 'Too big', code: 'too-long', values: { maximum: 7 } },
    ];
    const { server } = wizardServer(draft({ stepIndex: 5 }));
    const page = await open({
      hash,
      state: { id: 'p1' },
      server: {
        ...server,
        'PUT /api/wizard/:id': () =>
          Response.json({ status: 'fail', code: 'invalid', reason: 'No.', details }, { status: 400 }),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Next' }));
    expect((await screen.findByRole('alert')).textContent).toContain("can't next step");
    const field = screen.getByRole('textbox', { name: label });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    expect(screen.getByText('Enter at most 7 characters.')).toBeTruthy();
  },
);
