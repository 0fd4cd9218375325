import { SYSTEM_PARTITION } from '../providers/providers.ts';
import type { RecordStore } from './record-store.ts';

/** Kinds that change while people merely visit, and that no answer to a stranger shows. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  'session',
  'one-time-code',
  'used-nonce',
  'counter',
  'tries',
]);

/** Says whether what was made of a provider's records is still true: anything kept carries the version it was made at. */
export interface ContentVersions {
  /** Another text after every write that could show; the write's promise resolves later. */
  of(provider: string): string;
}

export function createContentVersions(records: Pick<RecordStore, 'subscribe'>): ContentVersions {
  const versions = new Map<string, number>();
  const versionOf = (partition: string): number => versions.get(partition) ?? 0;
  records.subscribe((changes) => {
    for (const { provider, kind } of changes) {
      if (!NOT_SHOWN.has(kind)) versions.set(provider, versionOf(provider) + 1);
    }
  });
  return { of: (provider) => `${versionOf(SYSTEM_PARTITION)}.${versionOf(provider)}` };
}
