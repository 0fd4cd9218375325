import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AuthUser, Portal } from '@portico/shared/contracts';
import type { HeadContext } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import arabicMessages from '../../../locales/ar.json';
import messages from '../../../locales/en.json';
import thaiMessages from '../../../locales/th.json';
import chineseMessages from '../../../locales/zh.json';
import { FakeCropper } from '../../image-editor/testing/FakeCropper.tsx';
import { fakePictures, pictureFile } from '../../image-editor/testing/fake-pictures.ts';
import { removeUpload } from '../../images/background-uploads.ts';
import { fakeUploads } from '../../images/testing/fake-uploads.ts';
import { PICTURE_STEPS, uploadKeyOf } from './pending-uploads.ts';
import { Component, head } from './wizard.route.tsx';

jest.mock('react-cropper', () => ({ Cropper: FakeCropper }));

const creator: AuthUser = {
  uid: 'u1',
  username: 'creator',
  displayName: 'Baikhao',
  roles: ['portal_creator'],
};
const routes = [{ path: '/creator/wizard', Component }];

const draft = (changes: Partial<Portal> = {}): Portal => ({
  _id: 'p1',
  provider: 'klaijai',
  title: { en: 'Old Town Noodles', lang: 'en' },
  modifiedDate: '2026-11-01T00:00:00.000Z',
  status: 'DRAFT',
  stepIndex: 2,
  editors: ['u1'],
  townRefs: [],
  listingRefs: [],
  ...changes,
});

type Server = NonNullable<Parameters<typeof renderWithPlatform>[1]['server']>;

/** A server that keeps what the wizard sends. */
function wizardServer(portal?: Portal) {
  const sent: { method: string; body: { data: Partial<Portal> } }[] = [];
  let stored = portal;
  const save = (method: string, body: unknown) => {
    sent.push({ method, body: body as { data: Partial<Portal> } });
    stored = { ...(stored ?? draft()), ...(body as { data: Partial<Portal> }).data };
    return { status: 'ok', data: stored };
  };
  const server: Server = {
    'POST /api/wizard': ({ body }) => save('POST', body),
    'PUT /api/wizard/:id': ({ body }) => save('PUT', body),
    'GET /api/wizard/:id': ({ params }) =>
      stored && params['id'] === stored._id
        ? { status: 'ok', data: stored }
        : Response.json({ status: 'fail', code: 'not-found', reason: 'Not here.' }, { status: 404 }),
  };
  return { server, sent };
}

interface Opening {
  hash: string;
  state?: unknown;
  server?: Server;
  language?: 'en' | 'th';
  user?: AuthUser | null;
}

const open = ({ hash, state, server = {}, language = 'en', user = creator }: Opening) =>
  renderWithPlatform(
    { routes, url: `/creator/wizard${hash}`, state },
    {
      namespace: 'mfe-creator',
      messages: language === 'en' ? messages : thaiMessages,
      language,
      server,
      ...(user ? { user } : {}),
    },
  );

const wizardCalls = (calls: string[]) => calls.filter((call) => call.includes('/api/wizard'));
const titleField = () => screen.findByRole<HTMLInputElement>('textbox');

let pictures: ReturnType<typeof fakePictures>;
let uploads: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  pictures = fakePictures({ width: 4000, height: 3000 });
  uploads = fakeUploads();
});
afterEach(() => {
  jest.restoreAllMocks();
  pictures.restore();
  uploads.restore();
  // Uploads outlive their step, and so the test.
  for (const step of PICTURE_STEPS) removeUpload(uploadKeyOf({ uid: creator.uid, portalId: 'p1', step }));
});

async function cropAndSave(page: Awaited<ReturnType<typeof open>>) {
  await page.user.click(await screen.findByRole('button', { name: 'Crop', busy: false }));
  await screen.findByAltText(messages.editImage.result);
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(uploads.uploads).toHaveLength(1));
}

const answerUpload = (place = 0) =>
  act(async () =>
    uploads.uploads[place]?.answer(200, {
      status: 'ok',
      ref: 'image-1',
      lastChecked: '2026-11-21T00:00:00.000Z',
      imageURL: '/images/image-1',
      smallImageURL: '/small-images/image-1',
    }),
  );

test('[CREATOR-01] the signed-out are sent to /login with path, query and hash', async () => {
  const page = await renderWithPlatform(
    { routes, url: '/creator/wizard?from=x#1' },
    { namespace: 'mfe-creator', messages },
  );
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/login');
  expect(page.router.state.location.state).toEqual({ requested: '/creator/wizard?from=x#1' });
});

