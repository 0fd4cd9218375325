import type { TagCount } from '@portico/shared/contracts';
import type { IndexSegment } from './index-segment.ts';
import type { Match, Order } from './order.ts';
import type { SerializedRowCache } from './row-cache.ts';

export interface HitsToSerialize {
  /** ms */
  took: number;
  total: number;
  rows: readonly Match[];
  order: Order;
  indexNameOf: (segment: IndexSegment) => string;
  rowCache: SerializedRowCache;
  /** Present when fuzzy matching was allowed: whether it was used. */
  fuzzy?: boolean | undefined;
  tags?: readonly TagCount[] | undefined;
}

/** Writes a search response as JSON. Document sources are stored as JSON and are copied unparsed. [ESQ-09] */
export function serializeHits(parts: HitsToSerialize): Uint8Array {
  const { took, total, rows, order, fuzzy, tags } = parts;
  const before = `{"took":${took},"timed_out":false,"hits":{"total":{"value":${total},"relation":"eq"},"max_score":null,"hits":[`;
  const wider = fuzzy === undefined ? '' : `,"fuzzy":${fuzzy}`;
  const facets = tags ? `,"facets":${JSON.stringify({ tags })}` : '';
  const written: Uint8Array[] = [Buffer.from(before)];
  let cachedRows = new Map<number, Buffer>();
  let segment: IndexSegment | undefined;
  for (const row of rows) {
    if (row.segment !== segment) {
      segment = row.segment;
      if (order.name !== undefined) cachedRows = parts.rowCache.of(segment.sources, order.name);
    }
    const bytes = cachedRows.get(row.doc) ?? serializeRow(row, cachedRows, parts);
    // Each row begins with a comma; the first one drops it.
    written.push(written.length === 1 ? bytes.subarray(1) : bytes);
  }
  written.push(Buffer.from(`]}${wider}${facets}}`));
  return joined(written);
}

function serializeRow(
  row: Match,
  cachedRows: Map<number, Buffer>,
  { order, indexNameOf, rowCache }: HitsToSerialize,
): Buffer {
  const { segment, doc } = row;
  const { ids, sources } = segment;
  const head = `,{"_id":${JSON.stringify(ids[doc])},"_index":${JSON.stringify(indexNameOf(segment))},"_score":null,"_source":`;
  const tail = order.shown ? `,"sort":${JSON.stringify(order.shown(row))}}` : '}';
  const size = Buffer.byteLength(head) + sources.size(doc) + Buffer.byteLength(tail);
  const cached = order.name === undefined ? undefined : rowCache.allocate(size);
  if (cached) cachedRows.set(doc, cached);
  const bytes = cached ?? Buffer.allocUnsafe(size);
  let at = bytes.write(head);
  at += sources.copy(doc, bytes, at);
  bytes.write(tail, at);
  return bytes;
}

/** Concatenated into its own memory, which can be transferred to another thread. */
function joined(written: readonly Uint8Array[]): Uint8Array {
  const all = Buffer.allocUnsafeSlow(written.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const bytes of written) {
    all.set(bytes, at);
    at += bytes.length;
  }
  return all;
}
