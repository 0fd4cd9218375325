import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PUBLIC_TEXTS_PER_MINUTE, type PublicTextServices, sendPublicText } from '../render/public-text.ts';
import { portalCalendar, townCalendar } from './calendar.ts';
import { FEED_TYPES, type FeedFormat, type FeedScope, siteFeed } from './feed.ts';

/** Tags that one feed is limited by. */
const MAX_TAGS = 20;

/**
 * Feeds of the pages that changed last (RSS, Atom, JSON Feed) of the site, a town, a listing and tags, and the special
 * days of a page and a town as iCalendar.
 */
export async function feedRoutes(app: FastifyInstance, services: PublicTextServices): Promise<void> {
  const config = { rateLimit: { max: PUBLIC_TEXTS_PER_MINUTE } };

  const feed = (request: FastifyRequest, reply: FastifyReply, path: string, scope: FeedScope, query = '') => {
    const { format } = request.params as { format: FeedFormat };
    return sendPublicText(services, request, reply, {
      type: FEED_TYPES[format],
      query,
      textOf: (site, reader) => siteFeed(site, reader, { format, scope, path, query }),
    });
  };
  const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id;
  const FEED = 'feed.:format(^(?:rss|atom|json)$)';

  app.get(`/${FEED}`, { config }, (request, reply) => feed(request, reply, '', {}));
  app.get(`/towns/:id/${FEED}`, { config }, (request, reply) =>
    feed(request, reply, `/towns/${encodeURIComponent(idOf(request))}`, { townId: idOf(request) }),
  );
  app.get(`/listings/:id/${FEED}`, { config }, (request, reply) =>
    feed(request, reply, `/listings/${encodeURIComponent(idOf(request))}`, { listingId: idOf(request) }),
  );
  // With the query of the search page: tags separated by commas, each encoded.
  app.get(`/portals/${FEED}`, { config }, (request, reply) => {
    const { tags } = request.query as { tags?: unknown };
    const text = typeof tags === 'string' ? tags : '';
    const wanted = text.split(',').filter(Boolean).slice(0, MAX_TAGS).map(decoded);
    const query =
      wanted.length > 0 ? new URLSearchParams({ tags: wanted.map(encodeURIComponent).join(',') }) : '';
    return feed(request, reply, '/portals', { tags: wanted }, String(query));
  });

  for (const [path, calendarOf] of [
    ['/portals/:id/calendar.ics', portalCalendar],
    ['/towns/:id/calendar.ics', townCalendar],
  ] as const) {
    app.get(path, { config }, (request, reply) =>
      sendPublicText(services, request, reply, {
        type: 'text/calendar',
        textOf: (site, reader) => calendarOf(site, idOf(request), reader),
      }),
    );
  }
}

/** Undecodable text is left as it is, and finds nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