describe('introduction', () => {
  test('[WIZ-04] [WIZ-05] [WIZ-02] welcomes, and Create goes on without a call', async () => {
    const page = await open({ hash: '#introduction' });
    expect(await screen.findByRole('heading', { level: 1, name: messages.introduction.title })).toBeTruthy();
    expect(screen.getByText(messages.introduction.text)).toBeTruthy();
    await page.user.click(screen.getByRole('link', { name: 'Create' }));
    expect(await titleField()).toBeTruthy();
    expect(page.address()).toBe('/creator/wizard#1');
    expect(wizardCalls(page.calls)).toEqual([]);
  });

  test('begins a new portal, whatever the tab worked on before', async () => {
    const { server } = wizardServer(draft());
    sessionStorage.setItem('portico.wizard.portal', 'p1');
    const page = await open({ hash: '#introduction', server });
    await page.user.click(await screen.findByRole('link', { name: 'Create' }));
    expect((await titleField()).value).toBe('');
    expect(wizardCalls(page.calls)).toEqual([]);
  });
});

test('[WIZ-03] the bar shows seven steps and the current one', async () => {
  await open({ hash: '#1' });
  const bar = await screen.findByRole('navigation', { name: messages.wizard.progress });
  const steps = within(bar).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('[OPEN-40] welcome, introduction and the titles of the steps are there in every language, each in its own words', () => {
  const all = [thaiMessages, messages, chineseMessages, arabicMessages];
  const wordsOf = ({ introduction, wizard }: typeof messages) => [
    introduction.title,
    introduction.text,
    ...Object.values(wizard.steps),
  ];
  expect(new Set(all.flatMap(wordsOf)).size).toBe(4 * (2 + 7));
});

test.each([
  ['en', { ar: 'معكرونة', zh: '面', th: 'ก๋วยเตี๋ยว' }, 'ก๋วยเตี๋ยว'],
  ['th', { ar: 'معكرونة', zh: '面', en: 'Noodles' }, 'Noodles'],
  ['en', { ar: 'معكرونة', zh: '面' }, '面'],
] as const)(
  '[WIZ-25] [AMBIG-11] writing in %s, the title in the first of en, th, zh, ar stands in the empty field',
  async (language, title, shown) => {
    await open({ hash: '#1', state: { id: 'p1' }, server: wizardServer(draft({ title })).server, language });
    const field = await titleField();
    expect([field.value, field.placeholder]).toEqual(['', shown]);
  },
);

test('[T-45] the language of writing is said', async () => {
  await open({ hash: '#1', language: 'th' });
  await titleField();
  expect(screen.getAllByText('ไทย').length).toBeGreaterThan(0);
});

describe('naming', () => {
  test('[WIZ-06] [WIZ-12] [WIZ-13] the first Next creates, and only then goes on', async () => {
    const { server, sent } = wizardServer();
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const create = server['POST /api/wizard'];
    const page = await open({
      hash: '#1',
      server: { ...server, 'POST /api/wizard': async (request) => (await gate, create?.(request)) },
    });
    await page.user.type(await titleField(), '  Old Town Noodles ');
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(page.address()).toBe('/creator/wizard#1');
    release();
    expect(await screen.findByRole('heading', { name: messages.thumbnail.heading })).toBeTruthy();
    expect(page.address()).toBe('/creator/wizard#2');
    expect(sent).toEqual([
      { method: 'POST', body: { data: { title: { en: 'Old Town Noodles', lang: 'en' }, stepIndex: 2 } } },
    ]);
  });

  test('[WIZ-14] [WIZ-20] [AMBIG-06] a later Next updates, keeps the other languages and the progress', async () => {
    const { server, sent } = wizardServer(
      draft({ title: { th: 'ก๋วยเตี๋ยว', en: 'Noodles', lang: 'th' }, stepIndex: 4 }),
    );
    const page = await open({ hash: '#1', state: { id: 'p1' }, server });
    const field = await titleField();
    expect(field.value).toBe('Noodles');
    await page.user.clear(field);
    await page.user.type(field, 'Soup');
    await page.user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: messages.thumbnail.heading });
    expect(sent).toEqual([
      {
        method: 'PUT',
        body: {
          data: {
            title: { th: 'ก๋วยเตี๋ยว', en: 'Soup', lang: 'en' },
            stepIndex: 4,
            modifiedDate: '2026-11-01T00:00:00.000Z',
          },
        },
      },
    ]);
  });

  test('[WIZ-14] saving again after the first save updates the same portal', async () => {
    const { server, sent } = wizardServer();
    const page = await open({ hash: '#1', server });
    await page.user.type(await titleField(), 'Noodles');
    await page.user.keyboard('{Enter}');
    await page.user.click(await screen.findByRole('button', { name: 'Back' }));
    expect((await titleField()).value).toBe('Noodles');
    await page.user.type(await titleField(), '!');
    await page.user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: messages.thumbnail.heading });
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  });

  test.each(['', '   '])(
    "[VAL-03] a title of %j says 'Require Title field' and sends nothing",
    async (typed) => {
      const page = await open({ hash: '#1' });
      const field = await titleField();
      if (typed) await page.user.type(field, typed);
      await page.user.click(screen.getByRole('button', { name: 'Next' }));
      expect(screen.getByText('Require Title field')).toBeTruthy();
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      expect(wizardCalls(page.calls)).toEqual([]);
    },
  );

  test('[ERR-11] [T-21] [T-26] a failing save is said in the page; step and input stay', async () => {
    const nativeAlert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const refuse = () =>
      Response.json({ status: 'fail', code: 'invalid', reason: 'Out of paper.' }, { status: 500 });
    const page = await open({ hash: '#1', server: { 'POST /api/wizard': refuse } });
    await page.user.type(await titleField(), 'Noodles');
    await page.user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain("can't next step Out of paper.");
    expect(page.address()).toBe('/creator/wizard#1');
    expect((await titleField()).value).toBe('Noodles');
    expect(nativeAlert).not.toHaveBeenCalled();
    nativeAlert.mockRestore();
  });

  test('[ERR-11] a save for which the server has no room says so in the language of the page, and the input stays', async () => {
    const refuse = () =>
      Response.json(
        { status: 'fail', code: 'storage-full', reason: 'Nothing was saved.' },
        { status: 507, headers: { 'retry-after': '60' } },
      );
    const page = await open({ hash: '#1', language: 'th', server: { 'POST /api/wizard': refuse } });
    await page.user.type(await titleField(), 'ก๋วยเตี๋ยว');
    await page.user.keyboard('{Enter}');
    const said = (await screen.findByRole('alert')).textContent;
    expect(said).toContain('พื้นที่จัดเก็บของเซิร์ฟเวอร์เต็มชั่วคราว โปรดลองใหม่ภายหลัง');
    expect(said).toContain(thaiMessages.wizard.nextFailed);
    expect((await titleField()).value).toBe('ก๋วยเตี๋ยว');
  });

  test('[T-41] what is typed outlives a reload until it is saved', async () => {
    const first = await open({ hash: '#1' });
    await first.user.type(await titleField(), 'Nood');
    const { server } = wizardServer();
    const second = await open({ hash: '#1', server });
    expect((await titleField()).value).toBe('Nood');
    await second.user.type(await titleField(), 'les');
    await second.user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: messages.thumbnail.heading });
    await open({ hash: '#introduction' });
    await screen.findByRole('link', { name: 'Create' });
    await open({ hash: '#1' });
    expect((await titleField()).value).toBe('');
  });

  test('[VAL-14] [VAL-15] [T-27] the length is said in words, with its tone, and described to screen readers', async () => {
    const page = await open({ hash: '#1' });
    const field = await titleField();
    const hint = () =>
      document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
    await page.user.type(field, 'abc');
    expect(hint()?.textContent).toBe('3 characters (prefer more than 50 characters)');
    expect(hint()?.dataset['tone']).toBe('warning');
    await page.user.clear(field);
    await page.user.click(field);
    await page.user.paste('x'.repeat(50));
    expect(hint()?.textContent).toBe('50 characters (prefer at least 50 characters.)');
    expect(hint()?.dataset['tone']).toBe('success');
  });

  test('[WIZ-19] [AMBIG-09] Skip is offered only when something is saved, and saves nothing', async () => {
    await open({ hash: '#1' });
    await titleField();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();

    const { server, sent } = wizardServer(draft());
    const page = await open({ hash: '#1', state: { id: 'p1' }, server });
    await page.user.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('heading', { name: messages.thumbnail.heading })).toBeTruthy();
    expect(page.address()).toBe('/creator/wizard#2');
    expect(sent).toEqual([]);
  });
});

