import { describe, expect, test } from '@jest/globals';
import { selectNotices } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import thaiMessages from '../../../locales/th.json';
import { Component } from './sign-up.route.tsx';

const TAKEN = 'Username already exists please use another Username';
const free: FakeCall = () => ({ status: 'ok', data: { exists: false } });
const created: FakeCall = () => ({
  status: 'ok',
  data: { uid: 'u9', username: 'somchai', displayName: 'Somchai', roles: ['portal_creator'] },
});
const refuses =
  (status: number, reply: object): FakeCall =>
  () =>
    Response.json({ status: 'fail', code: 'x', ...reply }, { status });

async function open(
  server: Record<string, FakeCall> = {},
  { url = '/signUp', language = 'en' as 'en' | 'th', state = undefined as unknown } = {},
) {
  const page = await renderWithPlatform(
    { routes: [{ path: '/signUp', Component }], url, state },
    {
      namespace: 'mfe-creator',
      messages: language === 'th' ? thaiMessages : messages,
      language,
      server: { 'GET /api/user': free, 'POST /api/user': created, ...server },
    },
  );
  const field = (name: string) => {
    const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!input) throw new Error(`no field ${name}`);
    return input;
  };
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await page.user.type(field(name), value);
  };
  const press = () => page.user.click(document.querySelector('button[type=submit]') as HTMLElement);
  const notices = () => selectNotices(page.store.getState());
  return { ...page, field, fill, press, notices };
}

const RIGHT = {
  displayName: ' Somchai ',
  username: 'somchai',
  password: 'correct horse',
  confirmPassword: 'correct horse',
};

test('[SIGNUP-01] has four fields, and the passwords can be shown', async () => {
  const { field, user } = await open();
  expect([...document.querySelectorAll('input')].map((input) => input.name)).toEqual([
    'displayName',
    'username',
    'password',
    'confirmPassword',
  ]);
  expect(field('password').type).toBe('password');
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
  expect(field('password').type).toBe('text');
});

describe('validation', () => {
  test('[VAL-01] an empty field shows an error after blur, and all of them on submit', async () => {
    const page = await open();
    await page.user.click(page.field('displayName'));
    expect(screen.queryByText('required')).toBeNull();
    await page.user.click(page.field('username'));
    expect(screen.getAllByText('required')).toHaveLength(1);
    await page.press();
    expect(screen.getAllByText('required')).toHaveLength(4);
    expect(document.activeElement).toBe(page.field('displayName'));
    expect(page.calls.filter((call) => call.includes('/api/user'))).toEqual([]);
  });

  test("[VAL-02] a different repeated password shows 'Password Not Match' until it matches", async () => {
    const page = await open();
    await page.fill({ ...RIGHT, confirmPassword: 'correct' });
    await page.press();
    expect(screen.getByText('Password Not Match')).toBeTruthy();
    expect(document.activeElement).toBe(page.field('confirmPassword'));
    await page.fill({ confirmPassword: ' horse' });
    expect(screen.queryByText('Password Not Match')).toBeNull();
  });

  test('[VAL-01] [VAL-02] in another language the literal message has its translation', async () => {
    const page = await open({}, { language: 'th' });
    await page.fill({ password: 'correct horse', confirmPassword: 'x' });
    await page.press();
    const remark = (name: string) =>
      document.getElementById(page.field(name).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
        ?.textContent;
    expect(remark('username')).toBe(`required · ${thaiMessages.signUp.required}`);
    expect(remark('confirmPassword')).toBe(`Password Not Match · ${thaiMessages.signUp.mismatch}`);
  });
});

test('[SIGNUP-02] [SIGNUP-03] [API-11] checks the name, creates the account with its defaults, confirms, and continues', async () => {
  const bodies: unknown[] = [];
  const page = await open({
    'POST /api/user': (request) => {
      bodies.push(request.body);
      return created(request);
    },
  });
  await page.fill(RIGHT);
  await page.press();
  const dialog = await screen.findByRole('alertdialog', { name: 'Go to sign in?' });
  expect(page.calls.filter((call) => call.includes('/api/user'))).toEqual([
    'GET /api/user?username=somchai',
    'POST /api/user',
  ]);
  expect(bodies).toEqual([
    {
      data: {
        displayName: 'Somchai',
        username: 'somchai',
        password: 'correct horse',
        roles: ['portal_creator'],
        availableTowns: [],
        markAsDeleted: false,
        isEnableExport: false,
      },
    },
  ]);
  expect(page.notices()).toMatchObject([{ tone: 'success', text: messages.signUp.created }]);
  expect(dialog).toBeTruthy();
  expect(page.address()).toBe('/signUp');
  await page.user.click(screen.getByRole('button', { name: 'OK' }));
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/login');
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(
    'correct horse',
  );
});

test('[OPEN-29] Cancel stays on the emptied form', async () => {
  const page = await open();
  await page.fill(RIGHT);
  await page.press();
  await screen.findByRole('alertdialog');
  await page.user.click(
    screen.getAllByRole('button', { name: 'Cancel' }).find(({ textContent }) => textContent) as HTMLElement,
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '', '', '']);
  expect(screen.queryByText('required')).toBeNull();
  expect(page.address()).toBe('/signUp');
});

