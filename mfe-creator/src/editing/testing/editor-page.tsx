import { expect } from '@jest/globals';
import { usePortalQuery } from '@portico/shared/api';
import type { AuthUser, Portal } from '@portico/shared/contracts';
import { type PortalPart, selectNotices, useDispatch, useSelector } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import arabicMessages from '../../../locales/ar.json';
import messages from '../../../locales/en.json';
import thaiMessages from '../../../locales/th.json';
import { portalReceived } from '../../portal-received.ts';
import { Component as Tools } from '../portal-tools.slot.tsx';
import { SaveStatusBar } from '../saving/SaveStatusBar.tsx';
import { saveQueueOf } from '../saving/save-queue.ts';

export const editor: AuthUser = {
  uid: 'u1',
  username: 'creator',
  displayName: 'Baikhao',
  roles: ['portal_creator'],
};

/** A portal with content in every part. */
export const samplePortal: Portal = {
  _id: 'p1',
  provider: 'demo',
  title: { en: 'Old Town Noodles', th: 'ก๋วยเตี๋ยว', lang: 'th' },
  highlightSentence: { en: 'Soup since 1950.' },
  modifiedDate: '2026-11-01T00:00:00.000Z',
  status: 'RELEASE',
  editors: ['u1'],
  owner: 'u1',
  townRefs: ['town'],
  listingRefs: [],
  mainImageId: 'thumb',
  galleryImages: [
    { type: 'picture', mainImageId: 'cover', title: { en: 'Cover' } },
    { type: 'picture', mainImageId: 'one', title: { en: 'One' } },
    { type: 'video', externalUrl: 'https://youtu.be/x', title: { en: 'Two' } },
    { type: 'postcard', mainImageId: 'three', title: { en: 'Three' } },
  ],
  links: [
    { externalUrl: 'https://one.example', title: { en: 'First link' } },
    { externalUrl: 'https://two.example', title: { en: 'Second link' } },
  ],
};

/** Handles one call. */
type Handler = (request: { params: Record<string, string>; body: unknown; url: URL }) => unknown;

/** A save as it was sent. */
export interface SentSave {
  data: Record<string, unknown>;
}

let made = 0;

/** A portal with its own revision, and a server that stores saves under the rule of `modifiedDate`. */
export function portalServer(changes: Partial<Portal> = {}) {
  made += 1;
  const portal: Portal = { ...samplePortal, ...changes, modifiedDate: new Date(made * 1e9).toISOString() };
  const saves: SentSave[] = [];
  let stored = portal;
  const server: Record<string, Handler> = {
    'GET /api/portal/:id': () => ({ data: stored }),
    'PUT /api/portal/:id': ({ body }) => {
      const save = body as SentSave;
      saves.push(save);
      if (save.data['modifiedDate'] !== stored.modifiedDate) {
        return Response.json(
          {
            status: 'fail',
            code: 'conflict',
            reason: 'Someone else has changed it.',
            conflict: { by: 'Somchai', at: stored.modifiedDate },
          },
          { status: 409 },
        );
      }
      stored = { ...stored, ...save.data, modifiedDate: new Date(made * 1e9 + saves.length).toISOString() };
      return { status: 'ok', data: stored };
    },
  };
  return {
    portal,
    server,
    saves,
    /** The changes of the last save, without the portal's id and revision. */
    lastChanges: () => {
      const { _id, modifiedDate, ...changes } = saves.at(-1)?.data ?? {};
      return changes;
    },
    /** Someone else saves. */
    changeElsewhere: (changes: Partial<Portal>) => {
      stored = { ...stored, ...changes, modifiedDate: '2026-11-02T10:00:00.000Z' };
    },
  };
}

/** Options of `openTools`. */
export interface ToolsOptions {
  part: PortalPart;
  index?: number;
  portal?: Portal;
  server?: Record<string, Handler>;
  language?: 'en' | 'th' | 'ar';
}

/** Renders the tools of one part as the portal page does, with the page's title, the save status and the notices. */
export function openTools(options: ToolsOptions) {
  const { part, index, portal = samplePortal, server = {}, language = 'en' } = options;
  function Page() {
    const dispatch = useDispatch();
    useState(() => dispatch(portalReceived(portal)));
    const { currentData: shown } = usePortalQuery({ id: portal._id });
    const notices = useSelector(selectNotices);
    return (
      <>
        <h1>{shown?.title.en}</h1>
        <Tools portalId={portal._id} part={part} {...(index === undefined ? {} : { index })} />
        {part === 'page' ? null : <SaveStatusBar portalId={portal._id} />}
        <ul aria-label="notices">
          {notices.map(({ id, text, detail }) => (
            <li key={id}>{[text, detail].filter(Boolean).join(' / ')}</li>
          ))}
        </ul>
      </>
    );
  }
  return renderWithPlatform(
    { routes: [{ path: '/portals/p1', Component: Page }], url: '/portals/p1' },
    {
      namespace: 'mfe-creator',
      messages: { en: messages, th: thaiMessages, ar: arabicMessages }[language],
      language,
      user: editor,
      server,
    },
  );
}

/** Waits until the dialog is closed, which it is while its save is in flight. */
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Waits until the dialog is closed and no save of `samplePortal` is in flight. */
export async function isGone(): Promise<void> {
  await isClosed();
  await act(() => saveQueueOf(samplePortal._id).settled());
}

/** Opens an editor and returns queries of its dialog. */
export async function openEditor(page: { user: UserEvent }, tool: string) {
  await page.user.click(screen.getByRole('button', { name: tool }));
  return within(await screen.findByRole('dialog'));
}
