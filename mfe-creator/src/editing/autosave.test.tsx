import { beforeEach, expect, test } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.json';
import { openEditor, openTools, portalServer } from './testing/editor-page.tsx';
import { AUTOSAVE_AT_MOST_MS } from './use-autosave.ts';

const draft: NonNullable<Portal['draft']> = {
  isShown: true,
  savedAt: '2026-11-05T00:00:00.000Z',
  parts: [],
  conflicts: [],
};
const SOON = { timeout: AUTOSAVE_AT_MOST_MS + 2000 };
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

test('what is typed into a draft is saved without Save, and Save sends no second copy', async () => {
  const near = portalServer({ draft });
  const page = await openTools({ part: 'title', ...near });
  await openEditor(page, 'Edit title');
  await page.user.type(title(), '!');
  await waitFor(() => expect(near.saves).toHaveLength(1), SOON);
  expect(near.lastChanges()).toEqual({
    title: { ...near.portal.title, en: 'Old Town Noodles!', lang: 'en' },
  });
  expect(screen.getByRole('dialog')).toBeTruthy();
}, 20_000);

test('giving up restores what the draft had before', async () => {
  const near = portalServer({ draft });
  const page = await openTools({ part: 'title', ...near });
  await openEditor(page, 'Edit title');
  await page.user.type(title(), '!');
  await waitFor(() => expect(near.saves).toHaveLength(1), SOON);
  await page.user.click(press(messages.editors.cancel));
  await page.user.click(press(messages.editors.discard.confirm));
  await waitFor(() => expect(near.saves).toHaveLength(2));
  expect(near.lastChanges()).toEqual({ title: near.portal.title });
}, 20_000);

async function typeAndCrash() {
  const near = portalServer();
  const first = await openTools({ part: 'title', ...near });
  await openEditor(first, 'Edit title');
  await first.user.type(title(), ' of old');
  // The tab is gone, without a question.
  cleanup();
  return near;
}

test('what was typed before the tab crashed is brought back', async () => {
  const near = await typeAndCrash();
  const page = await openTools({ part: 'title', ...near });
  await openEditor(page, 'Edit title');
  expect(title().value).toBe('Old Town Noodles');
  await page.user.click(press(messages.editors.retained.restore));
  expect(title().value).toBe('Old Town Noodles of old');
  await page.user.click(press(messages.editors.save));
  await waitFor(() => expect(near.saves).toHaveLength(1));
  await openEditor(page, 'Edit title');
  expect(screen.queryByText(/You typed something here/)).toBeNull();
});

test('what was typed on an older page does not overwrite a newer one unasked', async () => {
  const near = await typeAndCrash();
  near.changeElsewhere({ title: { en: 'Newer' } });
  const newer = { ...near.portal, title: { en: 'Newer' }, modifiedDate: '2026-11-02T10:00:00.000Z' };
  const page = await openTools({ part: 'title', ...near, portal: newer });
  await openEditor(page, 'Edit title');
  await page.user.click(press(messages.editors.retained.restore));
  await page.user.click(press(messages.editors.save));
  expect(await screen.findByText(/Somchai has changed this page/)).toBeTruthy();
  expect(title().value).toBe('Old Town Noodles of old');
});

test('undo and redo go through the saves of the visit, whichever editor made them', async () => {
  const near = portalServer({ draft });
  const page = await openTools({ part: 'page', ...near });
  const heading = screen.getByRole('heading', { level: 1 });
  const { saveQueueOf } = await import('./saving/save-queue.ts');
  const { savePortalApi } = await import('./saving/save-portal.api.ts');
  const save = async (fields: object) => {
    const base = saveQueueOf('p1').latestRevision(near.portal.modifiedDate);
    const request = { portalId: 'p1', fields, baseRevision: base, isDraft: true, hasForm: false };
    await act(async () => page.store.dispatch(savePortalApi.endpoints.savePortal.initiate(request)));
  };
  await save({ title: { en: 'One' } });
  await save({ title: { en: 'Two' } });
  await save({ tags: ['soup'] });
  const undo = async (count: number) => {
    await page.user.click(press(messages.drafts.undo));
    await waitFor(() => expect(near.saves).toHaveLength(count));
    await waitFor(() => expect(press(messages.drafts.undo).getAttribute('aria-busy')).toBeNull());
  };
  await undo(4);
  expect(near.lastChanges()).toEqual({ tags: null });
  await waitFor(() => expect(press(messages.drafts.redo).getAttribute('aria-disabled')).toBeNull());
  await undo(5);
  await waitFor(() => expect(heading.textContent).toBe('One'));
  await waitFor(() => expect(press(messages.drafts.redo).getAttribute('aria-disabled')).toBeNull());
  await page.user.click(press(messages.drafts.redo));
  await waitFor(() => expect(near.lastChanges()).toEqual({ title: { en: 'Two' } }));
  await waitFor(() => expect(heading.textContent).toBe('Two'));
});
