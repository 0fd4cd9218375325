import { expect, test } from '@jest/globals';
import { selectNotices } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { TotpSection } from './TotpSection.tsx';

const CODES = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-000${index}`);
const codes: FakeCall = () => ({ status: 'ok', data: { recoveryCodes: CODES } });
const refuses =
  (status: number): FakeCall =>
  () =>
    Response.json({ status: 'fail', code: 'x', reason: 'No.' }, { status });

async function open(hasTotp: boolean, server: Record<string, FakeCall>) {
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
  const Component = () => <TotpSection hasTotp={hasTotp} />;
  const page = await renderWithPlatform(
    { routes: [{ path: '/', Component }], url: '/' },
    { namespace: 'mfe-creator', messages, server: noted },
  );
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const type = (name: string, text: string) =>
    page.user.type(document.querySelector(`input[name=${name}]`) as HTMLElement, text);
  return { ...page, bodies, press, type };
}

const setup: FakeCall = () => ({
  status: 'ok',
  data: { secret: 'ABCDEFGH', address: 'otpauth://totp/x', qrCode: 'data:image/png;base64,AA==' },
});

test('an app is set up with the password and its first code; the recovery codes are shown once', async () => {
  const page = await open(false, {
    'POST /api/account/totp': setup,
    'POST /api/account/totp/confirm': codes,
  });
  await page.press(messages.account.totp.begin);
  await page.type('totpPassword', 'creator-demo');
  await page.press(messages.account.totp.begin);
  await screen.findByRole('img', { name: messages.account.totp.qrCode });
  expect(screen.getByText('ABCD EFGH')).toBeTruthy();
  await page.type('totpCode', '123456');
  await page.press(messages.account.totp.confirm);
  await screen.findByText(messages.account.recovery.codes);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  expect(page.bodies).toEqual([{ data: { currentPassword: 'creator-demo' } }, { data: { code: '123456' } }]);
  await page.press(messages.account.recovery.saved);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a wrong password and a wrong code show errors at their fields', async () => {
  const wrong = await open(true, { 'POST /api/account/totp/remove': refuses(400) });
  await wrong.press(messages.account.totp.remove);
  await wrong.type('totpPassword', 'a guess');
  await wrong.press(messages.account.totp.remove);
  await screen.findByText(messages.account.password.wrong);
  await wrong.press(messages.signUp.cancel);
  expect(screen.getByText(messages.account.totp.on)).toBeTruthy();
});

test('with recovery codes of another factor, only confirms that the app is on', async () => {
  const page = await open(false, {
    'POST /api/account/totp': setup,
    'POST /api/account/totp/confirm': () => ({ status: 'ok', data: { recoveryCodes: [] } }),
  });
  await page.press(messages.account.totp.begin);
  await page.type('totpPassword', 'creator-demo');
  await page.press(messages.account.totp.begin);
  await screen.findByRole('img', { name: messages.account.totp.qrCode });
  await page.type('totpCode', '123456');
  await page.press(messages.account.totp.confirm);
  await waitFor(() =>
    expect(selectNotices(page.store.getState()).map(({ text }) => text)).toEqual([
      messages.account.totp.added,
    ]),
  );
  expect(screen.queryByText(messages.account.recovery.codes)).toBeNull();
});

test('too many attempts show how long to wait', async () => {
  const page = await open(true, { 'POST /api/account/totp/remove': refuses(429) });
  await page.press(messages.account.totp.remove);
  await page.type('totpPassword', 'creator-demo');
  await page.press(messages.account.totp.remove);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(messages.login.tooManyTries));
});
