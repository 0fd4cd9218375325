import type { PAGE_FIELDS, PageContent } from '@portico/shared/domain';
import { imagesOf } from '../../content/image-references.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

export const PORTAL_DRAFT = 'portal-draft';

export type PageField = (typeof PAGE_FIELDS)[number];

/** The draft of a page, under the portal's id: only the fields that it changes, so that others follow the live page. */
export interface PortalDraftRecord {
  portalId: string;
  /** Random; names this draft among all drafts of the page. */
  nonce: string;
  /** ISO time of the last save. */
  modifiedDate: string;
  /** A uid. */
  modifiedBy?: string | undefined;
  /** The fields that it changes. */
  fields: PageField[];
  /** Their values on the live page when each was changed first. */
  base: Partial<PageContent>;
  /** Their values in the draft. */
  content: Partial<PageContent>;
  /** ISO times. */
  publishAt?: string | undefined;
  endAt?: string | undefined;
  /** The uid of who set the times. */
  scheduledBy?: string | undefined;
  problem?: 'conflict' | 'refused' | undefined;
  /** It waits for a moderator: since when, and sent by which uid. */
  review?: { at: string; by: string | undefined } | undefined;
  returned?: { at: string; reason: string } | undefined;
}

/** Indexed by image: a picture that only a draft shows is in use. */
export const portalDraftRepository = (records: RecordStore): Collection<PortalDraftRecord> =>
  collection<PortalDraftRecord>(records, PORTAL_DRAFT, (draft) => ({
    image: imagesOf({ base: draft.base, content: draft.content }),
    scheduled: draft.publishAt === undefined || draft.problem || draft.review ? undefined : 'yes',
    waiting: draft.review ? 'yes' : undefined,
  }));
