import type { TagCount } from '@portico/shared/contracts';
import type { Match, Order } from './order.ts';
import type { SerializedRowCache } from './row-cache.ts';
import type { Shelf } from './shelf.ts';

export interface AnswerParts {
  /** ms */
  took: number;
  total: number;
  rows: readonly Match[];
  order: Order;
  indexNameOf: (shelf: Shelf) => string;
  rowCache: SerializedRowCache;
  /** Present when words that differ a little were allowed: whether they were needed. */
  fuzzy?: boolean | undefined;
  tags?: readonly TagCount[] | undefined;
}

/** Writes a SearchAnswer as JSON. The sources of documents are JSON already and are copied as they are. [ESQ-09] */
export function writeAnswer(parts: AnswerParts): Uint8Array {
  const { took, total, rows, order, fuzzy, tags } = parts;
  const before = `{"took":${took},"timed_out":false,"hits":{"total":{"value":${total},"relation":"eq"},"max_score":null,"hits":[`;
  const wider = fuzzy === undefined ? '' : `,"fuzzy":${fuzzy}`;
  const facets = tags ? `,"facets":${JSON.stringify({ tags })}` : '';
  const written: Uint8Array[] = [Buffer.from(before)];
  let cachedRows = new Map<number, Buffer>();
  let shelf: Shelf | undefined;
  for (const row of rows) {
    if (row.shelf !== shelf) {
      shelf = row.shelf;
      if (order.name !== undefined) cachedRows = parts.rowCache.of(shelf.sources, order.name);
    }
    const bytes = cachedRows.get(row.slot) ?? writeRow(row, cachedRows, parts);
    // Each begins with the comma before it.
    written.push(written.length === 1 ? bytes.subarray(1) : bytes);
  }
  written.push(Buffer.from(`]}${wider}${facets}}`));
  return joined(written);
}

function writeRow(
  row: Match,
  cachedRows: Map<number, Buffer>,
  { order, indexNameOf, rowCache }: AnswerParts,
): Buffer {
  const { shelf, slot } = row;
  const { ids, sources } = shelf;
  const head = `,{"_id":${JSON.stringify(ids[slot])},"_index":${JSON.stringify(indexNameOf(shelf))},"_score":null,"_source":`;
  const tail = order.shown ? `,"sort":${JSON.stringify(order.shown(row))}}` : '}';
  const size = Buffer.byteLength(head) + sources.size(slot) + Buffer.byteLength(tail);
  const cached = order.name === undefined ? undefined : rowCache.allocate(size);
  if (cached) cachedRows.set(slot, cached);
  const bytes = cached ?? Buffer.allocUnsafe(size);
  let at = bytes.write(head);
  at += sources.copy(slot, bytes, at);
  bytes.write(tail, at);
  return bytes;
}

/** In memory of its own, which can be handed to another thread. */
function joined(written: readonly Uint8Array[]): Uint8Array {
  const all = Buffer.allocUnsafeSlow(written.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const bytes of written) {
    all.set(bytes, at);
    at += bytes.length;
  }
  return all;
}
