import type {} from '@fastify/cookie';
import type { Language, PageSettings } from '@portico/shared/contracts';
import { offeredLanguages, pageQuery } from '@portico/shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../kernel/encodings.ts';
import { requestedUrl } from '../plugins/requested-url.ts';
import { cohortOf, releaseSetFor, rememberCohort } from '../releases/cohort.ts';
import { OVERRIDE_COOKIE, type Overrides } from '../releases/override/overrides.ts';
import type { PageRender } from '../releases/release-figures.ts';
import { networkOf } from '../security/network.ts';
import { contentSecurityPolicy } from './document.ts';
import type { ImageSize } from './head-tags.ts';
import type { LiveRelease } from './live-release.ts';
import type { PageCache, RenderedDocument } from './page-cache.ts';
import { pageCacheKey } from './page-cache-key.ts';
import { pageHeaders } from './page-headers.ts';
import { pageLanguage } from './page-language.ts';
import type { PageRenderer } from './page-renderer.ts';
import { type DocumentRequest, renderDocument } from './render-document.ts';
import type { RenderLimit } from './render-limit.ts';
import { sendWithEtag } from './send-with-etag.ts';

/** URLs of files, which are never pages: their own routes serve them, or they are not found. */
const FILE_ADDRESS = /\.(js|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|php|env)$/i;

/** For personal pages. */
const NO_STORE = 'private, no-store';

export interface PageRoutesOptions {
  renderer: Pick<PageRenderer, 'rollout' | 'releaseFor' | 'render' | 'close'>;
  settings: PageSettings;
  pages: PageCache;
  /** When it is exhausted, pages are left to the browser. */
  mayRender: RenderLimit;
  /** An admin's override of one remote's origin; see `override/overrides.ts`. */
  overrides: Pick<Overrides, 'of'>;
  /** Pixel size of a provider's image by its URL; undefined for all others. */
  imageSize: (provider: string, address: string | undefined) => Promise<ImageSize | undefined>;
  /** Called with whether the page came from the cache. */
  onPageRequest?: (wasCached: boolean) => void;
  /** Called with each page that the server rendered or failed to render. */
  onRendered?: (render: PageRender) => void;
}

/** Serves every page of the site: from the page cache, or rendered with the live remotes. */
export async function pageRoutes(
  app: FastifyInstance,
  {
    renderer,
    settings,
    pages,
    mayRender,
    overrides,
    imageSize,
    onPageRequest,
    onRendered,
  }: PageRoutesOptions,
): Promise<void> {
  const headers = pageHeaders(settings);
  app.addHook('onClose', () => renderer.close());

  app.get('/*', { config: { hasCachedPages: true } }, async (request, reply) => {
    const address = requestedUrl(request);
    if (FILE_ADDRESS.test(address.pathname)) {
      return reply.code(404).type('text/plain').send('There is no such file.');
    }
    const folded = foldedPath(address.pathname);
    if (folded !== address.pathname) {
      return reply.header('cache-control', 'private, no-cache').redirect(`${folded}${address.search}`, 308);
    }
    const { lang: asked } = request.query as { lang?: string };
    const { settings: site } = request.provider;
    const language = pageLanguage({ asked, cookies: request.cookies, offered: offeredLanguages(site) });
    const rollout = await renderer.rollout();
    rememberCohort(rollout, request, reply);
    const cohort = cohortOf(request);
    const release = await renderer.releaseFor(rollout, cohort);
    const wanted = releaseSetFor(rollout, cohort);
    if (release.set.id !== wanted.id) onRendered?.({ set: wanted, address: request.ip, isFailed: true });
    const declared = release.declarationAt(address.pathname);
    const query = pageQuery(address.search, declared?.query);
    address.search = query.search;
    const encoding = encodingFor(request.headers['accept-encoding']);
    const chosen = request.cookies[OVERRIDE_COOKIE];
    const override = chosen && (await overrides.of(request.provider.id, chosen));
    if (override) return sendOverridden(reply, { release, address, language, site, override });
    const page = { release, address, language };
    const isPersonal = declared?.personal === true || query.isPersonal;
    const name = pageCacheKey(address.href, language, release.set);
    const key = { provider: request.provider.id, name, isOnProbation: address.search !== '' };
    const found = isPersonal ? undefined : pages.find(key);
    onPageRequest?.(found !== undefined);
    const render = () => renderAndCount(page, request);
    const response = found ?? (isPersonal ? (await render()).response : await pages.getOrRender(key, render));
    if (response.kind === 'redirect') {
      return reply
        .header('cache-control', isPersonal ? NO_STORE : 'private, no-cache')
        .redirect(
          asked === language ? inLanguage(response.location, language) : response.location,
          response.status,
        );
    }
    const { status, text } = response;
    if (status === 200 && !isPersonal) {
      return sendWithEtag({ request, reply, text, headers, pages, key });
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': isPersonal ? NO_STORE : 'no-store' })
      .send(await text.body(encoding));
  });

  /** For the browser of one admin: it is neither cached nor counted. */
  async function sendOverridden(
    reply: FastifyReply,
    page: Pick<DocumentRequest, 'release' | 'address' | 'language' | 'site'> & {
      override: NonNullable<DocumentRequest['override']>;
    },
  ) {
    const imageSize = async () => undefined;
    const { response } = await renderDocument({ ...page, renderer, settings, network: undefined, imageSize });
    return reply
      .headers({
        ...headers,
        'content-security-policy': contentSecurityPolicy(settings, page.override.origin),
        'cache-control': NO_STORE,
      })
      .send(response.kind === 'document' ? await response.text.body('identity') : '');
  }

  async function renderAndCount(
    page: { release: LiveRelease; address: URL; language: Language },
    { provider, ip, headers: { 'accept-encoding': accepted } }: FastifyRequest,
  ): Promise<RenderedDocument> {
    const sizeOf = (image: string | undefined) => imageSize(provider.id, image);
    const network = (await mayRender(ip)) ? networkOf(ip) : undefined;
    const { settings: site } = provider;
    const rendered = await renderDocument({ ...page, site, renderer, settings, network, imageSize: sizeOf });
    onRendered?.({ set: page.release.set, address: ip, isFailed: rendered.isLeftToBrowser ?? false });
    // Compressed before it is cached, so that only the compressed size counts.
    if (rendered.response.kind === 'document') await rendered.response.text.body(encodingFor(accepted));
    return rendered;
  }
}

/** The same path with single slashes and without a trailing one. */
const foldedPath = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/** The target of a redirect within the site, in the language that the address of the page names. [APP-04] */
function inLanguage(location: string, language: Language): string {
  const base = 'http://site.invalid';
  const target = new URL(location, base);
  if (target.origin !== base) return location;
  target.searchParams.set('lang', language);
  return target.pathname + target.search + target.hash;
}
