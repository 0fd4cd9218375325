import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { AuthUser, ReleasesResponse } from '@portico/shared/contracts';
import { selectNotices } from '@portico/shared/platform';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
    actions: { mayChange: true, publish: 'allowed' },
  },
};
const texts = messages;
const choices = { status: 'ok', data: { origins: ['http://localhost:3001'] } };

const open = (user: AuthUser, server: Record<string, FakeCall> = {}) =>
  renderWithPlatform(<Component />, {
    namespace: 'mfe-console',
    messages,
    server: {
      'GET /api/releases': () => response,
      'GET /api/releases/override': () => choices,
      'GET /api/releases/versions': () => ({ status: 'ok', data: [] }),
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
    const tried = screen.getByText('10% of visitors', { selector: 'span' }).closest('article') as HTMLElement;
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
    const quiet = {
      rollout: { stable: rollout.stable, pins: {} },
      history: [],
      figures: [],
      actions: response.result.actions,
    };
    await open(admin, {
      'GET /api/releases': () => ({ status: 'ok', result: quiet }),
      'GET /api/releases/override': () => ({ status: 'ok', data: { origins: [] } }),
    });
    for (const text of ['No failures in the last hour', 'Nothing has been released yet'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(await screen.findByText('No origins are allowed')).toBeTruthy();
  });

  test('publishes an archive for a share of the visitors, and shows what a gate blocks', async () => {
    const sent: Record<string, unknown>[] = [];
    const finding = { code: 'PG-103', message: 'Too new.', solution: 'Build it again.', isBlocking: true };
    const page = await open(admin, {
      'POST /api/releases/publish': ({ body }) => {
        // The test's FormData does not take the test's File; the journey uploads a real archive.
        sent.push({ ...Object.fromEntries(body as FormData), file: (body as FormData).has('file') });
        const isFirst = sent.length === 1;
        return {
          status: 'ok',
          data: {
            name: 'mfe-portal',
            version: '1.2',
            isPublished: !isFirst,
            isLive: !isFirst,
            findings: isFirst ? [finding] : [],
          },
        };
      },
    });
    await page.user.click(await screen.findByRole('button', { name: texts.publish.check }));
    expect(screen.getByText(texts.publish.archiveNeeded)).toBeTruthy();
    expect(sent).toEqual([]);
    const file = new File(['x'], 'portal.tgz');
    await page.user.upload(screen.getByLabelText(/^Archive/), file);
    await page.user.selectOptions(screen.getByLabelText(texts.publish.for), '5');
    await page.user.type(screen.getByLabelText(texts.publish.reason), 'New map');
    await page.user.click(screen.getByRole('button', { name: texts.publish.check }));
    expect(await screen.findByText('mfe-portal 1.2 can’t go live')).toBeTruthy();
    expect(screen.getByText('Build it again.')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: texts.publish.publish }));
    expect(await screen.findByText('mfe-portal 1.2 is published')).toBeTruthy();
    const form = { percent: '5', reason: 'New map', file: true };
    expect(sent).toEqual([
      { ...form, checkOnly: 'true' },
      { ...form, checkOnly: 'false' },
    ]);
  });

  test.each([
    ['stop', 'canary/stop', { set: 'b', reason: 'Slow' }],
    ['promote', 'canary/promote', { set: 'b', reason: 'Slow' }],
  ] as const)('asks before it changes the canary: %s', async (action, path, data) => {
    const sent: unknown[] = [];
    const page = await open(admin, {
      [`POST /api/releases/${path}`]: ({ body }) => {
        sent.push(body);
        return { status: 'ok', data: response.result.rollout };
      },
    });
    await page.user.click(await screen.findByRole('button', { name: texts.canary[action] }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(sent).toEqual([]);
    await page.user.type(dialog.getByLabelText(texts.publish.reason), 'Slow');
    await page.user.click(dialog.getByRole('button', { name: texts.canary[action] }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([{ data }]);
  });

  test('rolls one package back, and says who was faster', async () => {
    const conflict = { by: 'lin', at: '2026-11-22T01:00:00.000Z' };
    const page = await open(admin, {
      'POST /api/releases/roll-back': () =>
        Response.json({ status: 'fail', code: 'conflict', reason: 'Late.', conflict }, { status: 409 }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Roll back mfe-portal' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await page.user.click(dialog.getByRole('button', { name: texts.canary.rollBack }));
    await waitFor(() =>
      expect(selectNotices(page.store.getState()).map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^lin changed it at/),
      ]),
    );
  });

  test('compares two stored versions', async () => {
    const page = await open(admin, {
      'GET /api/releases/versions': () => ({
        status: 'ok',
        data: [
          { name: 'mfe-portal', versions: [{ version: '1.1' }, { version: '1.0' }] },
          { name: 'shell', versions: [{ version: '1.0' }] },
        ],
      }),
      'GET /api/releases/compare': ({ url }) => ({
        status: 'ok',
        data: {
          name: 'mfe-portal',
          before: url.searchParams.get('before'),
          after: url.searchParams.get('after'),
          parts: {
            routes: { added: ['map /map'], removed: [], changed: [] },
            slots: { added: [], removed: [], changed: [] },
            messages: { added: [], removed: [], changed: [] },
          },
          files: [{ place: 'web', before: 1024, after: 2048, changes: [{ file: 'main.js', after: 1024 }] }],
        },
      }),
    });
    await page.user.click(await screen.findByRole('button', { name: texts.compare.compare }));
    expect(await screen.findByText('map /map')).toBeTruthy();
    expect(screen.getByText('1 KB → 2 KB')).toBeTruthy();
  });

  test.each([
    ['needs-keys', 'needsKeys'],
    ['forbidden', 'forbidden'],
  ] as const)('says why nothing can be published: %s', async (publish, key) => {
    const actions = { mayChange: false, publish };
    await open(admin, {
      'GET /api/releases': () => ({ status: 'ok', result: { ...response.result, actions } }),
    });
    expect(await screen.findByText(texts.publish[key])).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.canary.stop })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Roll back mfe-portal' })).toBeNull();
  });

  test('does not lose a choice that the server refuses, and shows the reason', async () => {
    const requests: unknown[] = [];
    const page = await open(admin, {
      'POST /api/releases/override': ({ body, headers }) => {
        requests.push(body, headers.get('x-portico-page'));
        return Response.json(
          { status: 'fail', code: 'forbidden', reason: 'Not from there.' },
          { status: 403 },
        );
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Load' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not from there.');
    expect(requests).toEqual([{ data: { remote: 'mfe-portal', origin: 'http://localhost:3001' } }, '1']);
  });
});
