import { expect, test } from '@jest/globals';
import { baseApi, portalApi, selectData, sessionApi } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import { createStore } from '@portico/shared/platform';
import { waitFor } from '@testing-library/react';
import { portalReceived } from '../../portal-received.ts';
import { samplePortal } from '../testing/editor-page.tsx';
import type { PortalSave } from './portal-save.ts';
import { savePortalApi } from './save-portal.api.ts';
import { saveQueueOf } from './save-queue.ts';

/** A cached portal, and a server that responds to one request after the other on demand. */
function open(id: string) {
  const waiting: ((response: Response) => void)[] = [];
  const sent: Record<string, unknown>[] = [];
  const urls: string[] = [];
  const store = createStore({
    api: baseApi,
    services: {
      fetch: (url, init) => {
        urls.push(String(url));
        if (init?.body)
          sent.push((JSON.parse(init.body as string) as { data: Record<string, unknown> }).data);
        return new Promise((resolve) => waiting.push(resolve));
      },
    },
  });
  const stored = { ...samplePortal, _id: id };
  store.dispatch(portalReceived(stored));
  return {
    sent,
    urls,
    stored,
    show: (portal: Portal) => void store.dispatch(portalReceived(portal)),
    refetch: () => store.dispatch(portalApi.endpoints.portal.initiate({ id }, { forceRefetch: true })),
    signOut: () => store.dispatch(sessionApi.endpoints.logout.initiate()),
    page: () => selectData(portalApi.endpoints.portal, { id }, store.getState()),
    save: (fields: PortalSave['fields'], others: Partial<PortalSave> = {}) =>
      store.dispatch(
        savePortalApi.endpoints.savePortal.initiate({
          portalId: id,
          fields,
          baseRevision: stored.modifiedDate,
          hasForm: true,
          ...others,
        }),
      ),
    /** Responds to the oldest request. */
    reply: async (response: Response) => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      waiting.shift()?.(response);
    },
    /** Responds to the newest request. */
    replyLast: (response: Response) => waiting.pop()?.(response),
  };
}
const refusal = () =>
  Response.json({ status: 'fail', code: 'internal', reason: 'Out of paper.' }, { status: 500 });

test('[EDIT-03, ERR-10] a refused save is taken off the page, and a later one stays on it', async () => {
  const { page, save, reply } = open('one-refused');
  const title = save({ title: { en: 'Soup' } });
  const word = save({ promoteWord: 'New' });
  await waitFor(() => expect([page()?.title.en, page()?.promoteWord]).toEqual(['Soup', 'New']));
  await reply(refusal());
  await title;
  await waitFor(() => expect([page()?.title, page()?.promoteWord]).toEqual([samplePortal.title, 'New']));
  await reply(refusal());
  await word;
  await waitFor(() => expect(page()?.promoteWord).toBeUndefined());
});