describe('typed and not saved', () => {
  test('[T-41] what a closed tab left is offered, and taken on request', async () => {
    const { server } = wizardServer(draft());
    const first = await open({ hash: '#1', state: { id: 'p1' }, server });
    await first.user.type(await titleField(), ', by the canal');
    sessionStorage.clear();

    const second = await open({ hash: '#1', state: { id: 'p1' }, server });
    expect(await screen.findByText('Continue with what you typed?')).toBeTruthy();
    expect((await titleField()).value).toBe('Old Town Noodles');
    await second.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await titleField()).value).toBe('Old Town Noodles, by the canal');
    expect(screen.queryByText('Continue with what you typed?')).toBeNull();
  });

  test('[T-41] discarded, it is not offered again', async () => {
    const { server } = wizardServer(draft());
    const first = await open({ hash: '#1', state: { id: 'p1' }, server });
    await first.user.type(await titleField(), '!');
    sessionStorage.clear();
    const second = await open({ hash: '#1', state: { id: 'p1' }, server });
    await second.user.click(await screen.findByRole('button', { name: 'Discard' }));
    await open({ hash: '#1', state: { id: 'p1' }, server });
    expect((await titleField()).value).toBe('Old Town Noodles');
    expect(screen.queryByText('Continue with what you typed?')).toBeNull();
  });

  test('[T-41] [WIZ-16] Back saves nothing and loses nothing', async () => {
    const { server, sent } = wizardServer(draft({ stepIndex: 5 }));
    const page = await open({ hash: '#5', state: { id: 'p1' }, server });
    await page.user.type(await screen.findByRole('textbox', { name: messages.contacts.email }), 'a@b.c');
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: messages.information.heading });
    expect(page.address()).toBe('/creator/wizard#4');
    expect(sent).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: messages.contacts.email });
    expect(email.value).toBe('a@b.c');
  });
});

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

  test('[WIZ-07] [AMBIG-15] the thumbnail is cropped in any shape, a square at first, uploaded and saved', async () => {
    const { server, sent } = wizardServer(draft());
    const page = await open({ hash: '#2', state: { id: 'p1' }, server });
    await page.user.upload(await screen.findByLabelText(/^Thumbnail/), pictureFile());
    const select = await screen.findByLabelText<HTMLSelectElement>('Aspect ratio');
    expect([select.value, select.disabled]).toEqual(['1:1', false]);
    await page.user.selectOptions(select, '4:5');
    await cropAndSave(page);
    await answerUpload();
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
    await answerUpload();
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

describe('a picture that is still on its way', () => {
  test('[WIZ-12] goes on while the next step is shown, with its progress, and the next save takes it along', async () => {
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
    await answerUpload();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await page.user.upload(screen.getByLabelText(/^Cover/), pictureFile());
    await page.user.click(await screen.findByRole('button', { name: 'Crop', busy: false }));
    await screen.findByAltText(messages.editImage.result);
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(uploads.uploads).toHaveLength(2));
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: messages.information.heading });

    // The step after this one is too far from what is saved: it waits for the cover.
    const next = () => screen.getByRole('button', { name: 'Next' });
    expect(next().getAttribute('aria-disabled')).toBe('true');
    await page.user.click(next());
    expect(sent).toEqual([]);
    await answerUpload(1);
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

  test('[WIZ-16] lands in its step when that is shown again after Back', async () => {
    const { server, sent } = wizardServer(draft());
    const page = await open({ hash: '#2', state: { id: 'p1' }, server });
    await page.user.upload(await screen.findByLabelText(/^Thumbnail/), pictureFile());
    await cropAndSave(page);
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: messages.naming.heading });
    await answerUpload();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(sent).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('button', { name: messages.picture.replace })).toBeTruthy();
  });

  test('[WIZ-12] that failed leads back to its step, with the picture and what was typed kept', async () => {
    const { server, sent } = wizardServer(draft({ mainImageId: 'm1', stepIndex: 4 }));
    const page = await open({ hash: '#3', state: { id: 'p1' }, server });
    await page.user.upload(await screen.findByLabelText(/^Cover/), pictureFile());
    await cropAndSave(page);
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await page.user.type(await screen.findByRole('textbox', { name: /^Highlight sentence/ }), 'By hand');
    await act(async () => uploads.uploads[0]?.answer(503, { status: 'fail', reason: 'Too busy.' }));
    const group = within(screen.getByRole('group', { name: messages.wizard.steps[3] }));
    await page.user.click(await group.findByRole('link', { name: messages.wizard.toStep }));
    await screen.findByRole('heading', { name: messages.cover.heading });
    expect(page.address()).toBe('/creator/wizard#3');
    expect(screen.getByAltText(messages.picture.current)).toBeTruthy();
    expect(sent).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: messages.page.retry }));
    await waitFor(() => expect(uploads.uploads).toHaveLength(2));
    await answerUpload(1);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    const sentence = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Highlight sentence/ });
    expect(sentence.value).toBe('By hand');
    expect(sent).toMatchObject([{ body: { data: { galleryImages: [{ mainImageId: 'image-1' }] } } }]);
  });

  test('[WIZ-12] is waited for at the end', async () => {
    const { server } = wizardServer(draft({ mainImageId: 'm1', stepIndex: 6, galleryImages: [] }));
    const page = await open({ hash: '#3', state: { id: 'p1' }, server });
    await page.user.upload(await screen.findByLabelText(/^Cover/), pictureFile());
    await cropAndSave(page);
    await act(() => page.router.navigate('/creator/wizard#finish', { state: { id: 'p1' } }));
    const ending = await screen.findByRole('button', { name: 'Back to Main' });
    expect(ending.getAttribute('aria-disabled')).toBe('true');
    await answerUpload();
    await waitFor(() => expect(ending.getAttribute('aria-disabled')).toBeNull());
  });
});

