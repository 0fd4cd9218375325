import type { Town } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

export interface TownRecord extends Omit<Town, 'imageURL'> {
  sealedPasscode?: string | undefined;
}

export const townRepository = (records: RecordStore): Collection<TownRecord> =>
  collection<TownRecord>(records, 'town', (town) => ({ private: town.isPrivate ? 'yes' : undefined }));
