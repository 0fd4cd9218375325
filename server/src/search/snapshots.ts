import path from 'node:path';
import { SEARCH_INDEXES, type SearchIndexName } from '@portico/shared/contracts';
import type { Provider } from '../providers/providers.ts';
import type { RecordReader } from '../storage/record-reader.ts';
import type { StoredRecord } from '../storage/record-store.ts';
import {
  type ColumnGroup,
  columnOf,
  packTexts,
  readColumnFile,
  unpackTexts,
  writeColumnFile,
} from './column-file.ts';
import { DOCUMENT_RULES } from './documents.ts';
import type { InProcessSearchEngine } from './in-process-search-engine.ts';
import { SOURCES } from './source-store.ts';

/** Writes after which a snapshot is saved again; a start reads so many records in a fraction of a second. */
const SAVE_AFTER_WRITES = 1000;
/** And their minimum share of all records, so that an import saves a few times, not hundreds of times. */
const SAVE_AFTER_SHARE = 0.1;
/** Revisions that a stamp can tell apart within one millisecond. */
const REVISIONS_OF_STAMP = 1024;

/** A record as it was read; without a value it did not exist. */
export type ReadRecord = Pick<StoredRecord, 'id'> &
  Partial<Pick<StoredRecord, 'revision' | 'modifiedAt' | 'value'>>;

interface SnapshotOptions {
  folder: string;
  records: RecordReader;
  search: InProcessSearchEngine;
  administrativeTowns: readonly string[];
  onSaveError?: ((error: Error) => void) | undefined;
}

/** Stores every provider's index in a file, so that a start need not read all records again. */
export interface Snapshots {
  /** Records which states the index was built from. Call it for everything that the search engine indexes. */
  note(provider: Provider, index: SearchIndexName, found: readonly ReadRecord[]): void;
  /**
   * Loads a provider's index from its file and returns the records that changed since. Undefined when the file is
   * missing or invalid: then all records must be read.
   */
  restore(provider: Provider): Promise<{ index: SearchIndexName; id: string }[] | undefined>;
  /** Writes the file now. */
  save(provider: Provider): void;
  /** Saves the file if much has changed since the last save. */
  saveAfterMany(provider: Provider): void;
}

/** One number for a state of a record, from the time of its last write and its revision. */
const stampOf = (revision: number, modifiedAt: string): number =>
  Date.parse(modifiedAt) * REVISIONS_OF_STAMP + (revision % REVISIONS_OF_STAMP);

/**
 * Opens the snapshots of a folder. A snapshot stores the state of each record that it was built from and compares it on
 * load, so a crash, another process's writes or a restored backup only cost reading the records that differ.
 */
export function openSnapshots(options: SnapshotOptions): Snapshots {
  const { folder, records, search, administrativeTowns, onSaveError = warnOf } = options;
  const stamps = new Map<string, Map<string, number>>();
  const unsaved = new Map<string, number>();
  const stampsOf = (provider: string, index: SearchIndexName): Map<string, number> => {
    const name = `${index}-${provider}`;
    const known = stamps.get(name) ?? new Map<string, number>();
    stamps.set(name, known);
    return known;
  };
  const fileOf = ({ id }: Provider): string => path.join(folder, `${encodeURIComponent(id)}.index`);
  /** Everything but the records that documents depend on. */
  const keyOf = (provider: Provider): string =>
    JSON.stringify([DOCUMENT_RULES, administrativeTowns, provider.id, provider.settings]);

  async function changed(provider: string, index: SearchIndexName): Promise<string[]> {
    const before = stampsOf(provider, index);
    const now = new Map(
      (await records.states({ provider, kind: index })).map(({ id, revision, modifiedAt }) => [
        id,
        stampOf(revision, modifiedAt),
      ]),
    );
    return [
      ...[...now.keys()].filter((id) => now.get(id) !== before.get(id)),
      ...[...before.keys()].filter((id) => !now.has(id)),
    ];
  }

  /** False when the file is invalid; then nothing has changed. */
  function take(provider: Provider): boolean {
    const parts = readColumnFile(fileOf(provider), keyOf(provider), SOURCES);
    if (!parts) return false;
    try {
      const noted = SEARCH_INDEXES.map((_, at) => unpackStamps(parts[at * 2 + 1] as ColumnGroup));
      search.unpack(
        provider.id,
        SEARCH_INDEXES.map((_, at) => parts[at * 2] as ColumnGroup),
      );
      SEARCH_INDEXES.forEach((index, at) => {
        stamps.set(`${index}-${provider.id}`, noted[at] as Map<string, number>);
      });
    } catch {
      return false;
    }
    return true;
  }

  function save(provider: Provider): void {
    const segments = search.pack(provider.id);
    const parts = SEARCH_INDEXES.flatMap((index, at) => [
      segments[at] as ColumnGroup,
      packStamps(stampsOf(provider.id, index)),
    ]);
    unsaved.set(provider.id, 0);
    try {
      const left = writeColumnFile(fileOf(provider), keyOf(provider), parts, SOURCES);
      search.moveSources(
        provider.id,
        SEARCH_INDEXES.map((_, at) => left[at * 2]),
      );
    } catch (error) {
      // Searching continues; only the next start takes longer.
      onSaveError(error as Error);
    }
  }

  return {
    note({ id: provider }, index, found) {
      const known = stampsOf(provider, index);
      for (const { id, revision, modifiedAt } of found) {
        if (revision === undefined || modifiedAt === undefined) known.delete(id);
        else known.set(id, stampOf(revision, modifiedAt));
      }
      unsaved.set(provider, (unsaved.get(provider) ?? 0) + found.length);
    },
    async restore(provider) {
      if (!take(provider)) return undefined;
      const stale: { index: SearchIndexName; id: string }[] = [];
      for (const index of SEARCH_INDEXES) {
        for (const id of await changed(provider.id, index)) stale.push({ index, id });
      }
      return stale;
    },
    save,
    saveAfterMany(provider) {
      const known = SEARCH_INDEXES.reduce((sum, index) => sum + stampsOf(provider.id, index).size, 0);
      const enough = Math.max(SAVE_AFTER_WRITES, known * SAVE_AFTER_SHARE);
      if ((unsaved.get(provider.id) ?? 0) >= enough) save(provider);
    },
  };
}

const packStamps = (stamps: ReadonlyMap<string, number>): ColumnGroup => ({
  facts: null,
  columns: { ...packTexts('ids', [...stamps.keys()]), stamps: Float64Array.from(stamps.values()) },
});

function unpackStamps(packed: ColumnGroup): Map<string, number> {
  const values = columnOf(packed, 'stamps', 'Float64Array');
  return new Map(unpackTexts(packed, 'ids').map((id, at) => [id, values[at] as number]));
}

const warnOf = (error: Error): void => process.emitWarning(`an index was not stored: ${error.message}`);
