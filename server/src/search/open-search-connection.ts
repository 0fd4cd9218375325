import type { Client } from '@opensearch-project/opensearch';
import { SearchAbandoned, SearchTooCostly, SearchUnavailable } from '../resources/search/search-engine.ts';
import { createCircuitBreaker } from '../storage/circuit-breaker.ts';
import { traceHeaders } from '../telemetry/tracing.ts';
import type { SearchTime } from './search-time.ts';

/** ms for one response of the engine; what takes longer keeps others waiting. */
const REQUEST_MS = 10_000;
const PING_MS = 2_000;
/** ms in which an engine that did not answer counts as away, so that others do not wait for it one after the other. */
const AWAY_MS = 500;

/** Words of OpenSearch for a query that it will not run. */
const TOO_COSTLY = /too_complex_to_determinize|too_many_clauses|too_many_nested_clauses|max_clause_count/;

interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string | number | boolean>;
  body?: object;
  /** Lines of JSON instead of a body. */
  lines?: readonly object[];
  /** Statuses that are a response and no failure. */
  tolerated?: readonly number[];
  /** Of the search that sends it: the request is aborted when that is over. */
  time?: SearchTime;
}

interface Reply<Body> {
  status: number;
  body: Body;
}

/** Calls to OpenSearch, or to Elasticsearch where it speaks the same. */
export interface OpenSearchConnection {
  send<Body>(request: Request): Promise<Reply<Body>>;
  /** Whether it is Elasticsearch; asked once. */
  isElastic(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Connects to `https://user:password@host:port`; the client is loaded with the first call. Each call throws
 * SearchUnavailable after ten seconds at the latest, and at once while the engine is known to be away; a call of a search
 * ends with that search.
 */
export function connectOpenSearch(url: string): OpenSearchConnection {
  let opened: Promise<Client> | undefined;
  let elastic: boolean | undefined;
  const guard = createCircuitBreaker({
    awayForMs: AWAY_MS,
    answersWithinMs: REQUEST_MS,
    refuse: (error) => new SearchUnavailable(error),
  });

  async function open(): Promise<Client> {
    const { Client: OpenSearchClient } = await import('@opensearch-project/opensearch');
    return new OpenSearchClient({ node: url, maxRetries: 0, requestTimeout: REQUEST_MS });
  }

  async function send<Body>({ query = {}, body, lines, tolerated = [], time, ...request }: Request) {
    const over = time?.end();
    if (over) throw over;
    const question = guard.begin();
    opened ??= open();
    const client = await opened;
    let stop: (() => void) | undefined;
    const call = {
      ...request,
      querystring: query,
      ...(lines ? { bulkBody: lines as Record<string, unknown>[] } : body ? { body } : {}),
    };
    try {
      const sent = client.transport.request(call, {
        ignore: [...tolerated],
        headers: traceHeaders(),
        ...(request.path === '/' ? { requestTimeout: PING_MS } : {}),
      });
      // `abort` returns the request, whose rejection an event target would report as an uncaught exception.
      stop = () => {
        sent.abort();
      };
      if (time?.signal.aborted) stop();
      time?.signal.addEventListener('abort', stop, { once: true });
      const { statusCode, body: response } = await (time ? time.within(sent) : sent);
      question.answered();
      return { status: statusCode ?? 0, body: response as Body };
    } catch (error) {
      const ended = time?.end();
      if (ended instanceof SearchAbandoned) question.abandoned();
      else if (ended || statusOf(error) === 0) question.failed(ended ?? error);
      else question.answered();
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

/** What the engine answered; 0 when it did not. */
const statusOf = (error: unknown): number => (error as { statusCode?: number }).statusCode ?? 0;

/** What is the engine's doing, what is the search's, and what is a mistake of ours. */
function asFailure(error: unknown): unknown {
  const { meta } = error as { meta?: { body?: unknown } };
  const refusal = asRefusal(meta?.body);
  if (refusal instanceof SearchTooCostly) return refusal;
  const status = statusOf(error);
  return status === 0 || status === 429 || status >= 500 ? new SearchUnavailable(error) : error;
}

/** What the engine says of parts that it did not search, as we say it. */
export function asRefusal(said: unknown): SearchTooCostly | SearchUnavailable {
  const text = JSON.stringify(said ?? '');
  return TOO_COSTLY.test(text) ? new SearchTooCostly() : new SearchUnavailable(new Error(text));
}
