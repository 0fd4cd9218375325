import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadFailed } from './LoadFailed.tsx';

const texts = {
  title: 'The list couldn’t be loaded',
  offlineText: 'You’re offline.',
  retryLabel: 'Try again',
};
const error = { kind: 'status', status: 503, statusText: 'Unavailable', reason: 'The server is full.' };

test('shows the reason of the server with a retry', async () => {
  const onRetry = jest.fn();
  render(<LoadFailed {...texts} error={error} onRetry={onRetry} />);
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toBe('The list couldn’t be loadedThe server is full.Try again');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('shows the text of the caller, or none, instead of the reason', () => {
  const { rerender } = render(
    <LoadFailed {...texts} error={error} text="Try later." onRetry={() => undefined} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Try later.');
  rerender(<LoadFailed {...texts} error={error} text={null} onRetry={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toBe('The list couldn’t be loadedTry again');
});

test('says that the browser is offline', () => {
  const { rerender } = render(
    <LoadFailed {...texts} error={{ kind: 'offline' }} onRetry={() => undefined} />,
  );
  expect(screen.getByRole('status').textContent).toBe('The list couldn’t be loadedYou’re offline.Try again');
  rerender(
    <LoadFailed
      {...texts}
      error={{ kind: 'offline' }}
      offlineTitle="Offline"
      isPage
      onRetry={() => undefined}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Offline');
});
