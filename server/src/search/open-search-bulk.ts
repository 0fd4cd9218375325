import { setTimeout as wait } from 'node:timers/promises';
import { SearchUnavailable } from '../resources/search/search-engine.ts';
import type { OpenSearchConnection } from './open-search-connection.ts';

/** Limits of one bulk request: documents, and about so many bytes. */
const MAX_DOCUMENTS = 500;
const MAX_BYTES = 4 * 1024 * 1024;
/** ms between attempts while the engine rejects documents because it is overloaded. */
const BUSY_WAITS_MS = [100, 300, 1_000, 3_000];

/** The alias has no index, or the engine created an index in its place. */
const LOST = /index_not_found_exception/;

/** The document is invalid and is rejected on every attempt; other errors may be temporary. */
const UNREADABLE = /parsing_exception|max_bytes_length_exceeded/;

/** The filled index is gone: the engine lost it, or it was dropped. */
export class IndicesLost extends SearchUnavailable {}

/** A document that the engine rejects, such as one with an oversized text. */
export interface RefusedDocument {
  id: string;
  reason: string;
}

export interface BulkOptions {
  connection: OpenSearchConnection;
  /** The lines of each action: its header, and the document if there is one. */
  actions: readonly object[][];
  /** Whether to refresh, so that searches find the writes immediately; without it is cheaper. */
  isFoundAtOnce: boolean;
  /** See `Request` of the connection. */
  fills: boolean;
  onRefused: (refusal: RefusedDocument) => void;
}

/** Sends actions until the engine has accepted all of them. Throws IndicesLost when the index is missing. */
export async function sendBulk({ actions, ...options }: BulkOptions): Promise<void> {
  for (const part of inParts(actions)) await sendPart({ ...options, actions: part });
}

async function sendPart({
  connection,
  actions,
  isFoundAtOnce,
  fills,
  onRefused,
}: BulkOptions): Promise<void> {
  let left = actions;
  for (let attempts = 0; left.length > 0; attempts++) {
    const sent = left;
    const { body } = await connection.send<{ items: Record<string, BulkItem>[] }>({
      method: 'POST',
      path: '/_bulk',
      query: { refresh: isFoundAtOnce },
      lines: sent.flat(),
      fills,
    });
    left = sent.filter((_, at) => mustRepeat(Object.values(body.items[at] ?? {})[0], onRefused));
    if (left.length === 0) return;
    const pause = BUSY_WAITS_MS[attempts];
    if (pause === undefined) throw new SearchUnavailable(new Error('The engine is overloaded.'));
    await wait(pause);
  }
}

interface BulkItem {
  _id: string;
  status: number;
  error?: { type: string; reason: string };
}

function mustRepeat(item: BulkItem | undefined, onRefused: BulkOptions['onRefused']): boolean {
  if (!item?.error) return false;
  if (LOST.test(item.error.type)) throw new IndicesLost(new Error(item.error.reason));
  // Missing, or present in a later revision: nothing to do.
  if (item.status === 404 || item.status === 409) return false;
  if (!UNREADABLE.test(item.error.type)) return true;
  onRefused({ id: item._id, reason: item.error.reason });
  return false;
}

/** Splits actions by the number and the bytes of a request. */
function* inParts(actions: readonly object[][]): Generator<object[][]> {
  let part: object[][] = [];
  let bytes = 0;
  for (const lines of actions) {
    part.push(lines);
    bytes += JSON.stringify(lines).length;
    if (part.length < MAX_DOCUMENTS && bytes < MAX_BYTES) continue;
    yield part;
    part = [];
    bytes = 0;
  }
  if (part.length > 0) yield part;
}
