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
  const names = new Map<Shelf, string>();
  const nameOf = (shelf: Shelf): string => {
    const name = names.get(shelf) ?? JSON.stringify(indexNameOf(shelf));
    names.set(shelf, name);
    return name;
  };
  let before = `{"took":${took},"timed_out":false,"hits":{"total":{"value":${total},"relation":"eq"},"max_score":null,"hits":[`;
  /** What stands before each row's source, and behind the last. */
  const texts: string[] = [];
  for (const row of rows) {
    const { shelf, slot } = row;
    texts.push(
      `${before}{"_id":${JSON.stringify(shelf.ids[slot])},"_index":${nameOf(shelf)},"_score":null,"_source":`,
    );
    before = order.shown ? `,"sort":${JSON.stringify(order.shown(row))}},` : '},';
  }
  if (rows.length > 0) before = before.slice(0, -1);
  const wider = fuzzy === undefined ? '' : `,"fuzzy":${fuzzy}`;
  const facets = tags ? `,"facets":${JSON.stringify({ tags })}` : '';
  texts.push(`${before}]}${wider}${facets}}`);
  return joined(texts, rows);
}

/** In memory of its own, which can be handed to another thread. */
function joined(texts: readonly string[], rows: readonly Match[]): Uint8Array {
  let size = 0;
  for (const text of texts) size += Buffer.byteLength(text);
  for (const { shelf, slot } of rows) size += shelf.sources.size(slot);
  const all = Buffer.allocUnsafeSlow(size);
  let at = 0;
  texts.forEach((text, number) => {
    at += all.write(text, at);
    const row = rows[number];
    if (row) at += row.shelf.sources.copy(row.slot, all, at);
  });
  return all;
}
