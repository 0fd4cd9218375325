import { beforeAll, beforeEach, describe } from '@jest/globals';
import type {
  PageDeclaration,
  Portal,
  RenderedPage,
  RenderRequest,
  Rollout,
} from '@portico/shared/contracts';
import { routeMatcher } from '@portico/shared/domain';
import type { LightMyRequestResponse } from 'fastify';
import { releaseSetFor } from '../releases/cohort.ts';
import type { PageRender } from '../releases/release-figures.ts';
import { createCachedPageHandler } from '../render/cached-page-handler.ts';
import type { LiveRelease } from '../render/live-release.ts';
import { createPageCache, type PageCache } from '../render/page-cache.ts';
import type { RenderOutcome } from '../render/page-renderer.ts';
import { pageRoutes } from '../render/pages.routes.ts';
import { createPreviewImages } from '../render/preview-image.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** The path of a portal of the fixture. */
export const PORTAL = '/portals/wat-phumin';

/** Declarations of the live remotes. */
const ROUTES: readonly (PageDeclaration & { path: string })[] = [
  { path: '/towns' },
  { path: '/contacts' },
  { path: '/portals', query: { title: 'public', near: 'personal' } },
  { path: '/portals/:id', query: { title: 'public' } },
  { path: '/login', personal: true, query: { backTo: 'personal' } },
];
const releaseOf = (id: string): LiveRelease => ({
  set: { id, packages: {} },
  descriptors: [],
  shell: { version: id, entry: 'main.js', messages: {} } as LiveRelease['shell'],
  listings: [],
  declarationAt: routeMatcher(ROUTES),
  integrity: {},
  alwaysListed: [],
});
export const liveForAll = (id: string): Rollout => ({ stable: { id, packages: {} }, pins: {} });
export const page = (html: string, changes: Partial<RenderedPage & { kind: 'page' }> = {}): RenderedPage => ({
  kind: 'page',
  status: 200,
  html,
  head: { title: 'Page' },
  routeId: 'mfe-portal:portal',
  drawnSlots: [],
  state: '{}',
  ...changes,
});

/** The pages of a site, with what a test sets and sees of their rendering; all but the site is new for each test. */
export interface PagesUnderTest {
  site: TestApp;
  rollout: Rollout;
  /** The id of the release set that the store cannot read. */
  unreadable: string | undefined;
  respond: (request: RenderRequest) => Promise<RenderOutcome>;
  /** Networks that have used up their renders. */
  isOverLimit: (address: string) => boolean;
  cache: PageCache;
  /** Every render, oldest first. */
  rendered: RenderRequest[];
  /** Whether each requested page was cached. */
  asked: boolean[];
  counted: PageRender[];
}

interface PageTools {
  pages: PagesUnderTest;
  /** Renders the API's current data of a page; the default of `respond`. */
  renderPortal: (request: RenderRequest) => Promise<RenderOutcome>;
  get: (url?: string, headers?: Record<string, string>, host?: string) => Promise<LightMyRequestResponse>;
  /** Changes the title of the portal. */
  rename: (en: string, provider?: string) => Promise<void>;
}

/** Runs the tests twice: cached pages are equal whether the fast path or the page's handler sends them. */
export function describePages(define: (tools: PageTools) => void): void {
  describe.each(['by the usual way', 'by the short way where it goes'])('%s', (way) => {
    const pages = {} as PagesUnderTest;

    async function renderPortal({ url, language }: RenderRequest): Promise<RenderOutcome> {
      const { host } = new URL(url);
      const { data } = await pages.site.get<{ data?: Portal }>('/api/portal/wat-phumin', { host });
      return { page: page(`<h1 lang="${language}">${data?.title.en ?? 'none'}</h1>`), isWhole: true };
    }

    beforeAll(async () => {
      const asksFirst = way.includes('short');
      pages.site = await openTestApp(
        undefined,
        {},
        {
          liveReleaseSet: async () => pages.rollout.stable.id,
          ...(asksFirst ? { sendCachedPage: (request, reply) => sendCachedPage(request, reply) } : {}),
        },
      );
      const { app, services } = pages.site;
      const cache: PageCache = {
        find: (key) => pages.cache.find(key),
        getOrRender: (key, render) => pages.cache.getOrRender(key, render),
        updateSize: (key) => pages.cache.updateSize(key),
        size: 0,
      };
      const shared = {
        pages: cache,
        settings: services.config.pageSettings,
        onPageRequest: (wasCached: boolean) => pages.asked.push(wasCached),
      };
      const sendCachedPage = createCachedPageHandler({
        ...shared,
        providers: services.providers,
        releases: { rollout: async () => pages.rollout },
        stopping: services.stopping.signal,
      });
      await app.register(pageRoutes, {
        ...shared,
        renderer: {
          rollout: async () => pages.rollout,
          releaseFor: async (live, cohort) => {
            const { id } = releaseSetFor(live, cohort);
            return releaseOf(id === pages.unreadable ? live.stable.id : id);
          },
          render: async (_release, request) => {
            pages.rendered.push(request);
            return pages.respond(request);
          },
          close: async () => undefined,
        },
        mayRender: async (address) => !pages.isOverLimit(address),
        overrides: services.overrides,
        imageSize: createPreviewImages(services.records),
        onRendered: (render) => pages.counted.push(render),
      });
    });
    beforeEach(() => {
      const { config, contentVersions, now } = pages.site.services;
      Object.assign(pages, {
        rollout: liveForAll('set-1'),
        unreadable: undefined,
        respond: renderPortal,
        isOverLimit: () => false,
        cache: createPageCache({ versions: contentVersions, now, maxBytes: config.pageCacheBytes }),
        rendered: [],
        asked: [],
        counted: [],
      } satisfies Omit<PagesUnderTest, 'site'>);
    });

    define({
      pages,
      renderPortal,
      get: (url = PORTAL, headers = {}, host) => pages.site.ask({ url, headers, ...(host ? { host } : {}) }),
      async rename(en, provider = 'demo') {
        const { records } = pages.site.services;
        const key = { provider, kind: 'portal', id: 'wat-phumin' };
        const stored = await records.get<object>(key);
        await records.put({ ...key, value: { ...stored?.value, title: { en } } });
      },
    });
  });
}
