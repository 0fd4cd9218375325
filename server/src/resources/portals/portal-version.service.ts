import type { AuthUser, PortalChanges } from '@portico/shared/contracts';
import { PAGE_FIELDS, type PageContent } from '@portico/shared/domain';
import { notFound } from '../../kernel/app-error.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { catalogRepository } from '../catalogs/catalog.repository.ts';
import { isModeratedBy, requireEditorOf } from './portal.policy.ts';
import { type PortalRecord, portalRepository } from './portal.repository.ts';
import { checkContent, type PortalStores } from './portal.service.ts';
import { withChanges } from './portal-changes.ts';
import {
  portalVersionRepository,
  portalVersionsRepository,
  type VersionMark,
  versionId,
} from './portal-version.repository.ts';
import { updatePortal } from './update-portal.ts';

interface VersionsRequest {
  provider: string;
  id: string;
  viewer: AuthUser;
}

/**
 * The portal and the metadata of its versions, oldest first; for its editors, and for admins once it is finished.
 * [PERM-08]
 */
export async function versionsOf(
  records: RecordStore,
  { provider, id, viewer }: VersionsRequest,
): Promise<{ portal: PortalRecord; versions: readonly VersionMark[] }> {
  const stored = await portalRepository(records).get(provider, id);
  if (!stored) throw notFound('This portal');
  const { value: portal } = stored;
  if (!isModeratedBy(portal, viewer)) requireEditorOf(portal, viewer);
  const list = await portalVersionsRepository(records).get(provider, id);
  return { portal, versions: list?.value.versions ?? [] };
}

/** One version, and the portal as it would be with its content. Throws 'not-found'. [T-05, PERM-08] */
export async function versionOf(
  records: RecordStore,
  { number, ...request }: VersionsRequest & { number: number },
): Promise<{ portal: PortalRecord; version: VersionMark }> {
  const { portal, versions } = await versionsOf(records, request);
  const version = versions.find((mark) => mark.number === number);
  const content = version && (await contentOf(records, { portal, number }));
  if (!content) throw notFound('This version');
  return { portal: { ...portal, ...content }, version };
}

interface Restoring {
  provider: string;
  id: string;
  number: number;
  editor: AuthUser;
  /** The `modifiedDate` that the client last read. */
  seen: string | null | undefined;
}

/**
 * Saves the content of a version as an edit: validated, with the optimistic lock, with unchanged privacy, and as a new
 * version. Throws 'not-found' when the version was removed. [T-49, OPEN-01]
 */
export const restoreVersion = (
  stores: PortalStores,
  { provider, id, number, editor, seen }: Restoring,
): Promise<PortalRecord> =>
  updatePortal(stores, {
    provider,
    id,
    by: editor.uid,
    who: 'editor',
    seen,
    restored: number,
    authorise: (portal) => requireEditorOf(portal, editor),
    async change(before) {
      const { records, passcodes, now } = stores;
      const content = await contentOf(records, { portal: before, number });
      if (!content) throw notFound('This version');
      const edit = { by: editor.uid, now: now(), passcodes };
      const after = await withChanges(before, changesTo(content), edit);
      await checkContent(records, { before, after });
      return after;
    },
  });

/** The stored content without tiles of catalogues deleted since. */
async function contentOf(
  records: RecordStore,
  { portal, number }: { portal: PortalRecord; number: number },
): Promise<PageContent | undefined> {
  const { provider, _id: portalId } = portal;
  const stored = await portalVersionRepository(records).get(provider, versionId(portalId, number));
  if (!stored) return undefined;
  const cleared = Object.fromEntries(PAGE_FIELDS.map((field) => [field, undefined]));
  return {
    ...cleared,
    ...(await withoutDeletedTiles(records, { provider, portalId, content: stored.value.content })),
  };
}

/** The content without tiles of catalogues deleted since. */
export async function withoutDeletedTiles<Content extends Partial<PageContent>>(
  records: RecordStore,
  { provider, portalId, content }: { provider: string; portalId: string; content: Content },
): Promise<Content> {
  const { galleryImages } = content;
  if (!galleryImages?.some(({ type }) => type === 'catalog')) return content;
  const catalogs = await catalogRepository(records).list(provider, { field: 'portal', value: portalId });
  const isThere = new Set(catalogs.map(({ id }) => id));
  return {
    ...content,
    galleryImages: galleryImages.filter(
      ({ type, catalogId }) => type !== 'catalog' || catalogId === undefined || isThere.has(catalogId),
    ),
  };
}

/** Sends every field: null removes what the version lacks. */
export const changesTo = ({ title, ...content }: PageContent): PortalChanges => ({
  title,
  ...Object.fromEntries(Object.entries(content).map(([field, value]) => [field, value ?? null])),
});
