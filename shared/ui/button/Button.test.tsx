import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

function RouterLink({ to, children, ...rest }: { to: string; children?: ReactNode; className?: string }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

describe('Button', () => {
  test('does not submit a surrounding form without type=submit', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Plain</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('while loading ignores presses and submits, keeps the focus and announces it', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading loadingLabel="Saving" onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: /Save/ });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.textContent).toContain('Saving');
    expect(document.activeElement).toBe(button);
  });

  test("is a link with href, and a router's link with as", () => {
    render(
      <>
        <Button href="/towns">Towns</Button>
        <Button as={RouterLink} to="/portals">
          Portals
        </Button>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Towns' }).getAttribute('href')).toBe('/towns');
    const link = screen.getByRole('link', { name: 'Portals' });
    expect(link.getAttribute('href')).toBe('/portals');
    expect(link.hasAttribute('type')).toBe(false);
    expect(link.className).not.toBe('');
  });
});

describe('IconButton', () => {
  test('has its label as its accessible name', async () => {
    const onClick = jest.fn();
    render(
      <IconButton label="Close" onClick={onClick}>
        <svg />
      </IconButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('ignores presses when aria-disabled, and can still be focused', async () => {
    const onClick = jest.fn();
    render(
      <IconButton label="Next" aria-disabled onClick={onClick}>
        <svg />
      </IconButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  });
});
