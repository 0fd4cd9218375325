import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuItem } from './Menu.tsx';

function show(onChoose = jest.fn()) {
  render(
    <>
      <Menu label="Language: ไทย" trigger="ไทย">
        <MenuItem current lang="th" onClick={onChoose}>
          ไทย
        </MenuItem>
        <MenuItem lang="en" onClick={onChoose}>
          English
        </MenuItem>
        <MenuItem href="/contact">Contact</MenuItem>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Language: ไทย' });
}

describe('Menu', () => {
  test('opens a list of buttons and links and marks the current one', async () => {
    const button = show();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('list').id).toBe(button.getAttribute('aria-controls'));
    expect(screen.getByRole('button', { name: 'ไทย' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Contact' })).toBeTruthy();
  });

  test('arrow keys, Home and End move; Escape closes and gives the focus back', async () => {
    const button = show();
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ไทย' })));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('English');
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Contact');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ไทย' }));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Contact');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('list')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('choosing closes it', async () => {
    const onChoose = jest.fn();
    await userEvent.click(show(onChoose));
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(onChoose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('a press or the focus elsewhere closes it', async () => {
    const button = show();
    await userEvent.click(button);
    await userEvent.click(document.body);
    expect(screen.queryByRole('list')).toBeNull();
    await userEvent.click(button);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.queryByRole('list')).not.toBeNull();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Elsewhere');
    expect(screen.queryByRole('list')).toBeNull();
  });
});
