import type { WebConfig } from '@portico/shared/contracts';
import { imagesOf } from '../../content/image-references.ts';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/**
 * A site's configuration as stored. The provider's id and privacy are in its own record, URLs are derived from image
 * ids.
 */
export interface WebConfigRecord
  extends Omit<WebConfig, 'provider' | 'isPrivate' | 'logoImageURL' | 'homeImageURL'>,
    RevisionStamp {}

/** The only id: a provider has one site. */
export const WEB_CONFIG_ID = 'site';

export const webConfigRepository = (records: RecordStore): Collection<WebConfigRecord> =>
  collection<WebConfigRecord>(records, 'web-config', (config) => ({ image: imagesOf(config) }));
