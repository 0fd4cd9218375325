import { beforeEach, expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import { ThemeChoice } from './ThemeChoice.tsx';
import { THEME_KEY } from './theme.ts';

const show = () => renderWithPlatform(<ThemeChoice />, { namespace: 'shell', messages });
const choice = () => screen.getByLabelText<HTMLSelectElement>(messages.theme.label);
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

test('the chosen theme applies at once and is stored', async () => {
  const { user } = await show();
  expect(choice().value).toBe('device');
  await user.selectOptions(choice(), messages.theme.dark);
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await show();
  expect(choice().value).toBe('dark');
});

test("choosing the device's theme removes the override", async () => {
  localStorage.setItem(THEME_KEY, 'light');
  document.documentElement.dataset['theme'] = 'light';
  const { user } = await show();
  await user.selectOptions(choice(), messages.theme.device);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
