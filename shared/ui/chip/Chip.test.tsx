import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, Tag } from './Chip.tsx';

describe('Chip', () => {
  test('as a button exposes whether it is pressed', () => {
    render(<Chip selected>Beach</Chip>);
    expect(screen.getByRole('button', { name: 'Beach' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('as a link exposes whether it is the current one', () => {
    render(
      <Chip href="/portals?tags=beach" selected>
        Beach
      </Chip>,
    );
    const link = screen.getByRole('link', { name: 'Beach' });
    expect(link.getAttribute('aria-current')).toBe('true');
    expect(link.hasAttribute('aria-pressed')).toBe(false);
  });
});

test('[T-30] a long text is cut at its end, whatever its direction', () => {
  render(
    <>
      <Chip>عربي</Chip>
      <Tag>Beach</Tag>
    </>,
  );
  expect(['عربي', 'Beach'].map((text) => screen.getByText(text).dir)).toEqual(['auto', 'auto']);
});

describe('Tag', () => {
  test('is plain text, and with onRemove has a button that names what it removes', async () => {
    const onRemove = jest.fn();
    const { rerender } = render(<Tag>Beach</Tag>);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(
      <Tag onRemove={onRemove} removeLabel="Remove Beach">
        Beach
      </Tag>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Beach' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});
