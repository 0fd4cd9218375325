import type { Tag } from '@portico/shared/contracts';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** An entry of the tag dictionary, under the text that portals store. [OPEN-53] */
export interface TagRecord extends Tag, RevisionStamp {}

export const tagRepository = (records: RecordStore): Collection<TagRecord> =>
  collection<TagRecord>(records, 'tag');
