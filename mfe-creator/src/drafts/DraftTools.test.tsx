import { afterEach, expect, test } from '@jest/globals';
import type { Portal, PortalChanges } from '@portico/shared/contracts';
import { notePerson } from '@portico/shared/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import messages from '../../locales/en.json';
import { savePortalApi } from '../editing/saving/save-portal.api.ts';
import { openEditor, openTools, portalServer, type ToolsOptions } from '../editing/testing/editor-page.tsx';

/** A server with a live page and a draft of its title. */
function draftServer({ hasConflict = false } = {}) {
  const live = portalServer().portal;
  const sent: { call: string; body: unknown }[] = [];
  let page: Portal = live;
  let draft: Partial<Portal> | undefined;
  const facts = (isShown: boolean) => ({
    isShown,
    savedAt: '2026-11-05T00:00:00.000Z',
    savedBy: 'Somchai',
    parts: ['title'] as const,
    conflicts: hasConflict ? (['title'] as const) : [],
  });
  const shown = (): Portal =>
    ({ ...page, ...draft, modifiedDate: `${page.modifiedDate}-draft`, draft: facts(true) }) as never;
  const stored = (): Portal => (draft ? ({ ...page, draft: facts(false) } as never) : page);
  const record = (call: string, body: unknown) => void sent.push({ call, body });
  const server: NonNullable<ToolsOptions['server']> = {
    'GET /api/portal/:id': () => ({ data: draft ? shown() : page }),
    'PUT /api/portal/:id': ({ body }) => {
      record('save', body);
      const { modifiedDate: _seen, _id, ...changes } = (body as { data: Partial<Portal> }).data;
      draft = { ...draft, ...changes };
      return { status: 'ok', data: shown() };
    },
    'POST /api/portal/:id/draft/publish': ({ body }) => {
      record('publish', body);
      if (hasConflict && !(body as { data?: unknown }).data) {
        const conflict = { by: 'Somchai', at: '2026-11-06T00:00:00.000Z' };
        return Response.json(
          { status: 'fail', code: 'conflict', reason: 'Changed.', conflict },
          { status: 409 },
        );
      }
      page = { ...page, ...draft };
      draft = undefined;
      return { status: 'ok', data: page };
    },
    'DELETE /api/portal/:id/draft': () => {
      record('discard', undefined);
      draft = undefined;
      return { status: 'ok', data: stored() };
    },
    'PUT /api/portal/:id/draft/schedule': ({ body }) => {
      record('schedule', body);
      return { status: 'ok', data: shown() };
    },
    'POST /api/portal/:id/draft/preview': () => ({
      status: 'ok',
      data: { key: '1.abc', until: '2026-12-05T00:00:00.000Z' },
    }),
  };
  return { portal: live, server, sent };
}
const press = (name: string) => screen.getByRole('button', { name });
const { drafts } = messages;

async function begin(fake = draftServer()) {
  const page = await openTools({ part: 'page', ...fake });
  await page.user.click(press(drafts.work));
  const bar = await screen.findByRole('region', { name: drafts.shown });
  const save = (fields: PortalChanges) => {
    const change = {
      portalId: fake.portal._id,
      fields,
      baseRevision: `${fake.portal.modifiedDate}-draft`,
      isDraft: true,
      hasForm: false,
    };
    let stored: unknown;
    act(() => {
      stored = page.store.dispatch(savePortalApi.endpoints.savePortal.initiate(change));
    });
    return stored;
  };
  return { ...fake, ...page, bar, save };
}
// Empties the save queues.
afterEach(() => act(() => notePerson(undefined)));

test('a draft is begun from the live page, and the bar says what differs', async () => {
  const { bar } = await begin();
  expect(within(bar).getByText('Differs from the live page: Title and highlight')).toBeTruthy();
  expect(within(bar).getByText(/Last saved by Somchai/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.tools.privacy })).toBeNull();
});

test('Publish shows the published page and removes the bar', async () => {
  const { user, sent } = await begin();
  await user.click(press(drafts.publish));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(sent.at(-1)).toEqual({ call: 'publish', body: {} });
  expect(screen.getByText(drafts.published)).toBeTruthy();
});

