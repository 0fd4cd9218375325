import type { VersionedPart } from '@portico/shared/contracts';
import type { PageContent } from '@portico/shared/domain';
import { imagesOf } from '../../content/image-references.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** Who left the page so, when, and what changed by it. */
export interface VersionMark {
  number: number;
  /** ISO time. */
  at: string;
  /** A uid; absent when the operator did it. */
  by?: string | undefined;
  parts: VersionedPart[];
  /** The version that it brought back. */
  restored?: number | undefined;
  /** Of its content as JSON; absent in versions of an older Portico. */
  bytes?: number | undefined;
}

/** What is listed of a portal's versions, oldest first; under the portal's id. */
export interface PortalVersionsRecord {
  versions: VersionMark[];
}

/** The content of one version. */
export interface PortalVersionRecord {
  portalId: string;
  content: PageContent;
}

export const portalVersionsRepository = (records: RecordStore): Collection<PortalVersionsRecord> =>
  collection<PortalVersionsRecord>(records, 'portal-versions');

/** Found by its images too: they are kept as long as it can be restored. */
export const portalVersionRepository = (records: RecordStore): Collection<PortalVersionRecord> =>
  collection<PortalVersionRecord>(records, 'portal-version', ({ content }) => ({ image: imagesOf(content) }));

/** Under which id the content of a version is kept. */
export const versionId = (portalId: string, number: number): string => `${portalId}.${number}`;
