import { createHash } from 'node:crypto';
import type { OnProgress } from '../../kernel/on-progress.ts';
import type { Differences } from './differences.ts';
import { byBytes, inPairs } from './in-pairs.ts';
import type { ComparedRecord, ProviderKind, RecordTables } from './record-tables.ts';

const PAGE = 500;

export interface RecordCount extends ProviderKind {
  source: number;
  target: number;
}

/** Hashes over all records of each side; equal when they match. */
export interface Hashes {
  source: string;
  target: string;
}

export interface RecordComparison {
  counts: RecordCount[];
  hash: Hashes;
}

interface Comparison {
  source: RecordTables;
  target: RecordTables;
  differences: Differences;
  onRecord?: OnProgress;
}

/** Compares all records of both sides in key order: every field, index entries included. */
export async function compareRecords(comparison: Comparison): Promise<RecordComparison> {
  const { source, target, differences, onRecord } = comparison;
  const counts = countsOf(await source.providerKinds(), await target.providerKinds());
  const total = counts.reduce((sum, count) => sum + Math.max(count.source, count.target), 0);
  const hashes = { source: createHash('sha256'), target: createHash('sha256') };
  let done = 0;
  for (const { provider, kind } of counts) {
    const key = { provider, kind };
    const pairs = inPairs(all(source, key), all(target, key), ({ id }) => id);
    for await (const pair of pairs) {
      for (const side of ['source', 'target'] as const)
        if (pair[side]) hashes[side].update(`${JSON.stringify([provider, kind, ...fieldsOf(pair[side])])}\n`);
      const what = differenceOf(pair.source, pair.target);
      const { id = '' } = pair.source ?? pair.target ?? {};
      if (what) differences.add(`${provider}: the ${kind} ${id} ${what}.`);
      onRecord?.(++done, Math.max(total, done));
    }
  }
  return { counts, hash: { source: hashes.source.digest('hex'), target: hashes.target.digest('hex') } };
}

/** Describes a difference; undefined when there is none. */
export function differenceOf(
  source: ComparedRecord | undefined,
  target: ComparedRecord | undefined,
): string | undefined {
  if (!target) return 'is missing at the target';
  if (!source) return 'is only at the target';
  const names = ['id', 'revision', 'date', 'value', 'place in the log', 'index'];
  const [fields, others] = [fieldsOf(source), fieldsOf(target)];
  const different = names.filter((_, at) => JSON.stringify(fields[at]) !== JSON.stringify(others[at]));
  return different.length > 0 ? `has another ${different.join(', ')} at the target` : undefined;
}

const fieldsOf = ({ id, revision, modifiedAt, value, sequence, entries }: ComparedRecord): unknown[] => [
  id,
  revision,
  modifiedAt,
  value,
  sequence,
  entries,
];

function countsOf(
  sources: readonly (ProviderKind & { count: number })[],
  targets: readonly (ProviderKind & { count: number })[],
): RecordCount[] {
  const counts = new Map<string, RecordCount>();
  const add = (side: 'source' | 'target', kinds: typeof sources) => {
    for (const { provider, kind, count } of kinds) {
      const key = JSON.stringify([provider, kind]);
      counts.set(key, { provider, kind, source: 0, target: 0, ...counts.get(key), [side]: count });
    }
  };
  add('source', sources);
  add('target', targets);
  return [...counts.values()].sort(
    (one, other) => byBytes(one.provider, other.provider) || byBytes(one.kind, other.kind),
  );
}

async function* all(tables: RecordTables, key: ProviderKind): AsyncGenerator<ComparedRecord> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const page: ComparedRecord[] = await tables.recordsOf(key, after, PAGE);
    yield* page;
    after = page.length === PAGE ? page.at(-1)?.id : undefined;
  }
}
