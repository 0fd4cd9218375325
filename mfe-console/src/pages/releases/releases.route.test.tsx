import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { AuthUser, ReleasesResponse } from '@portico/shared/contracts';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './releases.route.tsx';

const admin: AuthUser = { uid: 'u1', username: 'admin', displayName: 'Admin', roles: ['admin'] };
const packages = { shell: '1.0', 'mfe-portal': '1.0' };
const response: ReleasesResponse = {
  status: 'ok',
  result: {
    rollout: {
      stable: { id: 'a', packages },
      candidate: {
        set: { id: 'b', packages: { ...packages, 'mfe-portal': '1.1' } },
        name: 'mfe-portal',
        version: '1.1',
        percent: 10,
        since: '2026-11-22T01:00:00.000Z',
        by: 'lin',
      },
      pins: { shell: '1.0' },
    },
    history: [
      {
        at: '2026-11-22T01:00:00.000Z',
        by: 'lin',
        action: 'automatic-rollback',
        name: 'mfe-portal',
        version: '1.1',
        reason: 'too many failures',
        set: 'a',
      },
    ],
    figures: [
      {
        set: 'b',
        packages,
        share: 0.1,
        views: 200,
        failedViews: 5,
        serverFailures: 1,
        readyMs: { p50: 800, p95: 2400 },
        failures: [{ name: 'mfe-portal', version: '1.1', phase: 'route', code: 'PL-242', count: 5 }],
      },
    ],
  },
};
const choices = { status: 'ok', data: { origins: ['http://localhost:3001'] } };

const open = (user: AuthUser, server: Record<string, FakeCall> = {}) =>
  renderWithPlatform(<Component />, {
    namespace: 'mfe-console',
    messages,
    server: {
      'GET /api/releases': () => response,
      'GET /api/releases/override': () => choices,
      ...server,
    },
    user,
  });

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the page of releases', () => {
  test('shows an admin live and canary releases, with share, figures, failures and history', async () => {
    await open(admin);
    expect(await screen.findByText('90% of visitors')).toBeTruthy();
    const tried = screen.getByText('10% of visitors').closest('article') as HTMLElement;
    for (const text of ['2.5%', '200', '0.8 s', '2.4 s', '1.1'])
      expect(within(tried).getByText(text)).toBeTruthy();
    const row = within(screen.getByRole('table')).getByText('PL-242').closest('tr') as HTMLElement;
    expect(row.textContent).toContain('mfe-portal 1.1Page5');
    expect(screen.getByText('Rolled back automatically')).toBeTruthy();
    expect(screen.getByText('too many failures')).toBeTruthy();
    expect(screen.getByText('npm run portico -- remotes promote')).toBeTruthy();
  });

  test('reports a failed load and retries on demand', async () => {
    let isBroken = true;
    const page = await open(admin, {
      'GET /api/releases': () => (isBroken ? new Response('{}', { status: 503 }) : response),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The releases couldn’t be loaded');
    isBroken = false;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('90% of visitors')).toBeTruthy();
  });

  test('reports that the browser is offline', async () => {
    await open(admin, {
      'GET /api/releases': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await screen.findByText(/You’re offline/)).toBeTruthy();
  });

  test('has a message for a platform without any release history', async () => {
    const { rollout } = response.result;
    const quiet = { rollout: { stable: rollout.stable, pins: {} }, history: [], figures: [] };
    await open(admin, {
      'GET /api/releases': () => ({ status: 'ok', result: quiet }),
      'GET /api/releases/override': () => ({ status: 'ok', data: { origins: [] } }),
    });
    for (const words of ['No failures in the last hour', 'Nothing has been released yet'])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(await screen.findByText('No origins are allowed')).toBeTruthy();
  });

  test('keeps a choice that the server refuses, and shows the reason', async () => {
    const asked: unknown[] = [];
    const page = await open(admin, {
      'POST /api/releases/override': ({ body, headers }) => {
        asked.push(body, headers.get('x-portico-page'));
        return Response.json(
          { status: 'fail', code: 'forbidden', reason: 'Not from there.' },
          { status: 403 },
        );
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Load' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not from there.');
    expect(asked).toEqual([{ data: { remote: 'mfe-portal', origin: 'http://localhost:3001' } }, '1']);
  });
});
