import { expect, test } from '@jest/globals';
import { baseApi, portalApi, selectData } from '@portico/shared/api';
import { createStore } from '@portico/shared/platform';
import { waitFor } from '@testing-library/react';
import { portalReceived } from '../../portal-received.ts';
import { samplePortal } from '../testing/editor-page.tsx';
import { savePortalApi } from './save-portal.api.ts';
import { type PortalSave, saveQueueOf } from './save-queue.ts';

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
        sent.push((JSON.parse(init?.body as string) as { data: Record<string, unknown> }).data);
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
    reply: async (response: Response) => {
      await waitFor(() => expect(waiting.length).toBe(1));
      waiting.shift()?.(response);
    },
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
