import type { Town } from '@portico/shared/contracts';
import { imagesOf } from '../../content/image-references.ts';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** A town as stored: image URLs are derived, the passcode is encrypted. [T-05, DATA-05] */
export interface TownRecord
  extends Omit<Town, 'imageURL' | 'smallImageURL' | 'profileImageURL' | 'passcode'>,
    RevisionStamp {
  sealedPasscode?: string | undefined;
}

export const townRepository = (records: RecordStore): Collection<TownRecord> =>
  collection<TownRecord>(records, 'town', (town) => ({
    private: town.isPrivate ? 'yes' : undefined,
    image: imagesOf(town),
  }));