test('[WIZ-09] [VAL-13] [AMBIG-33] information saves tags, highlight sentence and description, each with its hint', async () => {
  const { server, sent } = wizardServer(draft({ stepIndex: 4, description: { th: 'ผ้าไหม', lang: 'th' } }));
  const page = await open({ hash: '#4', state: { id: 'p1' }, server });
  await page.user.type(await screen.findByRole('textbox', { name: 'Tags' }), 'silk{Enter}loom');
  await page.user.type(screen.getByRole('textbox', { name: /^Highlight sentence/ }), 'By hand');
  await page.user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Since 1932');
  // Shown, and after a pause spoken too.
  expect(screen.getAllByText('7 characters (prefer more than 60 characters)')).not.toEqual([]);
  expect(screen.getAllByText('10 characters (prefer at least 10 characters.)')).not.toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: messages.contacts.heading });
  expect(sent).toMatchObject([
    {
      method: 'PUT',
      body: {
        data: {
          tags: ['silk', 'loom'],
          highlightSentence: { en: 'By hand', lang: 'en' },
          description: { th: 'ผ้าไหม', en: 'Since 1932', lang: 'en' },
          stepIndex: 5,
        },
      },
    },
  ]);
});

test('a description with a layout of its own is left as it is', async () => {
  const description = { en: '<p>By hand</p>', lang: 'en' } as const;
  const { server, sent } = wizardServer(draft({ stepIndex: 4, description, isAdvanceDescription: true }));
  const page = await open({ hash: '#4', state: { id: 'p1' }, server });
  expect(await screen.findByText(messages.information.rich)).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: messages.contacts.heading });
  expect(Object.keys(sent[0]?.body.data ?? {})).not.toContain('description');
});

