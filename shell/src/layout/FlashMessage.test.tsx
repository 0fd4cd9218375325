import { expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../locales/en.json';
import { FlashMessage } from './FlashMessage.tsx';

const arrive = (state: unknown) =>
  renderWithPlatform(
    { routes: [{ path: '/', Component: FlashMessage }], url: '/', state },
    { namespace: 'shell', messages },
  );

test('a redirecting page can pass a message, which can be dismissed', async () => {
  const { user } = await arrive({ notice: 'There is no such page.' });
  expect(screen.getByRole('status').textContent).toContain('There is no such page.');
  await user.click(screen.getByRole('button', { name: messages.page.dismiss }));
  expect(screen.queryByText('There is no such page.')).toBeNull();
});

test.each([null, {}, { notice: { html: 'x' } }])('the state %j shows no message', async (state) => {
  const { container } = await arrive(state);
  expect(container.textContent).toBe('');
});
