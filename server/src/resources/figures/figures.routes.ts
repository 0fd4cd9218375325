import {
  consoleFigures,
  consoleFiguresCsv,
  countEvent,
  type FiguresQuery,
  MAX_FIGURE_DAYS,
  portalFigures as portalFiguresCall,
  wantWeeklyMail,
} from '@portico/shared/contracts';
import { deviceClassOf, isBotUserAgent } from '@portico/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { refusedFields } from '../../kernel/app-error.ts';
import { endpoint, rawJson } from '../../plugins/endpoint.ts';
import { done, ok } from '../../plugins/replies.ts';
import { requestedOrigin } from '../../plugins/requested-url.ts';
import { requireRole, requireViewer } from '../../plugins/viewer.policy.ts';
import { networkOf } from '../../security/network.ts';
import { createMemoryRateLimitStore } from '../../security/rate-limit-store/memory-rate-limit-store.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { type CountedPage, pageOfKey, pageOfPath } from './counted-page.ts';
import { createFigureCounter } from './figure-counter.ts';
import { daysIn } from './figure-period.ts';
import { figuresOf } from './figures.service.ts';
import { figuresTable } from './figures-table.ts';
import { portalFigures } from './portal-figures.service.ts';
import { searchedText } from './searched-text.ts';
import { sourceOf } from './visit-source.ts';
import { setWeeklyMail } from './weekly-mail.service.ts';

interface FiguresServices {
  config: Config;
  records: RecordStore;
  now: () => Date;
  /** Paths of the live public pages without parameters; default: none. */
  livePaths?: () => Promise<ReadonlySet<string>>;
}

/** Per network: enough for an office, and limiting for a script. */
const EVENTS_PER_MINUTE = 120;
/** Bytes. */
const EVENT_LIMIT = 2 * 1024;
/** A network counts the same search once in this time (ms), so that one person does not make a text appear often. */
const SAME_SEARCH_MS = 3_600_000;
/** Per person. A year of a large site is slow. */
const FIGURES_PER_MINUTE = 30;

/** What the events of a page are counted as. */
const KEYS = { share: 'shares', call: 'calls', directions: 'directions' } as const;

/** Routes that count what visitors do, and the figures of it. */
export async function figuresRoutes(app: FastifyInstance, services: FiguresServices): Promise<void> {
  eventRoutes(app, services);
  siteFigureRoutes(app, services);
  portalFigureRoutes(app, services);
}

function eventRoutes(
  app: FastifyInstance,
  { config, records, now, livePaths = async () => new Set<string>() }: FiguresServices,
): void {
  const pageAt = async (path: string): Promise<CountedPage> => pageOfPath(path, await livePaths());
  const counter = createFigureCounter(records, {
    now,
    onError: (err) => app.log.error({ err }, 'figures were not written'),
  });
  app.addHook('onClose', () => counter.flush());
  // In memory only, because names contain addresses and texts.
  const searches = createMemoryRateLimitStore(now);

  async function isNewSearch(provider: string, request: FastifyRequest, text: string): Promise<boolean> {
    const name = `${provider}/${networkOf(request.ip)}/${text}`;
    return (await searches.add({ name, most: 1, forMs: SAME_SEARCH_MS })).count === 1;
  }

  endpoint(
    app,
    countEvent,
    async ({ provider, request, body }) => {
      const userAgent = request.headers['user-agent'] ?? '';
      if (config.isReadOnly || request.isInternal || isBotUserAgent(userAgent)) return done;
      switch (body.event) {
        case 'view':
          counter.count(provider.id, await pageAt(body.path), [
            'views',
            `language.${body.language}`,
            `device.${deviceClassOf(userAgent)}`,
            `source.${sourceOf({ from: body.from, ownHost: request.host, userAgent })}`,
          ]);
          break;
        case 'picture':
          counter.count(provider.id, await pageAt(body.path), [`picture.${body.picture}`]);
          break;
        case 'search': {
          const text = wantsNoTracking(request) ? undefined : searchedText(body.text);
          if (text !== undefined && (await isNewSearch(provider.id, request, text)))
            counter.countSearch(provider.id, text, body.hasResults);
          break;
        }
        default:
          counter.count(provider.id, await pageAt(body.path), [KEYS[body.event]]);
      }
      return done;
    },
    { perMinute: EVENTS_PER_MINUTE, isLimitHere: true, bodyLimit: EVENT_LIMIT },
  );
}

function siteFigureRoutes(app: FastifyInstance, { records }: FiguresServices): void {
  endpoint(
    app,
    consoleFigures,
    async ({ provider, viewer, query }) => {
      requireRole(viewer, 'admin');
      return ok(await figuresOf(records, { ...periodOf(query), provider: provider.id }));
    },
    { perMinute: FIGURES_PER_MINUTE, isLimitPerPerson: true },
  );

  endpoint(
    app,
    consoleFiguresCsv,
    async ({ provider, viewer, query: { table, ...query }, reply }) => {
      requireRole(viewer, 'admin');
      const csv = await figuresTable(records, { ...periodOf(query), provider: provider.id, table });
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="${table}-${query.from}-${query.to}.csv"`);
      return rawJson<string>(Buffer.from(csv));
    },
    { perMinute: FIGURES_PER_MINUTE, isLimitPerPerson: true },
  );
}

/** A page's figures for its editors, and the weekly mail of them. */
function portalFigureRoutes(app: FastifyInstance, { records, now }: FiguresServices): void {
  endpoint(
    app,
    portalFiguresCall,
    async ({ params, query, provider, viewer }) =>
      ok(
        await portalFigures(
          { records, now },
          { provider: provider.id, id: params.id, period: query.period, viewer: requireViewer(viewer) },
        ),
      ),
    { perMinute: FIGURES_PER_MINUTE, isLimitPerPerson: true },
  );

  endpoint(
    app,
    wantWeeklyMail,
    async ({ body: { data }, provider, viewer, request }) => {
      const { uid } = requireViewer(viewer);
      const origin = requestedOrigin(request);
      await setWeeklyMail({ records, now }, { provider: provider.id, uid, origin, ...data });
      return done;
    },
    { perMinute: FIGURES_PER_MINUTE, isLimitPerPerson: true },
  );
}

/** Counts are anonymous and stay; only the text of a search, which a person wrote, is left out. */
const wantsNoTracking = ({ headers }: FastifyRequest): boolean =>
  headers['sec-gpc'] === '1' || headers['dnt'] === '1';

function periodOf({ page, ...query }: FiguresQuery) {
  const days = daysIn(query);
  if (days < 1 || days > MAX_FIGURE_DAYS) {
    const message = `must be from 0 to ${MAX_FIGURE_DAYS - 1} days after "from"`;
    throw refusedFields([{ path: 'query.to', message, code: 'not-allowed' }]);
  }
  return { ...query, page: page === undefined ? undefined : pageOfKey(page) };
}
