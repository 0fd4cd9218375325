import { holderOf } from '../archive/archived-value.ts';
import { pagesOf } from '../kernel/pages.ts';
import { retryOnConflict } from '../kernel/retry-on-conflict.ts';
import { listProviders } from '../records/provider.service.ts';
import { type RecordKind, recordKinds, type SealedField, sealedFields } from '../records/record-kinds.ts';
import { deriveKeys, type KeyRing } from '../security/keys.ts';
import { openSealedText, sealText } from '../security/sealed-text.ts';
import type { Stores } from '../services.ts';
import type { StoredRecord } from '../storage/record-store.ts';

/** Number of encrypted values in records by the secret that opens them. */
export interface SealedCount {
  /** PORTICO_SECRET. */
  current: number;
  /** PORTICO_FORMER_SECRET. */
  former: number;
  /** Opened by neither. */
  unreadable: number;
}

type SealedCounts = Record<SealedField['key'], SealedCount>;

/** Counts all encrypted values without changing any. */
export async function countSealed(stores: Pick<Stores, 'records' | 'config'>): Promise<SealedCounts> {
  const keys = keysOf(stores);
  const counts = noCounts();
  for await (const { kind, page } of sealedPages(stores))
    for (const { value } of page) countIn(value, kind, keys, counts);
  return counts;
}

/**
 * Re-encrypts with PORTICO_SECRET everything that only PORTICO_FORMER_SECRET opens, beside running servers; returns the
 * counts from before. An interrupted run can be repeated and continues with the rest.
 */
export async function resealAll(
  stores: Pick<Stores, 'records' | 'config'>,
  onRecords: (count: number) => void = () => {},
): Promise<SealedCounts> {
  const keys = keysOf(stores);
  const counts = noCounts();
  let read = 0;
  for await (const { kind, page } of sealedPages(stores)) {
    for (const { value } of page) countIn(value, kind, keys, counts);
    await resealPage(stores, { kind, page, keys });
    read += page.length;
    onRecords(read);
  }
  return counts;
}

const keysOf = ({ config }: Pick<Stores, 'config'>) => deriveKeys(config.secret, config.formerSecret);

const noCounts = (): SealedCounts => ({
  passcode: { current: 0, former: 0, unreadable: 0 },
  secondFactor: { current: 0, former: 0, unreadable: 0 },
  webhook: { current: 0, former: 0, unreadable: 0 },
});

async function* sealedPages({
  records,
}: Pick<Stores, 'records'>): AsyncGenerator<{ kind: RecordKind; page: StoredRecord[] }> {
  for (const { id: provider } of await listProviders(records)) {
    for (const kind of recordKinds(records)) {
      if (sealedFields(kind).length === 0) continue;
      for await (const page of pagesOf(records, { provider, kind: kind.collection.kind }))
        yield { kind, page };
    }
  }
}

type SealedKeys = Record<SealedField['key'], KeyRing>;

function countIn(value: unknown, kind: RecordKind, keys: SealedKeys, counts: SealedCounts): void {
  for (const { key, fieldPath } of sealedFields(kind)) {
    const sealed = sealedText(value, fieldPath);
    if (sealed !== undefined) counts[key][stateOf(sealed, keys[key])] += 1;
  }
}

/** Reads a page again if one of its records was saved concurrently. */
const resealPage = (
  { records }: Pick<Stores, 'records'>,
  { kind, page, keys }: { kind: RecordKind; page: readonly StoredRecord[]; keys: SealedKeys },
): Promise<void> => {
  const isLeft = ({ value }: StoredRecord) =>
    sealedFields(kind).some(({ key, fieldPath }) => {
      const sealed = sealedText(value, fieldPath);
      return sealed !== undefined && stateOf(sealed, keys[key]) === 'former';
    });
  const ids = page.filter(isLeft).map(({ id }) => id);
  const [first] = page;
  if (!first || ids.length === 0) return Promise.resolve();
  return retryOnConflict(async () => {
    const found = (await kind.collection.getMany(first.provider, ids)).filter(isLeft);
    await records.batch(
      found.map(({ provider, id, value, revision }) =>
        kind.collection.write({
          provider,
          id,
          value: resealed(value, kind, keys),
          expectedRevision: revision,
        }),
      ),
    );
  });
};

function resealed(stored: unknown, kind: RecordKind, keys: SealedKeys): unknown {
  const value = structuredClone(stored);
  for (const { key, fieldPath } of sealedFields(kind)) {
    const sealed = sealedText(value, fieldPath);
    if (sealed === undefined || stateOf(sealed, keys[key]) !== 'former') continue;
    const { holder, field } = holderOf(value, fieldPath);
    if (holder) holder[field] = sealText(openSealedText(sealed, keys[key]), keys[key]);
  }
  return value;
}

function sealedText(value: unknown, fieldPath: readonly string[]): string | undefined {
  const { holder, field } = holderOf(value, fieldPath);
  const sealed = holder?.[field];
  return typeof sealed === 'string' ? sealed : undefined;
}

function stateOf(sealed: string, keys: KeyRing): keyof SealedCount {
  if (canOpen(sealed, [keys[0]])) return 'current';
  return canOpen(sealed, keys) ? 'former' : 'unreadable';
}

function canOpen(sealed: string, keys: KeyRing): boolean {
  try {
    openSealedText(sealed, keys);
    return true;
  } catch {
    return false;
  }
}
