import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AuthUser, Portal } from '@portico/shared/contracts';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../locales/en.json';
import thaiMessages from '../../locales/th.json';
import { Component } from './wizard.route.tsx';

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

beforeEach(() => sessionStorage.clear());

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
    expect(await screen.findByRole('heading', { name: messages.savedDraft.title })).toBeTruthy();
    expect(page.address()).toBe('/creator/wizard#2');
    expect(sent).toEqual([
      { method: 'POST', body: { data: { title: { en: 'Old Town Noodles', lang: 'en' }, stepIndex: 2 } } },
    ]);
    expect(screen.getByRole('link', { name: messages.savedDraft.toMyPortals }).getAttribute('href')).toBe(
      '/creator',
    );
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
    await screen.findByRole('heading', { name: messages.savedDraft.title });
    expect(sent).toEqual([
      { method: 'PUT', body: { data: { title: { th: 'ก๋วยเตี๋ยว', en: 'Soup', lang: 'en' }, stepIndex: 4 } } },
    ]);
  });

  test('[WIZ-14] saving again after the first save updates the same portal', async () => {
    const { server, sent } = wizardServer();
    const page = await open({ hash: '#1', server });
    await page.user.type(await titleField(), 'Noodles');
    await page.user.keyboard('{Enter}');
    await page.user.click(await screen.findByRole('link', { name: messages.savedDraft.rename }));
    expect((await titleField()).value).toBe('Noodles');
    await page.user.type(await titleField(), '!');
    await page.user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: messages.savedDraft.title });
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

  test('[T-41] what is typed outlives a reload until it is saved', async () => {
    const first = await open({ hash: '#1' });
    await first.user.type(await titleField(), 'Nood');
    const { server } = wizardServer();
    const second = await open({ hash: '#1', server });
    expect((await titleField()).value).toBe('Nood');
    await second.user.type(await titleField(), 'les');
    await second.user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: messages.savedDraft.title });
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
    expect(await screen.findByRole('heading', { name: messages.savedDraft.title })).toBeTruthy();
    expect(page.address()).toBe('/creator/wizard#2');
    expect(sent).toEqual([]);
  });
});

describe('which step opens', () => {
  test('[WIZ-20] [T-39] [AMBIG-10] the id of the navigation state is kept for the tab', async () => {
    const { server } = wizardServer(draft());
    await open({ hash: '#2', state: { id: 'p1' }, server });
    await screen.findByText('Old Town Noodles');
    await open({ hash: '#2', server });
    expect(await screen.findByText('Old Town Noodles')).toBeTruthy();
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
    await waitFor(() => expect(screen.getByText('Old Town Noodles')).toBeTruthy());
    expect(page.address()).toBe('/creator/wizard#4');
  });
});
