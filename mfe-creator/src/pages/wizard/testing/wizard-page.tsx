import { afterEach, beforeEach, jest } from '@jest/globals';
import type { AuthUser, Portal } from '@portico/shared/contracts';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../../../locales/en.json';
import thaiMessages from '../../../../locales/th.json';
import { FakeCropper } from '../../../image-editor/testing/FakeCropper.tsx';
import { fakePictures } from '../../../image-editor/testing/fake-pictures.ts';
import { removeUpload } from '../../../images/background-uploads.ts';
import { fakeUploads } from '../../../images/testing/fake-uploads.ts';
import { PICTURE_STEPS, uploadKeyOf } from '../pending-uploads.ts';
import { Component } from '../wizard.route.tsx';

jest.mock('react-cropper', () => ({ Cropper: FakeCropper }));

export const creator: AuthUser = {
  uid: 'u1',
  username: 'creator',
  displayName: 'Baikhao',
  roles: ['portal_creator'],
};
export const routes = [{ path: '/creator/wizard', Component }];

export const draft = (changes: Partial<Portal> = {}): Portal => ({
  _id: 'p1',
  provider: 'klaijai',
  title: { en: 'Old Town Noodles', lang: 'en' },
  modifiedDate: '2026-11-01T00:00:00.000Z',
  status: 'DRAFT',
  stepIndex: 2,
  editors: ['u1'],
  townRefs: [],
  listingRefs: [],
  ...changes,
});

type Server = NonNullable<Parameters<typeof renderWithPlatform>[1]['server']>;

/** A server that stores the wizard's saves. */
export function wizardServer(portal?: Portal) {
  const sent: { method: string; body: { data: Partial<Portal> } }[] = [];
  let stored = portal;
  const save = (method: string, body: unknown) => {
    sent.push({ method, body: body as { data: Partial<Portal> } });
    stored = { ...(stored ?? draft()), ...(body as { data: Partial<Portal> }).data };
    return { status: 'ok', data: stored };
  };
  const server: Server = {
    'POST /api/wizard': ({ body }) => save('POST', body),
    'PUT /api/wizard/:id': ({ body }) => save('PUT', body),
    'GET /api/wizard/:id': ({ params }) =>
      stored && params['id'] === stored._id
        ? { status: 'ok', data: stored }
        : Response.json({ status: 'fail', code: 'not-found', reason: 'Not here.' }, { status: 404 }),
  };
  return { server, sent };
}

interface Opening {
  hash: string;
  state?: unknown;
  server?: Server;
  language?: 'en' | 'th';
  user?: AuthUser | null;
}

export const open = ({ hash, state, server = {}, language = 'en', user = creator }: Opening) =>
  renderWithPlatform(
    { routes, url: `/creator/wizard${hash}`, state },
    {
      namespace: 'mfe-creator',
      messages: language === 'en' ? messages : thaiMessages,
      language,
      server,
      ...(user ? { user } : {}),
    },
  );

export const wizardCalls = (calls: string[]) => calls.filter((call) => call.includes('/api/wizard'));
export const titleField = () => screen.findByRole<HTMLInputElement>('textbox');

let pictures: ReturnType<typeof fakePictures>;
export let uploads: ReturnType<typeof fakeUploads>;

/** Call it at the top of a test file: it registers the hooks that prepare each test. */
export function setUpWizard(): void {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    pictures = fakePictures({ width: 4000, height: 3000 });
    uploads = fakeUploads();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    pictures.restore();
    uploads.restore();
    // Uploads outlive their step, and therefore the test.
    for (const step of PICTURE_STEPS) removeUpload(uploadKeyOf({ uid: creator.uid, portalId: 'p1', step }));
  });
}
