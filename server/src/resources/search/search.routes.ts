import {
  GRANT_HEADER,
  type ReplyOf,
  SEARCH_INDEXES,
  type SearchBody,
  type SearchIndexName,
  search,
  searchAll,
  searchBodySchema,
  suggest,
} from '@portico/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { type Call, endpoint, goneSignal, rawJson } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { networkOf } from '../../security/network.ts';
import type { ContentVersions } from '../../storage/content-versions.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { Grants } from '../privacy/grants.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { hasGrant, isOpenToVisitors } from '../privacy/private-items.ts';
import { createPrivacyLookup } from './privacy-lookup.ts';
import { isWithinClauseLimit, redactRefs, refsIn } from './search.policy.ts';
import { type SearchEngine, SearchTooCostly } from './search-engine.ts';

interface SearchServices {
  config: Config;
  records: RecordStore;
  search: SearchEngine;
  passcodes: Passcodes;
  grants: Grants;
  contentVersions: ContentVersions;
}

/** Bytes: room for 999 ids. */
const MAX_BODY = 256 * 1024;
/** Maximum nesting of the body: far above what the product sends, far below what overflows a parser's stack. */
const MAX_DEPTH = 40;

/** Elasticsearch's own clients require this header. */
const PRODUCT_HEADER = ['x-elastic-product', 'Elasticsearch'] as const;
const ELASTIC_JSON = 'application/vnd.elasticsearch+json';

/** Routes of searches. [ESQ-01..03] */
export async function searchRoutes(app: FastifyInstance, services: SearchServices): Promise<void> {
  const findPrivacy = createPrivacyLookup(services.records, services.contentVersions);
  app.addContentTypeParser(
    new RegExp(`^${ELASTIC_JSON.replace('+', '\\+')}`),
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header(...PRODUCT_HEADER);
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const isTooDeep = isDeeperThan(request.body, MAX_DEPTH);
    done(isTooDeep ? new AppError('invalid', 'The search is nested too deeply.') : undefined);
  });

  // Counted in memory, because the limit protects this server's search thread.
  const perMinute = services.config.searchesPerMinute;
  const options = { perMinute, limitGroup: 'searches', isLimitHere: true, isPublicRead: true };
  endpoint(app, search, (call) => response(call, call.body), { ...options, bodyLimit: MAX_BODY });
  endpoint(app, searchAll, (call) => response(call, searchBodySchema.parse({})), options);
  endpoint(
    app,
    suggest,
    async ({ params, query, provider, reply }) => {
      const indices = indicesOf(params.index, provider.id);
      return ok(
        await services.search
          .suggest({ ...query, provider: provider.id, indices }, { signal: goneSignal(reply) })
          .catch(refuseTooCostly),
      );
    },
    options,
  );

  async function response(
    { params, query, provider, request, reply }: Call<typeof search> | Call<typeof searchAll>,
    body: SearchBody,
  ): Promise<ReplyOf<typeof search>> {
    const indices = indicesOf(params.index, provider.id);
    if (!isWithinClauseLimit(body.query)) throw new AppError('invalid', 'The search has too many clauses.');
    const { withheld, granted } = await privateRefs(body, provider.id, request);
    const allowed = { ...body, query: body.query && redactRefs(body.query, withheld) };
    const { fuzzy, facets, language } = query;
    const found = await services.search
      .search(
        {
          provider: provider.id,
          indices,
          body: allowed,
          fuzzy,
          tagFacets: facets === 'tags',
          granted,
          language,
        },
        { signal: goneSignal(reply), requester: request.isInternal ? '' : networkOf(request.ip) },
      )
      .catch(refuseTooCostly);
    if (request.headers.accept?.includes(ELASTIC_JSON)) reply.type(`${ELASTIC_JSON}; compatible-with=8`);
    return rawJson(found);
  }

  /** The towns and listings that the search filters by and that visitors may not see, and those with a grant. */
  async function privateRefs(
    body: SearchBody,
    provider: string,
    request: FastifyRequest,
  ): Promise<{ withheld: Set<string>; granted: string[] }> {
    const { towns, listings } = refsIn(body.query);
    const searched = [
      ...[...towns].map((id) => ({ field: 'townRefs', item: { provider, store: 'town', id } as const })),
      ...[...listings].map((id) => ({
        field: 'listingRefs',
        item: { provider, store: 'listing', id } as const,
      })),
    ];
    const withheld = new Set<string>();
    const granted: string[] = [];
    for (const { field, item } of searched) {
      const record = await findPrivacy(item);
      if (!record) continue;
      const header = request.headers[GRANT_HEADER];
      const ref = `${field}:${item.id}`;
      const isGranted = await hasGrant({ ...services, item, record, header });
      if (isGranted) granted.push(ref);
      if (!isOpenToVisitors(record, isGranted)) withheld.add(ref);
    }
    return { withheld, granted };
  }
}

function refuseTooCostly(error: unknown): never {
  throw error instanceof SearchTooCostly ? new AppError('invalid', error.message) : error;
}

/** Index names without their provider, which must be the host's own. */
function indicesOf(names: string, provider: string): SearchIndexName[] {
  const indices = names
    .split(',')
    .map((name) => SEARCH_INDEXES.find((index) => name === `${index}-${provider}`));
  if (!indices.every((index) => index !== undefined)) throw notFound('This index');
  return [...new Set(indices)];
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((part) => isDeeperThan(part, depth - 1));
}
