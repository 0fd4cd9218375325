import type { WebPage } from '@portico/shared/contracts';
import { imagesOf } from '../../content/image-references.ts';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

export interface WebPageRecord extends WebPage, RevisionStamp {}

export const webPageRepository = (records: RecordStore): Collection<WebPageRecord> =>
  collection<WebPageRecord>(records, 'web-page', (page) => ({
    editor: page.editors,
    image: imagesOf(page),
  }));