test.each([
  ['/signUp?backTo=%2Ftowns%3Fx%3D1', '/towns?x=1'],
  ['/signUp?backTo=//elsewhere.example', '/login?backTo=//elsewhere.example'],
])('[SIGNUP-05] [T-02] OK at %s leads to %s', async (url, address) => {
  const page = await open({}, { url });
  await page.fill(RIGHT);
  await page.press();
  await page.user.click(await screen.findByRole('button', { name: 'OK' }));
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe(address);
});

describe('a failure', () => {
  const valuesOf = (page: Awaited<ReturnType<typeof open>>) =>
    Object.keys(RIGHT).map((name) => page.field(name).value);

  test.each([
    ['known before', { 'GET /api/user': () => ({ status: 'ok', data: { exists: true } }) }, 1],
    [
      'taken between the two calls',
      {
        'POST /api/user': refuses(409, {
          reason: TAKEN,
          details: [{ path: 'username', message: TAKEN, code: 'taken' }],
        }),
      },
      2,
    ],
  ] as const)(
    '[SIGNUP-04] a username that is %s shows a toast, and stays for editing',
    async (_when, server, calls) => {
      const page = await open(server, { language: 'th' });
      await page.fill(RIGHT);
      await page.press();
      await waitFor(() =>
        expect(page.notices()).toMatchObject([
          { tone: 'danger', text: TAKEN, detail: thaiMessages.signUp.taken },
        ]),
      );
      expect(page.calls.filter((call) => call.includes('/api/user'))).toHaveLength(calls);
      await waitFor(() => expect(document.activeElement).toBe(page.field('username')));
      expect(valuesOf(page)).toEqual(Object.values(RIGHT));
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  test("[ERR-17] shows an alert with the server's message, marks the field, and the input stays", async () => {
    const page = await open({
      'POST /api/user': refuses(400, {
        reason: 'body.data.username: letters alone.',
        details: [
          {
            path: 'body.data.username',
            message: 'letters alone',
            code: 'format',
            values: { format: 'username' },
          },
        ],
      }),
    });
    await page.fill(RIGHT);
    await page.press();
    const text = 'Use letters, digits and . _ @ + - and begin with a letter or digit.';
    expect((await screen.findByRole('alert')).textContent).toContain(`Username: ${text}`);
    expect(screen.getByText(text)).toBeTruthy();
    expect(page.field('username').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(page.field('username'));
    expect(valuesOf(page)).toEqual(Object.values(RIGHT));
    expect(page.notices()).toEqual([]);
  });

  test.each([
    ['password-common', 'รหัสผ่านนี้มีคนใช้มาก กรุณาเลือกรหัสผ่านอื่น'],
    ['password-name', 'กรุณาเลือกรหัสผ่านที่ไม่ใช่ชื่อของคุณหรือชื่อเว็บไซต์'],
  ])('a password refused as %s has its text in Thai at the field', async (code, text) => {
    const details = [{ path: 'password', message: 'x', code }];
    const page = await open({ 'POST /api/user': refuses(400, { reason: 'x', details }) }, { language: 'th' });
    await page.fill(RIGHT);
    await page.press();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(page.field('password'));
  });

  test('[ERR-17] being offline shows a message, and the form can be sent again', async () => {
    let isOffline = true;
    const page = await open({
      'GET /api/user': (request) => {
        if (isOffline) throw new TypeError('Failed to fetch');
        return free(request);
      },
    });
    await page.fill(RIGHT);
    await page.press();
    expect((await screen.findByRole('alert')).textContent).toContain(messages.signUp.failed.offline);
    isOffline = false;
    await page.press();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
});

test('[OPEN-29] a private provider has no sign-up page', async () => {
  const page = await open({
    'GET /api/web-admin/': () => ({ data: { provider: 'p', isPrivate: true, title: {}, tags: [] } }),
  });
  await screen.findByTestId('elsewhere');
  expect(page.address()).toBe('/404');
});

describe('restricted sign-up', () => {
  const config =
    (signUp: string): FakeCall =>
    () => ({
      data: { provider: 'p', isPrivate: false, signUp, title: {}, tags: [] },
    });

  test('[OPEN-55] a closed site explains what to do, and requests nothing', async () => {
    await open({ 'GET /api/web-admin/': config('closed') });
    expect(await screen.findByRole('heading', { name: 'Sign-up is closed' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contacts');
    expect(document.querySelector('form')).toBeNull();
  });

  test('[OPEN-55] without an invitation there is no form; an invitation is sent with the form', async () => {
    const first = await open({ 'GET /api/web-admin/': config('invitation') });
    expect(await screen.findByRole('heading', { name: 'Sign-up is by invitation' })).toBeTruthy();
    first.unmount();
    const sent: unknown[] = [];
    const page = await open(
      {
        'GET /api/web-admin/': config('invitation'),
        'POST /api/user': ({ body }) => {
          sent.push(body);
          return created({} as never);
        },
      },
      { url: '/signUp#once-1' },
    );
    await page.fill(RIGHT);
    await page.press();
    await waitFor(() =>
      expect(sent).toMatchObject([{ data: { username: 'somchai', invitation: 'once-1' } }]),
    );
  });
});
