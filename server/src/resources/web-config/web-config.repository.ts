import type { WebConfig } from '@portico/shared/contracts';
import { imagesOf } from '../../content/image-references.ts';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** The provider's id and privacy come from its own record, addresses from the image ids. */
export interface WebConfigRecord
  extends Omit<WebConfig, 'provider' | 'isPrivate' | 'logoImageURL' | 'homeImageURL'>,
    RevisionStamp {}

/** A provider has one site, and so one record. */
export const WEB_CONFIG_ID = 'site';

export const webConfigRepository = (records: RecordStore): Collection<WebConfigRecord> =>
  collection<WebConfigRecord>(records, 'web-config', (config) => ({ image: imagesOf(config) }));
