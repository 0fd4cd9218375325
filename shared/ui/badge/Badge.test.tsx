import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Badge } from './Badge.tsx';

test.each(['success', 'warning', 'danger'] as const)(
  'a badge of %s has an icon besides its colour',
  (tone) => {
    const { container } = render(<Badge tone={tone}>Word</Badge>);
    expect(container.textContent).toBe('Word');
    expect(container.querySelector(`[data-icon=${tone}]`)?.getAttribute('aria-hidden')).toBe('true');
  },
);
