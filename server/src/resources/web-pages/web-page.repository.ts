import type { WebPage } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { EditMark } from '../edits/edit-mark.ts';
import { imagesOf } from '../images/shown-images.ts';

export interface WebPageRecord extends WebPage, EditMark {}

export const webPageRepository = (records: RecordStore): Collection<WebPageRecord> =>
  collection<WebPageRecord>(records, 'web-page', (page) => ({
    editor: page.editors,
    image: imagesOf(page),
  }));
