import type { OpenSearchConnection } from './open-search-connection.ts';

/** ms between two signs of life, and after which a server that gave none counts as gone. */
const SIGN_EVERY_MS = 5_000;
const GONE_AFTER_MS = 30_000;

interface TurnOptions {
  connection: OpenSearchConnection;
  /** Of the document that says whose turn it is. */
  path: string;
  now: () => number;
}

/** A job that one of all servers does at a time. */
export interface Turn {
  /** Undefined, and nothing is done, while another server is at it. */
  take<Result>(job: () => Promise<Result>): Promise<Result | undefined>;
}

export function createTurn({ connection, path, now }: TurnOptions): Turn {
  /** Several may find a server gone; the one that replaces the very sign that it read has the turn. */
  async function begin(): Promise<boolean> {
    const sign = { at: now() };
    const { body, status } = await connection.send<{
      _source?: { at: number };
      _seq_no?: number;
      _primary_term?: number;
    }>({ method: 'GET', path, tolerated: [404] });
    const at = status === 404 ? undefined : body._source?.at;
    if (at !== undefined && now() - at < GONE_AFTER_MS) return false;
    const { _seq_no: number = 0, _primary_term: term = 0 } = body;
    const { status: written } = await connection.send({
      method: 'PUT',
      path,
      query: at === undefined ? { op_type: 'create' } : { if_seq_no: number, if_primary_term: term },
      body: sign,
      tolerated: [409],
    });
    return written !== 409;
  }

  return {
    async take(job) {
      if (!(await begin())) return undefined;
      const giveSign = () =>
        void connection.send({ method: 'PUT', path, body: { at: now() } }).catch(() => undefined);
      const signs = setInterval(giveSign, SIGN_EVERY_MS);
      signs.unref();
      try {
        return await job();
      } finally {
        clearInterval(signs);
        await connection.send({ method: 'DELETE', path, tolerated: [404] }).catch(() => undefined);
      }
    },
  };
}
