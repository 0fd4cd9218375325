import type { VersionedPart } from '@portico/shared/contracts';
import type { PageContent } from '@portico/shared/domain';
import { imagesOf } from '../../content/image-references.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** Author, time and changed parts of a version. */
export interface VersionMark {
  number: number;
  /** ISO time. */
  at: string;
  /** A uid; absent when the operator did it. */
  by?: string | undefined;
  parts: VersionedPart[];
  /** The version that it restored. */
  restored?: number | undefined;
  /** Size of its content as JSON; absent in versions of an older Portico. */
  bytes?: number | undefined;
}

/** Metadata of a portal's versions, oldest first, under the portal's id. */
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

/** Indexed by image: images are retained as long as the version can be restored. */
export const portalVersionRepository = (records: RecordStore): Collection<PortalVersionRecord> =>
  collection<PortalVersionRecord>(records, 'portal-version', ({ content }) => ({ image: imagesOf(content) }));

/** Id under which a version's content is stored. */
export const versionId = (portalId: string, number: number): string => `${portalId}.${number}`;
