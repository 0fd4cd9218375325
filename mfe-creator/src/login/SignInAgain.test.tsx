import { expect, test } from '@jest/globals';
import { selectToken } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import { SignInAgain } from './SignInAgain.tsx';

const user = { uid: 'u1', username: 'nok', displayName: 'Nok', roles: [] };

async function open(redeem: FakeCall) {
  const page = await renderWithPlatform(<SignInAgain />, {
    namespace: 'mfe-creator',
    messages,
    server: {
      'GET /api/web-admin/': () => ({ data: { provider: 'p', isPrivate: true, title: {}, tags: [] } }),
      'POST /api/auth/handoff/redeem': redeem,
    },
  });
  await page.user.click(screen.getByRole('button', { name: 'Sign in again' }));
  return { ...page, field: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Sign-in link' }) };
}

test('[OPEN-46] on a private provider a new link of the operator starts the session without leaving the page', async () => {
  const sent: unknown[] = [];
  const page = await open(({ body }) => {
    sent.push(body);
    return { status: 'ok', jsonWebToken: 'new-token', data: user };
  });
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByText(/portico users link NAME/)).toBeTruthy();
  await page.user.type(page.field, ' https://nan.example/api/auth/link#once-1{Enter}');
  await waitFor(() => expect(selectToken(page.store.getState())).toBe('new-token'));
  expect(sent).toEqual([{ data: { code: 'once-1' } }]);
});

test('[OPEN-46] a used link shows an error at the field', async () => {
  const page = await open(() =>
    Response.json({ status: 'fail', code: 'not-found', reason: 'no' }, { status: 404 }),
  );
  await page.user.type(page.field, 'once-1{Enter}');
  expect(await screen.findByText(/has been used or has expired/)).toBeTruthy();
  expect(page.field.value).toBe('once-1');
});
