import type { OpenSearchConnection } from './open-search-connection.ts';

/** ms between two heartbeats, and after which a silent server's lease expires. */
const HEARTBEAT_MS = 5_000;
const EXPIRES_AFTER_MS = 30_000;

interface LeaseOptions {
  connection: OpenSearchConnection;
  /** Path of the lease document. */
  path: string;
  now: () => number;
}

/** A lease, which one of all servers holds at a time. */
export interface Lease {
  /**
   * Runs the job while holding the lease; returns undefined without running it if another server holds the lease.
   * `isOurs` says whether the lease is still held: a server that hung may have lost it.
   */
  take<Result>(job: (isOurs: () => Promise<boolean>) => Promise<Result>): Promise<Result | undefined>;
}

/** Version of the lease document, for optimistic locking. */
interface LeaseVersion {
  _seq_no: number;
  _primary_term: number;
}

export function createLease({ connection, path, now }: LeaseOptions): Lease {
  const ifVersion = ({ _seq_no, _primary_term }: LeaseVersion) => ({
    if_seq_no: _seq_no,
    if_primary_term: _primary_term,
  });

  /** Undefined when another server was faster, or has replaced the version that is meant. */
  async function renew(query: Record<string, string | number>): Promise<LeaseVersion | undefined> {
    const { body, status } = await connection.send<LeaseVersion>({
      method: 'PUT',
      path,
      query,
      body: { at: now() },
      tolerated: [409],
    });
    return status === 409 ? undefined : body;
  }

  /** Several servers may find a lease expired; the one that replaces the version that it read gets it. */
  async function acquire(): Promise<LeaseVersion | undefined> {
    const { body, status } = await connection.send<LeaseVersion & { _source: { at: number } }>({
      method: 'GET',
      path,
      tolerated: [404],
    });
    if (status === 404) return renew({ op_type: 'create' });
    return now() - body._source.at < EXPIRES_AFTER_MS ? undefined : renew(ifVersion(body));
  }

  return {
    async take(job) {
      let last = await acquire();
      if (!last) return undefined;
      let renewing = Promise.resolve();
      /** Serialized, because each write depends on the version of the previous one. */
      function isOurs(): Promise<boolean> {
        const renewed = renewing.then(async () => {
          last &&= await renew(ifVersion(last));
          return last !== undefined;
        });
        renewing = renewed.then(
          () => {},
          () => {},
        );
        return renewed;
      }
      const heartbeat = setInterval(() => void isOurs().catch(() => undefined), HEARTBEAT_MS);
      heartbeat.unref();
      try {
        return await job(isOurs);
      } finally {
        clearInterval(heartbeat);
        await renewing;
        if (last) {
          await connection
            .send({ method: 'DELETE', path, query: ifVersion(last), tolerated: [404, 409] })
            .catch(() => undefined);
        }
      }
    },
  };
}
