/** Writes generated providers into a records file: node --import tsx bench/search/fill-records.ts <file> <portals> */
import { openLibsqlRecordStore } from '../../server/src/storage/libsql-record-store.ts';
import { writeProviders } from './write-providers.ts';

const [file = '', portals = '0'] = process.argv.slice(2);
const records = openLibsqlRecordStore({ file });
await writeProviders(records, { portals: Number(portals) });
await records.close();
