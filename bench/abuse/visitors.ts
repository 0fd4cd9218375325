import type { Answered } from '../long-run/minutes.ts';
import { runLoad } from '../long-run/run-load.ts';
import { httpRequest, type Received, type Target } from '../measure/http-request.ts';
import { percentile } from '../measure/statistics.ts';
import { SHAPES } from '../search/shapes.ts';
import { seededRandom } from '../search/synthetic-content.ts';
import { addressOf, pageTarget } from '../search/targets.ts';

/** What visitors request, with how many of a hundred requests are of that kind. */
const SHARES = { 'cached page': 50, 'new page': 8, search: 42 } as const;
export type Kind = keyof typeof SHARES;
export const KINDS = Object.keys(SHARES) as Kind[];

/** Portals that everybody reads. */
const POPULAR = 20;
/** Each is a network of its own; documentation addresses (RFC 5737). */
const VISITORS = 200;
/** A page that the server has left to the browser. */
const EMPTY_ROOT = '<div id="root"></div>';
const LEFT_TO_BROWSER = 'left to the browser';

const SEARCHES = SHAPES.filter(({ query = '' }) => query === '');

/** ms of a window, by kind and of all requests. */
export interface Window {
  p99: ReadonlyMap<Kind | 'all', number>;
  /** What went wrong, by its message; also new pages that came without their content, for the browser to render. */
  failures: ReadonlyMap<string, number>;
}

export interface Visitors {
  /** Requests every popular page, so that the server has it. */
  warmUp(): Promise<void>;
  visit(window: { ms: number; rate: number }): Promise<Window>;
}

/** Visitors of a running site: half of what they request is cached, some pages nobody has read before. */
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
    // Not compressed, so that its content can be looked for.
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
        if (status !== 200) throw new Error(`${path} answers ${status}`);
      }
    },
    async visit({ ms, rate }) {
      left = 0;
      const answered: Answered[] = [];
      const next = () => {
        const kind = kindAt(random());
        return { kind, send: () => send(kind) };
      };
      await runLoad({ rate, ms, next, onAnswered: (one) => answered.push(one) });
      const took = (kind?: Kind) =>
        answered.filter((one) => kind === undefined || one.kind === kind).map((one) => one.took);
      const failures = new Map<string, number>();
      for (const { kind, failure } of answered)
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

/** The kind that a number from 0 to 1 falls on. */
function kindAt(number: number): Kind {
  let rest = number * 100;
  for (const kind of KINDS) {
    rest -= SHARES[kind];
    if (rest < 0) return kind;
  }
  return 'search';
}
