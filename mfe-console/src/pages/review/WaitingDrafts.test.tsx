import { expect, test } from '@jest/globals';
import type { Portal, WaitingDraft } from '@portico/shared/contracts';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { WaitingDrafts } from './WaitingDrafts.tsx';

const live = {
  _id: 'p1',
  provider: 'demo',
  title: { en: 'Old Town Noodles' },
  modifiedDate: '2026-11-01T00:00:00.000Z',
  status: 'RELEASE',
  editors: [],
  townRefs: [],
  listingRefs: [],
} satisfies Portal;
const waiting: WaitingDraft = {
  live,
  draft: { ...live, tags: ['soup'], modifiedDate: '2026-11-02T00:00:00.000Z' },
  waitingSince: '2026-11-02T00:00:00.000Z',
  sentBy: 'Somchai',
};
const { draftReview: texts } = messages;

async function open() {
  const sent: unknown[] = [];
  let left = [waiting];
  const page = await renderWithPlatform(<WaitingDrafts />, {
    namespace: 'mfe-console',
    messages,
    server: {
      'GET /api/drafts': () => ({ status: 'ok', data: left }),
      'PUT /api/portal/:id/draft/review': ({ body }) => {
        sent.push((body as { data: unknown }).data);
        left = [];
        return { status: 'ok', data: live };
      },
    },
  });
  const region = within(await screen.findByRole('region', { name: texts.title }));
  return { ...page, sent, region };
}

test('a draft is published as it was reviewed, and leaves the list', async () => {
  const { user, sent, region } = await open();
  expect(region.getByText(/Sent by Somchai/)).toBeTruthy();
  await user.click(region.getByRole('button', { name: texts.publish }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(sent).toEqual([{ decision: 'publish', modifiedDate: waiting.draft.modifiedDate }]);
});

test('a draft is returned with a reason only', async () => {
  const { user, sent, region } = await open();
  await user.click(region.getByRole('button', { name: texts.return }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: texts.return }));
  expect(dialog.getByText(texts.reasonMissing)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: texts.reason }), 'Not yet.');
  await user.click(dialog.getByRole('button', { name: texts.return }));
  await waitFor(() =>
    expect(sent).toEqual([
      { decision: 'return', reason: 'Not yet.', modifiedDate: waiting.draft.modifiedDate },
    ]),
  );
});
