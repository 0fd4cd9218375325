import { expect, test } from '@jest/globals';
import { recoverPassword, requestRecovery, webConfig } from '@portico/shared/contracts';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './recover.route.tsx';

const { recover, login, signUp } = messages;
const ok = { status: 'ok' as const };

const open = (url: string, server: Record<string, FakeCall>) =>
  renderWithPlatform(
    { routes: [{ path: '/recover', Component }], url },
    {
      namespace: 'mfe-creator',
      messages,
      server: {
        ...byContract(webConfig, () => ({
          data: { provider: 'demo', isPrivate: false, title: { en: 'Nan' }, tags: [] },
        })),
        ...server,
      },
    },
  );

test('a name requests a mail; the response is the same for every name', async () => {
  const sent: unknown[] = [];
  const { user } = await open(
    '/recover',
    byContract(requestRecovery, ({ body }) => {
      sent.push(body);
      return ok;
    }),
  );
  await user.click(await screen.findByRole('button', { name: recover.submit }));
  expect(await screen.findByText(login.required)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: new RegExp(`^${recover.name}`) }), ' mali ');
  await user.click(screen.getByRole('button', { name: recover.submit }));
  expect(await screen.findByText(recover.sent)).toBeTruthy();
  expect(sent).toEqual([{ data: { name: 'mali' } }]);
});

test('a failed request is reported, and the input stays', async () => {
  const { user } = await open(
    '/recover',
    byContract(requestRecovery, () => Response.json({ status: 'error' }, { status: 503 })),
  );
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${recover.name}`) });
  await user.type(name, 'mali');
  await user.click(screen.getByRole('button', { name: recover.submit }));
  expect(await screen.findByText(login.serverFailed)).toBeTruthy();
  expect(name.value).toBe('mali');
});

test('a link needs the new password twice; a used link offers a new one', async () => {
  const { user } = await open(
    '/recover#code',
    byContract(recoverPassword, () =>
      Response.json({ status: 'fail', code: 'not-found', reason: 'Used.' }, { status: 404 }),
    ),
  );
  const [password, again] = await screen.findAllByLabelText(/password/i, { selector: 'input' });
  if (!password || !again) throw new Error('There are two fields.');
  await user.type(password, 'a long walk home');
  await user.type(again, 'another');
  await user.click(screen.getByRole('button', { name: recover.newSubmit }));
  expect(await screen.findByText(signUp.mismatch)).toBeTruthy();
  await user.clear(again);
  await user.type(again, 'a long walk home');
  await user.click(screen.getByRole('button', { name: recover.newSubmit }));
  expect(await screen.findByText(recover.used)).toBeTruthy();
  expect(screen.getByRole('link', { name: recover.askNew }).getAttribute('href')).toBe('/recover');
});
