import type { StoreServices } from '@portico/shared/platform';

export interface FakeRequest {
  params: Record<string, string>;
  url: URL;
  headers: Headers;
  /** The parsed JSON body; undefined without one. */
  body: unknown;
}

/** Handles one call: plain data becomes a 200 JSON response. */
export type FakeCall = (request: FakeRequest) => unknown;

/**
 * A fake `fetch` for a store: `server` maps 'METHOD /path/:parameter' to handlers, other calls get 404; `calls` records
 * every call.
 */
export function fakeFetch(server: Record<string, FakeCall>, calls: string[]): StoreServices['fetch'] {
  const known = Object.entries(server).map(([key, respond]) => {
    const [method = '', path = ''] = key.split(' ');
    const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
    return { method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`), names, respond };
  });
  return async (input, init) => {
    const url = new URL(input, 'http://localhost');
    const method = init?.method ?? 'GET';
    calls.push(`${method} ${url.pathname}${url.search}`);
    for (const { method: wanted, pattern, names, respond } of known) {
      const match = method === wanted ? pattern.exec(url.pathname) : null;
      if (!match) continue;
      const params = Object.fromEntries(
        names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
      );
      const sent = init?.body;
      const body: unknown =
        typeof sent === 'string' ? JSON.parse(sent) : sent instanceof FormData ? sent : undefined;
      const reply = await respond({ params, url, headers: new Headers(init?.headers), body });
      return reply instanceof Response ? reply : Response.json(reply);
    }
    return Response.json({ status: 'fail', code: 'not-found', reason: 'No such call.' }, { status: 404 });
  };
}
