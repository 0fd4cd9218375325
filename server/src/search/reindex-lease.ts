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
  /**
   * Undefined, and nothing is done, while another server is at it. `isOurs` says whether that is still so: a server that
   * was silent for too long, as one that hung is, has lost its turn to another.
   */
  take<Result>(job: (isOurs: () => Promise<boolean>) => Promise<Result>): Promise<Result | undefined>;
}

/** Which writing of the document is meant. */
interface Written {
  _seq_no: number;
  _primary_term: number;
}

export function createTurn({ connection, path, now }: TurnOptions): Turn {
  const upon = ({ _seq_no, _primary_term }: Written) => ({
    if_seq_no: _seq_no,
    if_primary_term: _primary_term,
  });

  /** Undefined when another server was faster, or has replaced the sign that is meant. */
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

  /** Several may find a server gone; the one that replaces the very sign that it read has the turn. */
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
      /** One after the other, as each is upon the one before. */
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
