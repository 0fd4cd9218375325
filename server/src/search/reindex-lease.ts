import type { OpenSearchConnection } from './open-search-connection.ts';

/** ms between two heartbeats, and after which a silent server's lease expires. */
const SIGN_EVERY_MS = 5_000;
const GONE_AFTER_MS = 30_000;

interface TurnOptions {
  connection: OpenSearchConnection;
  /** Path of the lease document. */
  path: string;
  now: () => number;
}

/** A lease, which one of all servers holds at a time. */
export interface Turn {
  /**
   * Runs the job while holding the lease; returns undefined without running it if another server holds the lease.
   * `isOurs` says whether the lease is still held: a server that hung may have lost it.
   */
  take<Result>(job: (isOurs: () => Promise<boolean>) => Promise<Result>): Promise<Result | undefined>;
}

/** Version of the lease document, for optimistic locking. */
interface Written {
  _seq_no: number;
  _primary_term: number;
}

export function createTurn({ connection, path, now }: TurnOptions): Turn {
  const upon = ({ _seq_no, _primary_term }: Written) => ({
    if_seq_no: _seq_no,
    if_primary_term: _primary_term,
  });

  /** Undefined when another server was faster, or has replaced the version that is meant. */
  async function sign(query: Record<string, string | number>): Promise<Written | undefined> {
    const { body, status } = await connection.send<Written>({
      method: 'PUT',
      path,
      query,
      body: { at: now() },
      tolerated: [409],
    });
    return status === 409 ? undefined : body;
  }

  /** Several servers may find a lease expired; the one that replaces the version that it read gets it. */
  async function begin(): Promise<Written | undefined> {
    const { body, status } = await connection.send<Written & { _source: { at: number } }>({
      method: 'GET',
      path,
      tolerated: [404],
    });
    if (status === 404) return sign({ op_type: 'create' });
    return now() - body._source.at < GONE_AFTER_MS ? undefined : sign(upon(body));
  }

  return {
    async take(job) {
      let last = await begin();
      if (!last) return undefined;
      let signing = Promise.resolve();
      /** Serialized, because each write depends on the version of the previous one. */
      function isOurs(): Promise<boolean> {
        const signed = signing.then(async () => {
          last &&= await sign(upon(last));
          return last !== undefined;
        });
        signing = signed.then(
          () => {},
          () => {},
        );
        return signed;
      }
      const signs = setInterval(() => void isOurs().catch(() => undefined), SIGN_EVERY_MS);
      signs.unref();
      try {
        return await job(isOurs);
      } finally {
        clearInterval(signs);
        await signing;
        if (last) {
          await connection
            .send({ method: 'DELETE', path, query: upon(last), tolerated: [404, 409] })
            .catch(() => undefined);
        }
      }
    },
  };
}
