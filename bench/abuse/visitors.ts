import type { CompletedRequest } from '../long-run/minutes.ts';
import { runLoad } from '../long-run/run-load.ts';
import { httpRequest, type Received, type Target } from '../measure/http-request.ts';
import { percentile } from '../measure/statistics.ts';
import { SHAPES } from '../search/shapes.ts';
import { seededRandom } from '../search/synthetic-content.ts';
import { addressOf, pageTarget } from '../search/targets.ts';

/** Percentage of each kind of request. */
const SHARES = { 'cached page': 50, 'new page': 8, search: 42 } as const;
export type Kind = keyof typeof SHARES;
export const KINDS = Object.keys(SHARES) as Kind[];

/** Number of portals that all visitors read. */
const POPULAR = 20;
/** Number of networks, with addresses from a documentation range (RFC 5737). */
const VISITORS = 200;
/** Markup of a page that the server did not render. */
const EMPTY_ROOT = '<div id="root"></div>';
const LEFT_TO_BROWSER = 'left to the browser';

const SEARCHES = SHAPES.filter(({ query = '' }) => query === '');

/** Response times of a window in ms, by kind and in total. */
export interface Window {
  p99: ReadonlyMap<Kind | 'all', number>;
  /** Failures by message, new pages without server-rendered content included. */
  failures: ReadonlyMap<string, number>;
}

export interface Visitors {
  /** Requests every popular page, so that it is cached. */
  warmUp(): Promise<void>;
  visit(window: { ms: number; rate: number }): Promise<Window>;
}

/**
 * Visitors of a running site: half of their requests are for cached pages, some for pages that were not requested
 * before.
 */
export function createVisitors(origin: string, portals: readonly string[]): Visitors {
  const random = seededRandom(29);
  const any = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const popular = ['/', ...portals.slice(0, POPULAR).map((id) => `/portals/${id}`)];
  const unread = portals.slice(POPULAR);
  let read = 0;
  let left = 0;

  const targets: Record<Kind, () => Target> = {
    'cached page': () => pageTarget('', any(popular)),
    // Uncompressed, so that its content can be searched.
    'new page'() {
      const id = unread[read % unread.length] ?? '';
      const language = ['th', 'en', 'zh', 'ar'][Math.floor(read / unread.length) % 4];
      read += 1;
      return { name: '', path: `/portals/${id}?lang=${language}` };
    },
    search() {
      const shape = any(SEARCHES);
      return { name: '', path: addressOf(shape), body: JSON.stringify(any(shape.bodies)) };
    },
  };
  async function send(kind: Kind): Promise<Received> {
    const target = targets[kind]();
    const visitor = `198.51.100.${1 + Math.floor(random() * VISITORS)}`;
    const received = await httpRequest(origin, {
      ...target,
      headers: { ...target.headers, 'x-forwarded-for': visitor },
    });
    if (kind === 'new page' && received.bytes.includes(EMPTY_ROOT)) left += 1;
    return received;
  }
  return {
    async warmUp() {
      for (const path of popular) {
        const { status } = await httpRequest(origin, pageTarget('', path));
        if (status !== 200) throw new Error(`${path} responds with ${status}`);
      }
    },
    async visit({ ms, rate }) {
      left = 0;
      const completed: CompletedRequest[] = [];
      const next = () => {
        const kind = kindAt(random());
        return { kind, send: () => send(kind) };
      };
      await runLoad({ rate, ms, next, onResponse: (one) => completed.push(one) });
      const took = (kind?: Kind) =>
        completed.filter((one) => kind === undefined || one.kind === kind).map((one) => one.took);
      const failures = new Map<string, number>();
      for (const { kind, failure } of completed)
        if (failure) failures.set(`${kind} ${failure}`, (failures.get(`${kind} ${failure}`) ?? 0) + 1);
      if (left > 0) failures.set(`new page ${LEFT_TO_BROWSER}`, left);
      return {
        p99: new Map([
          ['all', percentile(took(), 0.99)],
          ...KINDS.map((kind) => [kind, percentile(took(kind), 0.99)] as const),
        ]),
        failures,
      };
    },
  };
}

/** The kind for a number from 0 to 1. */
function kindAt(number: number): Kind {
  let rest = number * 100;
  for (const kind of KINDS) {
    rest -= SHARES[kind];
    if (rest < 0) return kind;
  }
  return 'search';
}
