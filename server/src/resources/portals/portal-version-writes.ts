import { MAX_PORTAL_VERSIONS, type VersionedPart } from '@portico/shared/contracts';
import { changedParts, pageContentOf } from '@portico/shared/domain';
import type { RecordStore, RecordWrite } from '../../storage/record-store.ts';
import { bytesOf } from '../quotas/count-usage.ts';
import type { PortalRecord } from './portal.repository.ts';
import {
  portalVersionRepository,
  portalVersionsRepository,
  type VersionMark,
  versionId,
} from './portal-version.repository.ts';

/** Maximum total size of a portal's versions; the latest one is always stored. */
const MAX_VERSION_BYTES = 8 * 1024 * 1024;

interface PortalChange {
  before: PortalRecord;
  after: PortalRecord;
  restored?: number | undefined;
}

/**
 * Stores the changed page as a version and removes the oldest beyond twenty versions or 8 MB, in the same batch as the
 * portal. Changes invisible to readers create no version. [T-49]
 */
export async function versionWrites(
  records: RecordStore,
  { before, after, restored }: PortalChange,
): Promise<RecordWrite[]> {
  const parts = partsOf(before, after);
  if (parts.length === 0) return [];
  const { provider, _id: portalId } = after;
  const marks = (await portalVersionsRepository(records).get(provider, portalId))?.value.versions ?? [];
  const missed = await missedParts(records, before, marks.at(-1));
  const states = [
    ...(missed ? [{ portal: before, parts: missed }] : []),
    { portal: after, parts, ...(restored === undefined ? {} : { restored }) },
  ];
  const next = (marks.at(-1)?.number ?? 0) + 1;
  const added = states.map(({ portal, ...what }, index) => {
    const content = pageContentOf(portal);
    const mark = { number: next + index, at: portal.modifiedDate, by: portal.modifiedBy, ...what };
    return { content, mark: { ...mark, bytes: bytesOf(content) } };
  });
  const all: VersionMark[] = [...marks, ...added.map(({ mark }) => mark)];
  const stored = lastThatFit(all);
  const removed = all.slice(0, -stored.length);
  return [
    portalVersionsRepository(records).write({
      provider,
      id: portalId,
      value: { versions: stored },
    }),
    ...added.map(({ content, mark }) =>
      portalVersionRepository(records).write({
        provider,
        id: versionId(portalId, mark.number),
        value: { portalId, content },
      }),
    ),
    ...deletionOf(removed, { provider, portalId }),
  ];
}

function lastThatFit(marks: readonly VersionMark[]): VersionMark[] {
  let bytes = 0;
  const last = marks.slice(-MAX_PORTAL_VERSIONS);
  const tooOld = last.findLastIndex((mark, index) => {
    bytes += mark.bytes ?? 0;
    return bytes > MAX_VERSION_BYTES && index < last.length - 1;
  });
  return last.slice(tooOld + 1);
}

/** The deletion of all versions, for a portal that is purged. */
export async function deletionOfVersions(
  records: RecordStore,
  { provider, portalId }: { provider: string; portalId: string },
): Promise<RecordWrite[]> {
  const stored = await portalVersionsRepository(records).get(provider, portalId);
  if (!stored) return [];
  return [
    { delete: { provider, kind: 'portal-versions', id: portalId } },
    ...deletionOf(stored.value.versions, { provider, portalId }),
  ];
}

const deletionOf = (
  marks: readonly VersionMark[],
  { provider, portalId }: { provider: string; portalId: string },
): RecordWrite[] =>
  marks.map(({ number }) => ({
    delete: { provider, kind: 'portal-version', id: versionId(portalId, number) },
  }));

/** A new passcode counts as a change, although versions contain none. */
function partsOf(before: PortalRecord, after: PortalRecord): VersionedPart[] {
  const parts = changedParts(before, after);
  const isOtherPasscode = before.sealedPasscode !== after.sealedPasscode;
  return isOtherPasscode && !parts.includes('privacy') ? [...parts, 'privacy'] : parts;
}

/**
 * Parts of the page before this change that differ from the last version: the page is older than versions, or a
 * catalogue has moved its tile. Undefined when there is no difference.
 */
async function missedParts(
  records: RecordStore,
  page: PortalRecord,
  last: VersionMark | undefined,
): Promise<VersionedPart[] | undefined> {
  if (!last) return [];
  if (last.at === page.modifiedDate) return undefined;
  const stored = await portalVersionRepository(records).get(page.provider, versionId(page._id, last.number));
  if (!stored) return [];
  const parts = changedParts(stored.value.content, pageContentOf(page));
  return parts.length > 0 ? parts : undefined;
}
