import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notice } from './Notice.tsx';
import { StateMessage } from './StateMessage.tsx';

describe('StateMessage', () => {
  test.each([
    ['failed', 'alert'],
    ['empty', 'status'],
    ['offline', 'status'],
  ] as const)('%s is announced as %s, with title and text', (kind, role) => {
    render(<StateMessage kind={kind} title="Title" text="Text" />);
    expect(screen.getByRole(role).textContent).toBe('TitleText');
  });

  test('its title is the h1 of a page that it replaces, and no heading inside a page', () => {
    const { rerender } = render(<StateMessage isPage kind="not-found" title="Gone" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gone');
    rerender(<StateMessage kind="not-found" title="Gone" />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('accepts its action as label and callback, or as an element', async () => {
    const onClick = jest.fn();
    const { rerender } = render(
      <StateMessage kind="failed" title="x" action={{ label: 'Try again', onClick }} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    rerender(<StateMessage kind="empty" title="x" action={<a href="/towns">All towns</a>} />);
    expect(screen.getByRole('link', { name: 'All towns' })).toBeTruthy();
  });
});

describe('Notice', () => {
  test('a danger is an alert and can be dismissible', async () => {
    const onDismiss = jest.fn();
    render(
      <Notice tone="danger" title="Not saved" onDismiss={onDismiss} dismissLabel="Dismiss">
        Try again
      </Notice>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Not savedTry again');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