test('[WIZ-10] [VAL-12] contacts ask for nothing, and send what is said', async () => {
  const { server, sent } = wizardServer(draft({ stepIndex: 5 }));
  const page = await open({ hash: '#5', state: { id: 'p1' }, server });
  await page.user.type(
    await screen.findByRole('textbox', { name: messages.contacts.email }),
    'not an address',
  );
  await page.user.type(screen.getByRole('textbox', { name: messages.contacts.phone }), '053 123 456');
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Completed' });
  expect(sent[0]?.body.data).toMatchObject({
    contacts: { email: 'not an address', phone: '053 123 456' },
    stepIndex: 6,
  });
});

describe('finish', () => {
  const finished = () =>
    draft({
      stepIndex: 6,
      mainImageId: 'm1',
      imageURL: '/images/m1',
      highlightSentence: { en: 'Since 1932', lang: 'en' },
      tags: ['noodles'],
    });

  test('[WIZ-11] is titled Completed, with the card and two ways on', async () => {
    await open({ hash: '#finish', state: { id: 'p1' }, server: wizardServer(finished()).server });
    expect(await screen.findByRole('heading', { level: 1, name: 'Completed' })).toBeTruthy();
    const card = screen.getByRole('region', { name: messages.finish.preview });
    for (const words of ['Old Town Noodles', 'Since 1932', 'noodles']) {
      expect(within(card).getByText(words)).toBeTruthy();
    }
  });

  test.each([
    ['[WIZ-17] Back to Main', 'Back to Main', '/creator'],
    ['[WIZ-18] [AMBIG-29] Edit More', 'Edit More', '/portals/p1'],
  ])(
    '[WIZ-15] [AMBIG-07] [OPEN-48] %s first says that the wizard is done',
    async (_name, button, address) => {
      const { server, sent } = wizardServer(finished());
      const page = await open({ hash: '#finish', state: { id: 'p1' }, server });
      await page.user.click(await screen.findByRole('button', { name: button }));
      await screen.findByTestId('elsewhere');
      expect(page.address()).toBe(address);
      expect(sent).toMatchObject([{ method: 'PUT', body: { data: { stepIndex: null } } }]);
      expect(sessionStorage.getItem('portico.wizard.portal')).toBeNull();
    },
  );

  test('[AMBIG-07] [ERR-11] a failure is said, and the step stays', async () => {
    const { server } = wizardServer(finished());
    const refuse = () =>
      Response.json(
        { status: 'fail', code: 'invalid', reason: 'Require Cover Image field' },
        { status: 400 },
      );
    const page = await open({
      hash: '#finish',
      state: { id: 'p1' },
      server: { ...server, 'PUT /api/wizard/:id': refuse },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit More' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      "can't next step Require Cover Image field",
    );
    expect(page.address()).toBe('/creator/wizard#finish');
  });
});

test('[T-49] [ERR-11] after a conflict what is saved now can be taken, and what was typed stays', async () => {
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

test('[T-41, T-49] a step that is saved without a network waits, and goes with what is typed by then and the version it saw', async () => {
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

test('[OPEN-05] a server out of reach is no refusal: the wizard waits for another try', async () => {
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

test('[WIZ-02] a hash that is changed by hand changes the step, takes the focus along and says how far it is', async () => {
  const { server } = wizardServer(draft({ stepIndex: 4 }));
  const page = await open({ hash: '#1', state: { id: 'p1' }, server });
  await titleField();
  await act(() => page.router.navigate('/creator/wizard#4'));
  await screen.findByRole('heading', { name: messages.information.heading });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(messages.information.heading));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Step 5 of 7: Information',
  );
});

test('each step has its page title', () => {
  const t = (key: string, values: Record<string, string | number> = {}) =>
    Object.values(values).length > 0 ? Object.values(values).join(' of ') : key;
  const titleAt = (hash: string) =>
    head({ t, url: new URL(`http://site/creator/wizard${hash}`) } as unknown as HeadContext).title;
  expect([titleAt(''), titleAt('#2'), titleAt('#9')]).toEqual([
    'wizard.title',
    'wizard.steps.2 of wizard.title',
    'wizard.title',
  ]);
});

describe('which step opens', () => {
  test('[WIZ-20] [T-39] [AMBIG-10] the id of the navigation state is kept for the tab', async () => {
    const { server } = wizardServer(draft());
    await open({ hash: '#2', state: { id: 'p1' }, server });
    await screen.findByRole('heading', { name: messages.thumbnail.heading });
    await open({ hash: '#2', server });
    expect(await screen.findByRole('heading', { name: messages.thumbnail.heading })).toBeTruthy();
  });

  test.each([
    ['[WIZ-22] step 2 without an id', '#2', undefined, undefined],
    ['[WIZ-21] [AMBIG-05] a step 3 beyond the saved one', '#5', { id: 'p1' }, draft({ stepIndex: 2 })],
    ['[WIZ-23] an unknown step', '#9', { id: 'p1' }, draft()],
    ['[WIZ-23] [OPEN-05] a portal that cannot be restored', '#2', { id: 'gone' }, draft()],
  ])('%s leads to /creator', async (_name, hash, state, portal) => {
    const page = await open({ hash, state, server: wizardServer(portal).server });
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe('/creator');
  });

  test('[AMBIG-05] a portal whose wizard is done leads to /creator', async () => {
    const { stepIndex: _done, ...done } = draft({ status: 'USER_DRAFT' });
    const page = await open({ hash: '#1', state: { id: 'p1' }, server: wizardServer(done).server });
    await screen.findByTestId('elsewhere');
    expect(page.address()).toBe('/creator');
  });

  test('[AMBIG-05] a step 2 beyond the saved one stays', async () => {
    const page = await open({
      hash: '#4',
      state: { id: 'p1' },
      server: wizardServer(draft({ stepIndex: 2 })).server,
    });
    await screen.findByRole('heading', { name: messages.information.heading });
    expect(page.address()).toBe('/creator/wizard#4');
  });
});
