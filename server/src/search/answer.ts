import type { TagCount } from '@portico/shared/contracts';
import type { Match, Order } from './order.ts';
import type { Shelf } from './shelf.ts';

export interface AnswerParts {
  /** ms */
  took: number;
  total: number;
  rows: readonly Match[];
  order: Order;
  indexNameOf: (shelf: Shelf) => string;
  /** Present when words that differ a little were allowed: whether they were needed. */
  fuzzy?: boolean | undefined;
  tags?: readonly TagCount[] | undefined;
}

/** Writes a SearchAnswer as JSON. What documents show is kept as JSON, and goes into it as it is. [ESQ-09] */
export function writeAnswer({ took, total, rows, order, indexNameOf, fuzzy, tags }: AnswerParts): Uint8Array {
  const parts: Uint8Array[] = [];
  const write = (text: string): void => {
    parts.push(Buffer.from(text));
  };
  write(
    `{"took":${took},"timed_out":false,"hits":{"total":{"value":${total},"relation":"eq"},"max_score":null,"hits":[`,
  );
  rows.forEach((row, position) => {
    const { shelf, slot } = row;
    const id = JSON.stringify(shelf.ids[slot]);
    const index = JSON.stringify(indexNameOf(shelf));
    write(`${position > 0 ? ',' : ''}{"_id":${id},"_index":${index},"_score":null,"_source":`);
    parts.push(shelf.sources.bytes(slot));
    write(order.shown ? `,"sort":${JSON.stringify(order.shown(row))}}` : '}');
  });
  write(']}');
  if (fuzzy !== undefined) write(`,"fuzzy":${fuzzy}`);
  if (tags) write(`,"facets":${JSON.stringify({ tags })}`);
  write('}');
  return joined(parts);
}

/** In memory of its own, which can be handed to another thread; Buffer.concat may take it from what others share. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
