import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { selectNotices } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import {
  fakeBrowserPasskeys,
  givesPasskey,
  refusesPasskey,
  withoutPasskeys,
} from '../../passkeys/testing/fake-passkeys.ts';
import { PasskeySection } from './PasskeySection.tsx';
import { RecoveryCodesSection } from './RecoveryCodesSection.tsx';

const texts = messages.account.passkeys;
const phone = {
  id: 'p1',
  name: 'My phone',
  host: 'localhost',
  createdDate: '2026-11-21T05:00:00.000Z',
  lastUsedDate: '2026-11-22T05:00:00.000Z',
};
const key = { id: 'p2', name: 'Key ring', host: 'other.example', createdDate: '2026-11-20T05:00:00.000Z' };
const CODES = ['aaaa-bbbb', 'cccc-dddd'];
const options = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'localhost' },
  user: { id: 'dTE' },
  pubKeyCredParams: [],
};
const refuses =
  (status: number): FakeCall =>
  () =>
    Response.json({ status: 'fail', code: 'x', reason: 'No.' }, { status });

beforeEach(fakeBrowserPasskeys);
afterEach(withoutPasskeys);

async function open(server: Record<string, FakeCall> = {}, Component = PasskeySection) {
  const bodies: unknown[] = [];
  const noted = Object.fromEntries(
    Object.entries(server).map(([call, fake]): [string, FakeCall] => [
      call,
      (request) => {
        bodies.push(request.body);
        return fake(request);
      },
    ]),
  );
  const page = await renderWithPlatform(
    { routes: [{ path: '/', Component }], url: '/' },
    {
      namespace: 'mfe-creator',
      messages,
      server: {
        'GET /api/account/passkeys': () => ({ status: 'ok', data: [phone, key] }),
        'POST /api/account/passkeys/options': () => ({ status: 'ok', data: options }),
        ...noted,
      },
    },
  );
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  const type = (name: string, text: string) =>
    page.user.type(document.querySelector(`input[name=${name}]`) as HTMLElement, text);
  const add = async () => {
    await press(texts.add);
    await type('passkeyName', ' Tablet ');
    await type('passkeyPassword', 'creator-demo');
    await press(texts.add);
  };
  const notices = () => selectNotices(page.store.getState()).map(({ text }) => text);
  return { ...page, bodies, press, type, add, notices };
}

test('passkeys are listed with their times, and with the host of those for another host', async () => {
  await open();
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('bdi')?.textContent)).toEqual(['My phone', 'Key ring']);
  expect(rows[0]?.querySelectorAll('time')).toHaveLength(2);
  expect(rows[0]?.textContent).not.toContain('localhost');
  expect(rows[1]?.textContent).toContain('For other.example only');
});

test('a list that fails to load can be retried', async () => {
  let isDown = true;
  const page = await open({
    'GET /api/account/passkeys': (request) =>
      isDown ? refuses(500)(request) : { status: 'ok', data: [phone] },
  });
  await screen.findByText(messages.login.serverFailed);
  isDown = false;
  await page.press(messages.page.retry);
  await screen.findByText('My phone');
});

describe('adding a passkey', () => {
  test('needs a name and the password, and shows the first recovery codes once', async () => {
    givesPasskey();
    const page = await open({
      'POST /api/account/passkeys': () => ({ status: 'ok', data: { recoveryCodes: CODES } }),
    });
    await page.add();
    await screen.findByText(messages.account.recovery.codes);
    expect(screen.getByText(CODES[0] ?? '')).toBeTruthy();
    expect(page.bodies).toMatchObject([{ data: { name: 'Tablet', passkey: { type: 'public-key' } } }]);
    expect(page.notices()).toEqual([texts.added]);
    await page.press(messages.account.recovery.saved);
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  });

  test.each([
    ['NotAllowedError', texts.problem.cancelled],
    ['InvalidStateError', texts.problem.registered],
    ['NotSupportedError', texts.problem.unsuitable],
    ['UnknownError', texts.problem.failed],
  ])('explains the browser error %s, and the input stays', async (name, text) => {
    refusesPasskey(name);
    const page = await open();
    await page.add();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(document.querySelector<HTMLInputElement>('input[name=passkeyName]')?.value).toBe(' Tablet ');
    expect(page.calls).not.toContain('POST /api/account/passkeys');
  });

  test('shows a wrong password at its field, before the browser prompt', async () => {
    const create = givesPasskey();
    const page = await open({ 'POST /api/account/passkeys/options': refuses(400) });
    await page.add();
    await screen.findByText(messages.account.password.wrong);
    expect(create).not.toHaveBeenCalled();
  });

  test.each([
    [400, texts.problem.failed],
    [404, texts.problem.late],
    [409, texts.problem.refused],
    [429, messages.login.tooManyTries],
    [503, messages.login.serverFailed],
  ])('explains a refusal with status %d', async (status, text) => {
    givesPasskey();
    const page = await open({ 'POST /api/account/passkeys': refuses(status) });
    await page.add();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  test('is not offered in a browser without passkeys, which still lists and removes them', async () => {
    withoutPasskeys();
    await open();
    await screen.findByText(texts.unsupported);
    expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove: My phone' })).toBeTruthy();
  });
});

test('a passkey is renamed', async () => {
  const page = await open({ 'PUT /api/account/passkeys/p1': () => ({ status: 'ok' }) });
  await page.press('Rename: My phone');
  await page.type('passkeyNewName', ' of 2026 ');
  await page.press(texts.save);
  await waitFor(() => expect(page.notices()).toEqual([texts.renamed]));
  expect(page.bodies).toEqual([{ data: { name: 'My phone of 2026' } }]);
  expect(document.querySelector('input[name=passkeyNewName]')).toBeNull();
});

test('a passkey is removed with the password; a wrong one shows an error at its field', async () => {
  let isRight = false;
  const page = await open({
    'POST /api/account/passkeys/p1/remove': (request) => (isRight ? { status: 'ok' } : refuses(400)(request)),
  });
  await page.press('Remove: My phone');
  await page.type('passkeyRemovePassword', 'creator-demo');
  await page.press(texts.remove);
  await screen.findByText(messages.account.password.wrong);
  isRight = true;
  await page.press(texts.remove);
  await waitFor(() => expect(page.notices()).toEqual([texts.removed]));
  expect(page.bodies).toContainEqual({ data: { currentPassword: 'creator-demo' } });
});

test('remaining recovery codes are counted, and renewed with the password', async () => {
  const page = await open(
    { 'POST /api/account/recovery-codes': () => ({ status: 'ok', data: { recoveryCodes: CODES } }) },
    () => <RecoveryCodesSection left={7} />,
  );
  await screen.findByText('Recovery codes left: 7');
  await page.press(messages.account.recovery.renew);
  await page.type('recoveryPassword', 'creator-demo');
  await page.press(messages.account.recovery.renew);
  await screen.findByText(CODES[1] ?? '');
});
