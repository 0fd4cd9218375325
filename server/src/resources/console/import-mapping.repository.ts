import type { ImportMappings } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** The only id: a provider has one record of mappings. */
export const IMPORT_MAPPING_ID = 'columns';

/** Which field each column of foreign files is. */
export const importMappingRepository = (records: RecordStore): Collection<ImportMappings> =>
  collection<ImportMappings>(records, 'import-mapping');