test('[EDIT-03, T-49] saves of a page follow each other, each on the revision of the one before', async () => {
  const { sent, stored, page, save, reply } = open('two-saved');
  void save({ title: { en: 'Soup' } });
  const word = save({ promoteWord: 'New' });
  const first = { ...stored, title: { en: 'Soup' }, modifiedDate: '2026-11-05T00:00:00.000Z' };
  await reply(Response.json({ status: 'ok', data: first }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect([page()?.modifiedDate, page()?.promoteWord]).toEqual([first.modifiedDate, 'New']);
  expect(sent.map(({ modifiedDate }) => modifiedDate)).toEqual([stored.modifiedDate, first.modifiedDate]);
  const second = { ...first, promoteWord: 'New', modifiedDate: '2026-11-06T00:00:00.000Z' };
  await reply(Response.json({ status: 'ok', data: second }));
  expect((await word).data).toEqual(second);
  expect(page()).toEqual(second);
});

test('[WIZ-12, WIZ-14, T-49] a wizard step follows earlier saves, and the page shows it once it is stored', async () => {
  const { sent, urls, stored, page, save, reply } = open('three-wizard');
  void save({ promoteWord: 'New' });
  const step = save({ title: { en: 'Soup' } }, { wizardStep: { stepIndex: 3 } });
  const first = { ...stored, promoteWord: 'New', modifiedDate: '2026-11-05T00:00:00.000Z' };
  await waitFor(() => expect(page()?.promoteWord).toBe('New'));
  await reply(Response.json({ status: 'ok', data: first }));
  await waitFor(() => expect(urls).toEqual(['/api/portal/three-wizard', '/api/wizard/three-wizard']));
  expect(sent[1]).toEqual({ title: { en: 'Soup' }, stepIndex: 3, modifiedDate: first.modifiedDate });
  expect(page()?.title).toEqual(samplePortal.title);
  const second = { ...first, title: { en: 'Soup' }, stepIndex: 3, modifiedDate: '2026-11-06T00:00:00.000Z' };
  await reply(Response.json({ status: 'ok', data: second }));
  expect((await step).data).toEqual(second);
  expect(page()).toEqual(second);
  expect(saveQueueOf('three-wizard').status()).toEqual({ kind: 'idle' });
});

test('[EDIT-03, ERR-10] a page that is fetched again still shows an unsaved change, until it is discarded', async () => {
  const { stored, page, save, refetch, reply } = open('four-fetched');
  const failed = save({ promoteWord: 'New' }, { hasForm: false });
  await reply(refusal());
  await failed;
  const fetched = refetch();
  await reply(Response.json({ data: { ...stored, promoteWord: 'Old', title: { en: 'Fetched' } } }));
  await fetched;
  await waitFor(() => expect([page()?.title.en, page()?.promoteWord]).toEqual(['Fetched', 'New']));
  const status = saveQueueOf('four-fetched').status();
  if (status.kind === 'failed') status.discard();
  expect(page()?.promoteWord).toBe('Old');
});

test('an unsaved change of a draft is not shown on the live page, and a retry saves it to the draft', async () => {
  const { urls, stored, page, save, show, reply } = open('five-draft');
  const draft = (isShown: boolean, changes: Partial<Portal> = {}): Portal => ({
    ...stored,
    ...changes,
    draft: { isShown, savedAt: stored.modifiedDate, parts: [], conflicts: [] },
  });
  show(draft(true));
  const failed = save({ promoteWord: 'New' }, { hasForm: false, isDraft: true });
  await waitFor(() => expect(page()?.promoteWord).toBe('New'));
  await reply(refusal());
  await failed;
  const queue = saveQueueOf('five-draft');
  show(draft(false));
  queue.forgetHistory();
  queue.reapply();
  expect(page()?.promoteWord).toBeUndefined();
  const status = queue.status();
  if (status.kind === 'failed') status.retry();
  await waitFor(() => expect(urls).toHaveLength(2));
  expect(urls).toEqual(Array(2).fill('/api/portal/five-draft?draft=true'));
  await reply(Response.json({ status: 'ok', data: draft(true, { promoteWord: 'New' }) }));
  await waitFor(() => expect(queue.status()).toEqual({ kind: 'idle' }));
  expect([page()?.draft?.isShown, page()?.promoteWord]).toEqual([false, undefined]);
});

test('[OPEN-50] after a sign-out nothing of the former person is sent, shown or undone', async () => {
  const { urls, stored, page, save, signOut, reply, replyLast } = open('six-left');
  const first = save({ title: { en: 'Soup' } });
  const second = save({ promoteWord: 'New' });
  await waitFor(() => expect(page()?.promoteWord).toBe('New'));
  const queue = saveQueueOf('six-left');
  const left = signOut();
  await waitFor(() => expect(urls).toEqual(['/api/portal/six-left', '/api/auth/login']));
  replyLast(Response.json({ status: 'ok' }));
  await left;
  expect(queue.status()).toEqual({ kind: 'idle' });
  await reply(Response.json({ status: 'ok', data: { ...stored, title: { en: 'Soup' } } }));
  await Promise.all([first, second]);
  expect(urls).toHaveLength(2);
  expect(queue.actions()).toEqual({ undo: undefined, redo: undefined });
  expect(saveQueueOf('six-left')).not.toBe(queue);
});
