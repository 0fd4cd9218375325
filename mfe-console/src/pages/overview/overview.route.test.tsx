import { expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './overview.route.tsx';

test('leads to the review and to the releases, and marks itself in the menu of screens', async () => {
  await renderWithPlatform(
    { routes: [{ path: '/console', Component }], url: '/console' },
    { namespace: 'mfe-console', messages },
  );
  expect(screen.getByRole('heading', { level: 1, name: messages.overview.title })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Pages waiting/ }).getAttribute('href')).toBe('/creator/review');
  const menu = within(screen.getByRole('navigation', { name: messages.screen.menu }));
  const current = menu.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual([messages.overview.title]);
  expect(menu.getByRole('link', { name: messages.releases.title }).getAttribute('href')).toBe(
    '/console/releases',
  );
});
