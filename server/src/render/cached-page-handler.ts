import type {} from '@fastify/cookie';
import { type PageSettings, RELEASE_SET_HEADER, type ReleaseSet } from '@portico/shared/contracts';
import { offeredLanguages } from '@portico/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from '../kernel/encodings.ts';
import { REQUEST_ID_HEADER } from '../plugins/request-ids.ts';
import { securityHeadersOver } from '../plugins/security-headers.ts';
import type { Providers } from '../providers/providers.ts';
import { cohortOf, releaseSetFor } from '../releases/cohort.ts';
import { OVERRIDE_COOKIE } from '../releases/override/overrides.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { EncodedBody } from './encoded-body.ts';
import type { PageCache } from './page-cache.ts';
import { pageCacheKey } from './page-cache-key.ts';
import { pageHeaders } from './page-headers.ts';
import { pageLanguage } from './page-language.ts';
import { prefersMarkdown } from './prefers-markdown.ts';
import { cacheHeaders } from './send-with-etag.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's response may be a cached page, which is sent before any other hook runs. */
    hasCachedPages?: boolean;
  }
}

/** Sends a cached page. Returns false, with nothing sent, if there is none. */
export type CachedPageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

export interface CachedPageOptions {
  providers: Pick<Providers, 'byHost'>;
  releases: Pick<ReleaseStore, 'rollout'>;
  pages: Pick<PageCache, 'find'>;
  settings: PageSettings;
  /** Aborted once the server closes its connections. */
  stopping: AbortSignal;
  onPageRequest?: (wasCached: boolean) => void;
}

interface CachedBody {
  text: EncodedBody;
  encoding: Encoding;
  body: Buffer;
}

/**
 * Fast path for cached pages: skips all hooks when the URL matches the cache key exactly and no cookie, override or
 * revalidation is involved. `pages.routes.ts` handles everything else and sends the same headers.
 */
export function createCachedPageHandler(options: CachedPageOptions): CachedPageHandler {
  const { providers, releases, pages, settings, stopping, onPageRequest } = options;
  const ofPages = pageHeaders(settings);
  /** Raw header arrays (name, value, ...) by body. */
  const heads = new WeakMap<Buffer, string[]>();

  /** Headers that depend on the cache key alone, which includes protocol and release set. */
  function headOf({ text, encoding, body }: CachedBody, protocol: string, set: ReleaseSet): string[] {
    const known = heads.get(body);
    if (known) return known;
    const head = Object.entries({
      ...securityHeadersOver(protocol),
      [RELEASE_SET_HEADER]: set.id,
      ...ofPages,
      ...cacheHeaders(text, encoding),
      'content-length': String(body.length),
    }).flat();
    heads.set(body, head);
    return head;
  }

  return async function sendCachedPage(request, reply) {
    const { method, url, host, protocol, headers } = request;
    // A URL with two leading slashes may name another host; see `requestedUrl`.
    if (method !== 'GET' || url.startsWith('//') || 'if-none-match' in headers || stopping.aborted)
      return false;
    if (prefersMarkdown(headers.accept)) return false;
    const provider = providers.byHost(host);
    const cookies = headers.cookie ? request.server.parseCookie(headers.cookie) : {};
    if (!provider || OVERRIDE_COOKIE in cookies) return false;
    const rollout = await releases.rollout();
    const cohort = cohortOf({ cookies });
    if (!rollout || (rollout.candidate && cohort === undefined)) return false;
    const set = releaseSetFor(rollout, cohort);
    const language = pageLanguage({ cookies, offered: offeredLanguages(provider.settings) });
    const name = pageCacheKey(`${protocol}://${host}${url}`, language, set);
    const found = pages.find({ provider: provider.id, name });
    if (found?.kind !== 'document' || found.status !== 200) return false;
    const { text } = found;
    const encoding = encodingFor(headers['accept-encoding']);
    const body = text.made(encoding);
    if (!body) return false;
    onPageRequest?.(true);
    reply.hijack();
    const head = headOf({ text, encoding, body }, protocol, set);
    reply.raw.writeHead(found.status, [...head, REQUEST_ID_HEADER, request.id]);
    reply.raw.end(body);
    return true;
  };
}
