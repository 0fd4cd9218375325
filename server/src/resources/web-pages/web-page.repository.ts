import type { WebPage } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

export const webPageRepository = (records: RecordStore): Collection<WebPage> =>
  collection<WebPage>(records, 'web-page');
