import type { Client } from '@opensearch-project/opensearch';
import { SearchAbandoned, SearchTooCostly, SearchUnavailable } from '../resources/search/search-engine.ts';
import { createCircuitBreaker } from '../storage/circuit-breaker.ts';
import { traceHeaders } from '../telemetry/tracing.ts';
import type { SearchTime } from './search-time.ts';

const REQUEST_MS = 10_000;
/** Making an index of a large provider visible, or any request while the engine merges, takes far longer than a search. */
const FILL_REQUEST_MS = 180_000;
const PING_MS = 2_000;
/** ms for which the circuit breaker stays open after a timeout or connection failure. */
const AWAY_MS = 500;

/** Error types of OpenSearch for a query that is too expensive to run. */
const TOO_COSTLY = /too_complex_to_determinize|too_many_clauses|too_many_nested_clauses|max_clause_count/;

interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string | number | boolean>;
  body?: object;
  /** Newline-delimited JSON instead of a body. */
  lines?: readonly object[];
  /** Error statuses that are returned instead of thrown. */
  tolerated?: readonly number[];
  /** Time of the search that sends the request, which is aborted with it. */
  time?: SearchTime;
  /** Whether it fills an index that no search uses yet, so that no visitor waits for it. */
  fills?: boolean;
}

interface Reply<Body> {
  status: number;
  body: Body;
}

/** A client of OpenSearch, or of Elasticsearch where the two agree. */
export interface OpenSearchConnection {
  send<Body>(request: Request): Promise<Reply<Body>>;
  /** Whether it is Elasticsearch; requested once. */
  isElastic(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Connects to `https://user:password@host:port`; the client is loaded with the first call. Calls throw
 * SearchUnavailable after ten seconds (`requestMs`), or immediately while the circuit breaker is open; a call of a search
 * ends with that search, and one that fills an index after three minutes.
 */
export function connectOpenSearch(url: string, { requestMs = REQUEST_MS } = {}): OpenSearchConnection {
  let opened: Promise<Client> | undefined;
  let elastic: boolean | undefined;
  const guard = createCircuitBreaker({
    awayForMs: AWAY_MS,
    timeoutMs: requestMs,
    refuse: (error) => new SearchUnavailable(error),
  });

  async function open(): Promise<Client> {
    const { Client: OpenSearchClient } = await import('@opensearch-project/opensearch');
    return new OpenSearchClient({ node: url, maxRetries: 0, requestTimeout: requestMs });
  }

  async function send<Body>({ query = {}, body, lines, tolerated = [], time, fills, ...request }: Request) {
    const over = time?.end();
    if (over) throw over;
    const call = guard.begin();
    opened ??= open();
    const client = await opened;
    let stop: (() => void) | undefined;
    const params = {
      ...request,
      querystring: query,
      ...(lines ? { bulkBody: lines as Record<string, unknown>[] } : body ? { body } : {}),
    };
    try {
      const sent = client.transport.request(params, {
        ignore: [...tolerated],
        headers: traceHeaders(),
        ...(request.path === '/' ? { requestTimeout: PING_MS } : {}),
        ...(fills ? { requestTimeout: FILL_REQUEST_MS } : {}),
      });
      // In braces: `abort` returns the request, and an event target would report its rejection as an uncaught
      // exception.
      stop = () => {
        sent.abort();
      };
      if (time?.signal.aborted) stop();
      time?.signal.addEventListener('abort', stop, { once: true });
      const { statusCode, body: response } = await (time ? time.within(sent) : sent);
      call.succeeded();
      return { status: statusCode ?? 0, body: response as Body };
    } catch (error) {
      const ended = time?.end();
      if (ended instanceof SearchAbandoned) call.abandoned();
      else if (ended || statusOf(error) === 0) call.failed(ended ?? error);
      else call.succeeded();
      throw ended ?? asFailure(error);
    } finally {
      if (stop) time?.signal.removeEventListener('abort', stop);
    }
  }

  return {
    send,
    async isElastic() {
      const { body } = await send<{ version?: { distribution?: string } }>({ method: 'GET', path: '/' });
      elastic ??= body.version?.distribution !== 'opensearch';
      return elastic;
    },
    async close() {
      await (await opened)?.close();
    },
  };
}

/** The HTTP status of the engine's response; 0 without a response. */
const statusOf = (error: unknown): number => (error as { statusCode?: number }).statusCode ?? 0;

/** Classifies a failure: the engine is unavailable, the search is too costly, or the request is our bug. */
function asFailure(error: unknown): unknown {
  const { meta } = error as { meta?: { body?: unknown } };
  const refusal = asRefusal(meta?.body);
  if (refusal instanceof SearchTooCostly) return refusal;
  const status = statusOf(error);
  return status === 0 || status === 429 || status >= 500 ? new SearchUnavailable(error) : error;
}

/** Translates the engine's error about shards that it did not search. */
export function asRefusal(failures: unknown): SearchTooCostly | SearchUnavailable {
  const text = JSON.stringify(failures ?? '');
  return TOO_COSTLY.test(text) ? new SearchTooCostly() : new SearchUnavailable(new Error(text));
}
