import { offeredLanguages } from '@portico/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { encodingFor } from '../kernel/encodings.ts';
import { requestedOrigin } from '../plugins/requested-url.ts';
import { EncodedBody } from '../render/encoded-body.ts';
import { fixedPublicRoutes, liveRoutes } from '../render/live-routes.ts';
import type { PageCache } from '../render/page-cache.ts';
import type { PageRenderer } from '../render/page-renderer.ts';
import { sendWithEtag } from '../render/send-with-etag.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { presentSiteMap, presentSiteMapIndex, type SiteMapSite } from './site-map.presenter.ts';
import { type SitePage, sitePages } from './site-pages.ts';

/**
 * Pages per file, four URLs each: about 4 MB. The format allows 50,000 URLs and 50 MB, which would take long to
 * generate.
 */
const PAGES_PER_PART = 1_000;
/** Search engines read them a few times a day. */
const PER_MINUTE = 60;

const cursorSchema = z.string().max(200).catch('');
const querySchema = z.object({ after: cursorSchema, to: cursorSchema });
/** Two cursors; '' is the start or the end. */
type PartRange = z.infer<typeof querySchema>;

export interface SiteMapOptions {
  services: { records: RecordStore; config: Config };
  renderer: Pick<PageRenderer, 'rollout' | 'release'>;
  pages: PageCache;
  pagesPerPart?: number;
}

/** Serves the sitemap of a provider's site. */
export async function siteMapRoutes(
  app: FastifyInstance,
  { services, renderer, pages, pagesPerPart = PAGES_PER_PART }: SiteMapOptions,
): Promise<void> {
  app.get('/sitemap.xml', { config: { rateLimit: { max: PER_MINUTE } } }, async (request, reply) => {
    const { after, to } = querySchema.parse(request.query);
    const { id: provider, settings } = request.provider;
    const origin = requestedOrigin(request);
    const site = { origin, languages: offeredLanguages(settings) };
    const { stable } = await renderer.rollout();
    // A release adds pages without raising the content version.
    const key = {
      provider,
      name: `${origin}/sitemap.xml ${new URLSearchParams({ after, to })} ${stable.id}`,
    };
    const response = await pages.getOrRender(key, async () => {
      const xml = !isIndexed(request)
        ? presentSiteMap([], site)
        : after || to
          ? await part(provider, site, { after, to })
          : await wholeMap(provider, site);
      const text = new EncodedBody(xml);
      // Compressed before it is cached, so that only the compressed size counts.
      await text.body(encodingFor(request.headers['accept-encoding']));
      return { response: { kind: 'document', status: 200, text }, isCacheable: true };
    });
    if (response.kind !== 'document') throw new Error('A sitemap is a single document.');
    const headers = { 'content-type': 'application/xml; charset=utf-8', vary: 'accept-encoding' };
    return sendWithEtag({ request, reply, text: response.text, headers, pages, key });
  });

  /** The live pages without a record that their remotes do not leave out. */
  const ownPaths = async (): Promise<string[]> =>
    fixedPublicRoutes(await liveRoutes(renderer))
      .filter(({ siteMap }) => siteMap !== false)
      .map(({ path }) => path);

  /** A sitemap of all pages, or an index of its parts when there are too many. */
  async function wholeMap(provider: string, site: SiteMapSite): Promise<string> {
    const first: SitePage[] = [];
    const ends: string[] = [];
    let count = 0;
    let last = '';
    for await (const page of sitePages(services, { provider, ownPaths: await ownPaths() })) {
      if (count < pagesPerPart) first.push(page);
      else if (count % pagesPerPart === 0) ends.push(last);
      last = page.cursor;
      count += 1;
    }
    if (ends.length === 0) return presentSiteMap(first, site);
    const parts = ['', ...ends].map((after, index) => ({ after, to: ends[index] ?? '' }));
    return presentSiteMapIndex(
      parts.map((range) => `${site.origin}/sitemap.xml?${new URLSearchParams(range)}`),
    );
  }

  /** The pages between two cursors; the last part is open-ended, so that it includes new pages. */
  async function part(provider: string, site: SiteMapSite, { after, to }: PartRange): Promise<string> {
    const found: SitePage[] = [];
    for await (const page of sitePages(services, { provider, ownPaths: await ownPaths(), after })) {
      found.push(page);
      // The page of the end cursor may have been deleted.
      if (page.cursor === to || found.length === 2 * pagesPerPart) break;
    }
    return presentSiteMap(found, site);
  }
}

/** Whether search engines may list the site. */
const isIndexed = ({ provider }: FastifyRequest): boolean => provider.settings.isIndexed !== false;
