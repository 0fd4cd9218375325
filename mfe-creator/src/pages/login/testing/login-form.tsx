import type { AuthUser } from '@portico/shared/contracts';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../../../locales/en.json';
import { Component } from '../login.route.tsx';

export const creator: AuthUser = {
  uid: 'u1',
  username: 'creator',
  displayName: 'Baikhao',
  roles: ['portal_creator'],
};
export const routes = [{ path: '/login', Component }];

export const accepts = () => ({ status: 'ok', jsonWebToken: 'token-1', data: creator });
export const responses = (status: number) => () =>
  Response.json({ status: 'fail', code: 'x', reason: 'No.' }, { status });

export async function openForm(
  options: Partial<Parameters<typeof renderWithPlatform>[1]> = {},
  url = '/login',
  state?: unknown,
) {
  const page = await renderWithPlatform(
    { routes, url, state },
    { namespace: 'mfe-creator', messages, ...options },
  );
  await page.user.click(screen.getByRole('button', { expanded: false }));
  const [username] = screen.getAllByRole('textbox');
  const password = document.querySelector<HTMLInputElement>('input[name=password]');
  if (!username || !password) throw new Error('the form is not there');
  return { ...page, username, password };
}

export async function signIn(page: Awaited<ReturnType<typeof openForm>>) {
  await page.user.type(page.username, 'creator');
  await page.user.type(page.password, 'creator-demo');
  await page.user.keyboard('{Enter}');
}
