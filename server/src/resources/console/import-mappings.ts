import {
  type ImportMappings,
  MAX_MAPPED_COLUMNS,
  POSITION_COLUMNS,
  TABLE_COLUMNS,
  type TableKind,
} from '@portico/shared/contracts';
import { refusedFields } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { IMPORT_MAPPING_ID, importMappingRepository } from './import-mapping.repository.ts';

/** The remembered columns of the provider's imports. */
export async function readImportMappings(records: RecordStore, provider: string): Promise<ImportMappings> {
  return (await importMappingRepository(records).get(provider, IMPORT_MAPPING_ID))?.value ?? {};
}

/**
 * Stores columns beside the known ones and returns all; beyond `MAX_MAPPED_COLUMNS`, those used longest ago are
 * removed. Throws 'invalid' for a field that the kind does not have.
 */
export async function rememberImportMapping(
  records: RecordStore,
  { provider, kind, fields }: { provider: string; kind: TableKind; fields: Readonly<Record<string, string>> },
): Promise<ImportMappings> {
  const known: readonly string[] = ['', ...TABLE_COLUMNS[kind], ...POSITION_COLUMNS];
  const unknown = Object.entries(fields).filter(([, field]) => !known.includes(field));
  if (unknown.length > 0) {
    throw refusedFields(
      unknown.map(([column, field]) => ({
        path: `body.data.fields.${column}`,
        message: `"${field}" is not a column of ${kind}`,
        code: 'not-allowed',
      })),
    );
  }
  const mappings = importMappingRepository(records);
  return retryOnConflict(async () => {
    const stored = await mappings.get(provider, IMPORT_MAPPING_ID);
    const earlier = Object.entries(stored?.value[kind] ?? {}).filter(([column]) => !(column in fields));
    const columns = [...earlier, ...Object.entries(fields)].slice(-MAX_MAPPED_COLUMNS);
    const value = { ...stored?.value, [kind]: Object.fromEntries(columns) };
    await mappings.put({ provider, id: IMPORT_MAPPING_ID, value, expectedRevision: stored?.revision ?? 0 });
    return value;
  });
}
