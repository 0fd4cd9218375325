import { describe, expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CleanHtml } from './CleanHtml.tsx';
import { purifyHtml } from './purify-html.ts';

const HOSTILE =
  '<p>Fine <strong>words</strong></p><img src="x" onerror="alert(1)"><script>alert(2)</script>' +
  '<a href="javascript:alert(3)">link</a><iframe src="https://evil.example"></iframe>';

describe('purifyHtml', () => {
  test.each([
    ['scripts go with what is in them', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['handlers go', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['[T-12] a dangerous address goes, its words stay', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['an address of this site stays', '<a href="/portals/a?b=1">a</a>', '<a href="/portals/a?b=1">a</a>'],
    [
      'a link elsewhere learns nothing of this page',
      '<a href="https://a.example/">a</a>',
      '<a href="https://a.example/" rel="noopener nofollow">a</a>',
    ],
    [
      'a picture of ours keeps its signature',
      '<img src="/images/a-1?s=x" alt="">',
      '<img src="/images/a-1?s=x" alt="">',
    ],
    [
      'a picture from elsewhere would tell its server who reads',
      '<img src="https://a.example/p.png" alt="">',
      '<img alt="">',
    ],
    ['text may be aligned', '<p style="text-align: center">a</p>', '<p style="text-align: center">a</p>'],
    ['nothing else may be styled', '<p style="position: fixed">a</p>', '<p>a</p>'],
    ['frames and forms go', '<iframe src="https://a.example"></iframe><form><p>a</p></form>', '<p>a</p>'],
  ])('[T-11] %s', (_title, html, clean) => {
    expect(purifyHtml(html)).toBe(clean);
  });
});

describe('CleanHtml', () => {
  test('[T-11] HTML rendered in the browser is cleaned a second time', async () => {
    const { container } = await renderWithPlatform(<CleanHtml html={HOSTILE} />, {
      namespace: 'shell',
      messages: {},
    });
    // Rendered as plain text first: the raw HTML is never inserted.
    expect(container.querySelector('script, iframe, [onerror], [href]')).toBeNull();
    await waitFor(() => expect(container.querySelector('strong')?.textContent).toBe('words'));
    expect(container.querySelector('script, iframe, [onerror], [href]')).toBeNull();
  });

  test('[T-11] server-rendered HTML is hydrated unchanged, and later HTML is cleaned', async () => {
    const served = '<p>From the <em>server</em></p>';
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<CleanHtml html={served} />);
    const mismatches: unknown[] = [];
    const page = await act(async () =>
      hydrateRoot(root, <CleanHtml html={served} />, {
        onRecoverableError: (error) => void mismatches.push(error),
      }),
    );
    expect(mismatches).toEqual([]);
    expect(root.querySelector('em')?.textContent).toBe('server');
    await act(async () => page.render(<CleanHtml html={HOSTILE} />));
    await waitFor(() => expect(root.querySelector('strong')?.textContent).toBe('words'));
    expect(root.querySelector('script, [onerror]')).toBeNull();
    await act(async () => page.unmount());
    root.remove();
  });
});
