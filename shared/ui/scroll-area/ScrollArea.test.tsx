import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollArea } from './ScrollArea.tsx';

test('a scroll area scrolls its content, is reached by keyboard and is named by its heading', async () => {
  render(
    <CacheProvider value={createCache({ key: 'test', speedy: false })}>
      <h2 id="failures">Failures</h2>
      <ScrollArea labelledBy="failures" css={{ maxBlockSize: 420 }}>
        <p>Content</p>
      </ScrollArea>
    </CacheProvider>,
  );
  const area = screen.getByRole('group', { name: 'Failures' });
  await userEvent.setup().tab();
  expect(document.activeElement).toBe(area);
  const { overflowX, maxBlockSize } = getComputedStyle(area);
  expect({ overflowX, maxBlockSize }).toEqual({ overflowX: 'auto', maxBlockSize: '420px' });
});
