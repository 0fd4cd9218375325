import { setTimeout as wait } from 'node:timers/promises';
import { SearchUnavailable } from '../resources/search/search-engine.ts';
import type { OpenSearchConnection } from './open-search-connection.ts';

/** Documents of one request, and its bytes at most, about. */
const MAX_DOCUMENTS = 500;
const MAX_BYTES = 4 * 1024 * 1024;
/** ms between attempts while the engine is too busy to accept documents. */
const BUSY_WAITS_MS = [100, 300, 1_000, 3_000];

/** There is nothing behind a name that should be an alias, or an index that the engine created by itself. */
const LOST = /index_not_found_exception/;

/** The document itself is at fault, whenever it is sent; any other error may be gone the next time. */
const UNREADABLE = /parsing_exception|max_bytes_length_exceeded/;

/** What was filled is gone: the engine came back without it, or the index was dropped. */
export class IndicesLost extends SearchUnavailable {}

/** A document that the engine cannot accept, such as one with a text that is far too long. */
export interface RefusedDocument {
  id: string;
  reason: string;
}

export interface BulkOptions {
  connection: OpenSearchConnection;
  /** Each action's lines: what to do, and the document if there is one. */
  actions: readonly object[][];
  /** Whether searches find it once it is written; later is cheaper. */
  isFoundAtOnce: boolean;
  onRefused: (refusal: RefusedDocument) => void;
}

/** Sends actions until the engine has accepted all of them. Throws IndicesLost when there is no index. */
export async function sendBulk({ actions, ...options }: BulkOptions): Promise<void> {
  for (const part of inParts(actions)) await sendPart({ ...options, actions: part });
}

async function sendPart({ connection, actions, isFoundAtOnce, onRefused }: BulkOptions): Promise<void> {
  let left = actions;
  for (let attempts = 0; left.length > 0; attempts++) {
    const sent = left;
    const { body } = await connection.send<{ items: Record<string, BulkItem>[] }>({
      method: 'POST',
      path: '/_bulk',
      query: { refresh: isFoundAtOnce },
      lines: sent.flat(),
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
  // Missing, or there in a later revision: as it should be.
  if (item.status === 404 || item.status === 409) return false;
  if (!UNREADABLE.test(item.error.type)) return true;
  onRefused({ id: item._id, reason: item.error.reason });
  return false;
}

/** Requests that are neither long in number nor in bytes. */
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
