import { until } from '../../server/src/testing/until.ts';

interface Asked {
  method?: string;
  /** Sent as JSON, or unchanged if it is a buffer. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  text: string;
  /** From the request to the last byte. */
  ms: number;
}

/** Sends requests to a running server as browsers do, each from another client address. */
export interface SiteClient {
  ask(path: string, asked?: Asked): Promise<Reply>;
  /** The token of a demo account. */
  signIn(username: 'creator' | 'admin'): Promise<string>;
  /** Saves a portal's title. */
  rename(portal: string, title: string, token: string): Promise<Reply>;
  /** Ids of `count` portals that this person may save, except `without`; saves each once to find out. */
  portalsToSave(count: number, token: string, without: string): Promise<string[]>;
  /** Searches for portals by a text in the title. */
  search(title: string): Promise<Reply>;
  /** The ids that this search finds; undefined when it failed. */
  idsOf(title: string): Promise<string[] | undefined>;
  /** A metric, with its labels; 0 before it is first counted. */
  metric(name: string): Promise<number>;
  /** Waits until the server has indexed all writes: indexing one invalidates caches. */
  untilIndexed(): Promise<void>;
}

let visitors = 0;

/** The server has to trust loopback as its proxy. */
export function siteClient(origin: string): SiteClient {
  async function ask(
    path: string,
    { method = 'GET', body, token, headers = {} }: Asked = {},
  ): Promise<Reply> {
    const startedAt = performance.now();
    const isBytes = body instanceof Uint8Array;
    visitors++;
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'x-forwarded-for': `198.51.${Math.floor(visitors / 250) % 250}.${visitors % 250}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body !== undefined && !isBytes ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, ms: performance.now() - startedAt };
  }

  const search = (title: string): Promise<Reply> =>
    ask('/api/search/portal-demo/_search', {
      method: 'POST',
      body: { size: 99, query: { bool: { must: [{ wildcard: { 'title.en': `*${title}*` } }] } } },
    });

  const rename = (portal: string, title: string, token: string): Promise<Reply> =>
    ask(`/api/portal/${portal}`, {
      method: 'PUT',
      body: { data: { title: { en: title, th: title, lang: 'en' } } },
      token,
    });

  async function metric(name: string): Promise<number> {
    // Without a proxy's header, because only requests from this machine may read it.
    const lines = (await (await fetch(`${origin}/metrics`)).text()).split('\n');
    return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
  }

  return {
    ask,
    search,
    metric,
    untilIndexed: () => until(async () => (await metric('portico_index_lag_seconds')) === 0),
    rename,

    async portalsToSave(count, token, without) {
      const { text } = await search('');
      const { hits } = JSON.parse(text) as { hits: { hits: { _id: string }[] } };
      const portals: string[] = [];
      for (const { _id: id } of hits.hits) {
        if (portals.length === count) return portals;
        if (id !== without && (await rename(id, 'To be saved', token)).status === 200) portals.push(id);
      }
      throw new Error(`There are not ${count} portals to save.`);
    },

    async signIn(username) {
      const body = { username, password: `${username}-demo` };
      const { status, text } = await ask('/api/auth/login', { method: 'POST', body });
      if (status !== 200) throw new Error(`${username} cannot sign in: ${text}`);
      return (JSON.parse(text) as { jsonWebToken: string }).jsonWebToken;
    },

    async idsOf(title) {
      const { status, text } = await search(title);
      if (status !== 200) return undefined;
      const { hits } = JSON.parse(text) as { hits: { hits: { _id: string }[] } };
      return hits.hits.map(({ _id }) => _id);
    },
  };
}
