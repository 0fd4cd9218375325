import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  type ApiKey,
  apiKeys,
  changeWebhook,
  createApiKey,
  createWebhook,
  deleteWebhook,
  replayDelivery,
  revokeApiKey,
  type WebhookDelivery,
  type WebhookInfo,
  webhookDeliveries,
  webhooks as webhooksCall,
} from '@portico/shared/contracts';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../locales/en.json';
import { Component as KeysPage } from '../pages/keys/keys.route.tsx';
import { Component as WebhookPage } from '../pages/webhook/webhook.route.tsx';
import { Component as WebhooksPage } from '../pages/webhooks/webhooks.route.tsx';

const ok = <Data,>(data: Data) => ({ status: 'ok' as const, data });
const { keys: k, webhooks: w, people, scope, hookEvent } = messages;

let sent: unknown[];
let keys: ApiKey[];
let hooks: WebhookInfo[];
let isRefused: boolean;
beforeEach(() => {
  sent = [];
  isRefused = false;
  keys = [
    {
      id: 'k1',
      name: 'Cash register',
      scopes: ['read', 'write:catalogue'],
      owner: { uid: 'other', name: 'Mali' },
      createdDate: '2026-11-01T05:00:00.000Z',
      expiresAt: '2020-11-01T05:00:00.000Z',
    },
  ];
  hooks = [
    {
      id: 'h1',
      url: 'https://example.com/hook',
      events: ['portal.changed'],
      createdDate: '2026-11-01T05:00:00.000Z',
      disabled: { at: '2026-11-02T05:00:00.000Z', by: 'failure' },
      waiting: 2,
    },
  ];
});

const delivery: WebhookDelivery = {
  id: 'd1',
  messageId: 'msg_1',
  type: 'portal.changed',
  timestamp: '2026-11-02T05:00:00.000Z',
  data: { id: 'p1' },
  state: 'failed',
  attempts: [{ at: '2026-11-02T05:00:00.000Z', status: 500 }],
};

const refusal = () =>
  Response.json(
    {
      status: 'fail',
      code: 'invalid',
      reason: 'no',
      details: [{ path: 'body.data.url', message: 'inside a network', code: 'not-allowed' }],
    },
    { status: 400 },
  );

const server = (): Record<string, FakeCall> => ({
  ...byContract(apiKeys, () => ok(keys)),
  ...byContract(createApiKey, ({ body }) => {
    sent.push((body as { data: unknown }).data);
    return ok({ ...(keys[0] as ApiKey), id: 'k2', name: 'New', key: 'pk_the-key' });
  }),
  ...byContract(revokeApiKey, ({ params }) => {
    sent.push(['revoke', params['id']]);
    keys = [];
    return ok({ id: 'k1' });
  }),
  ...byContract(webhooksCall, () => ok(hooks)),
  ...byContract(createWebhook, ({ body }) => {
    sent.push((body as { data: unknown }).data);
    return isRefused
      ? (refusal() as never)
      : ok({ ...(hooks[0] as WebhookInfo), secret: 'whsec_the-secret' });
  }),
  ...byContract(changeWebhook, ({ body }) => {
    sent.push((body as { data: unknown }).data);
    hooks = hooks.map(({ disabled: _disabled, ...hook }) => hook);
    return ok(hooks[0] as WebhookInfo);
  }),
  ...byContract(deleteWebhook, () => ok({ id: 'h1' })),
  ...byContract(webhookDeliveries, () => ok([delivery])),
  ...byContract(replayDelivery, ({ params }) => {
    sent.push(params);
    return ok({ ...delivery, state: 'waiting' as const });
  }),
});

const open = (url: string, calls: Record<string, FakeCall> = server()) =>
  renderWithPlatform(
    {
      routes: [
        { path: '/console/keys', Component: KeysPage },
        { path: '/console/webhooks', Component: WebhooksPage },
        { path: '/console/webhooks/:id', Component: WebhookPage },
      ],
      url,
    },
    { namespace: 'mfe-console', messages, language: 'en', server: calls },
  );

describe('/console/keys', () => {
  test('lists the keys of all accounts with owner, scopes and state', async () => {
    await open('/console/keys');
    const card = within(await screen.findByRole('list', { name: k.title }));
    for (const text of ['Mali', scope.read, scope['write-catalogue'], k.expired, k.neverUsed])
      expect(card.getByText(text)).toBeTruthy();
  });

  test('a new key needs a name and a scope, and is shown once', async () => {
    const { user } = await open('/console/keys');
    await user.click(await screen.findByRole('button', { name: k.new }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: scope.read }));
    await user.click(dialog.getByRole('button', { name: k.create }));
    expect(dialog.getByText(k.nameNeeded)).toBeTruthy();
    expect(dialog.getByText(k.scopeNeeded)).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText(new RegExp(`^${k.name}`)), 'New');
    await user.click(dialog.getByRole('checkbox', { name: scope['publish-releases'] }));
    await user.click(dialog.getByRole('button', { name: k.create }));
    expect(((await dialog.findByLabelText(k.key)) as HTMLInputElement).value).toBe('pk_the-key');
    expect(sent).toEqual([{ name: 'New', scopes: ['publish:releases'], expiresAt: expect.any(String) }]);
  });

  test('is revoked after a confirmation', async () => {
    const { user } = await open('/console/keys');
    await user.click(await screen.findByRole('button', { name: 'Revoke Cash register' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: k.revoke }));
    expect(await screen.findByText(k.none)).toBeTruthy();
    expect(sent).toEqual([['revoke', 'k1']]);
  });

  test('a list that cannot be loaded says so, with a retry', async () => {
    const failing = { ...server(), 'GET /api/keys': () => Response.json({}, { status: 500 }) };
    await open('/console/keys', failing);
    expect(await screen.findByText(messages.list.notLoaded)).toBeTruthy();
  });
});

describe('/console/webhooks', () => {
  test('says why one is stopped, and starts it', async () => {
    const { user } = await open('/console/webhooks');
    expect(await screen.findByText(w.stoppedByFailure)).toBeTruthy();
    expect(screen.getByText(hookEvent['portal-changed'])).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Actions for https://example.com/hook' }));
    await user.click(await screen.findByRole('button', { name: w.start }));
    await waitFor(() => expect(screen.queryByText(w.stoppedByFailure)).toBeNull());
    expect(sent).toEqual([{ isDisabled: false }]);
  });

  test('an address that the server refuses is marked, and the secret is shown once', async () => {
    isRefused = true;
    const { user } = await open('/console/webhooks');
    await user.click(await screen.findByRole('button', { name: w.new }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(new RegExp(`^${w.url}`)), 'https://10.0.0.1/');
    await user.click(dialog.getByRole('button', { name: w.create }));
    expect(await dialog.findByText(w.urlWrong)).toBeTruthy();
    isRefused = false;
    await user.type(dialog.getByLabelText(new RegExp(`^${w.url}`)), 'x');
    await user.click(dialog.getByRole('button', { name: w.create }));
    expect(((await dialog.findByLabelText(w.secret)) as HTMLInputElement).value).toBe('whsec_the-secret');
    await user.click(dialog.getByRole('button', { name: people.done }));
    expect(screen.queryByText('whsec_the-secret')).toBeNull();
  });

  test('a delivery shows its last reply and is sent again', async () => {
    const { user } = await open('/console/webhooks/h1');
    expect(await screen.findByText(w.state.failed)).toBeTruthy();
    expect(screen.getByText('500')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Send again: Page changed/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([{ id: 'h1', delivery: 'd1' }]);
  });
});