/** A draft whose next save waits for `respond`. */
async function beginSaving() {
  const fake = draftServer();
  const put = fake.server['PUT /api/portal/:id'];
  let respond: ((isStored: boolean) => void) | undefined;
  fake.server['PUT /api/portal/:id'] = async (request) => {
    const { title } = (request.body as { data: Partial<Portal> }).data;
    const isStored = !title || (await new Promise<boolean>((resolve) => (respond = resolve)));
    return isStored ? put?.(request) : Response.json({ status: 'fail' }, { status: 500 });
  };
  const page = await begin(fake);
  const saved = page.save({ title: { en: 'Soup' } });
  await waitFor(() => expect(respond).toBeDefined());
  return { ...page, saved, respond: (isStored: boolean) => respond?.(isStored) };
}

test('Publish waits for a change that is being saved', async () => {
  const { user, sent, saved, respond } = await beginSaving();
  await user.click(press(drafts.publish));
  respond(true);
  await saved;
  expect(await screen.findByText(drafts.published)).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual(['save', 'save', 'publish']);
});

test('[ERR-10] Publish refuses while a change of the draft is not stored', async () => {
  const { user, sent, saved, respond } = await beginSaving();
  await user.click(press(drafts.publish));
  respond(false);
  await saved;
  const refusal = `${drafts.failed} / ${messages.editors.notSaved}`;
  expect(await screen.findByText(refusal)).toBeTruthy();
  await user.click(press(drafts.publish));
  await waitFor(() => expect(screen.getAllByText(refusal)).toHaveLength(2));
  expect(sent.map(({ call }) => call)).toEqual(['save']);
});

test('a conflict is named, and replaced only on confirmation', async () => {
  const { user, sent } = await begin(draftServer({ hasConflict: true }));
  await user.click(press(drafts.publish));
  const asked = within(await screen.findByRole('alertdialog', { name: drafts.conflictTitle }));
  expect(asked.getByText(/Somchai has changed this page/)).toBeTruthy();
  await user.click(asked.getByRole('button', { name: messages.editors.conflict.overwrite }));
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({ data: { modifiedDate: '2026-11-06T00:00:00.000Z' } }),
  );
});

test('Discard asks first', async () => {
  const { user, sent } = await begin();
  await user.click(press(drafts.discard));
  const asked = within(await screen.findByRole('alertdialog', { name: drafts.discardTitle }));
  expect(sent.map(({ call }) => call)).toEqual(['save']);
  await user.click(asked.getByRole('button', { name: drafts.discard }));
  expect(await screen.findByRole('button', { name: drafts.work })).toBeTruthy();
  expect(sent.at(-1)?.call).toBe('discard');
});

test('Preview gives a link and says until when it holds', async () => {
  const { user } = await begin();
  await user.click(press(drafts.preview));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: drafts.previewAddress });
  expect(link.value).toContain('/portals/p1/preview?key=1.abc');
  expect(screen.getByText(/Anyone with this link can see the draft until .*2026/)).toBeTruthy();
});

test('Schedule refuses an end before the publication and sends both times', async () => {
  const { user, sent } = await begin();
  const dialog = await openEditor({ user }, drafts.schedule);
  await user.type(dialog.getByLabelText(drafts.publishTime), '2099-01-02T10:00');
  await user.type(dialog.getByLabelText(drafts.endTime), '2099-01-01T10:00');
  await user.click(dialog.getByRole('button', { name: messages.editors.save }));
  expect(dialog.getByText(drafts.endIsFirst)).toBeTruthy();
  await user.clear(dialog.getByLabelText(drafts.endTime));
  await user.type(dialog.getByLabelText(drafts.endTime), '2099-01-03T10:00');
  await user.click(dialog.getByRole('button', { name: messages.editors.save }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      call: 'schedule',
      body: {
        data: {
          publishAt: new Date('2099-01-02T10:00').toISOString(),
          endAt: new Date('2099-01-03T10:00').toISOString(),
        },
      },
    }),
  );
});
