import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { embedRoutes } from './embed/embed.routes.ts';
import { feedRoutes } from './feeds/feeds.routes.ts';
import { markdownRoutes } from './markdown/markdown.routes.ts';
import { mcpRoutes } from './mcp/mcp.routes.ts';
import { cohortOf, releaseSetFor } from './releases/cohort.ts';
import { releaseRoutes } from './releases/releases.routes.ts';
import { anonymousCalls } from './render/anonymous-calls.ts';
import { appIconRoutes } from './render/app-icon.routes.ts';
import { createCachedPageHandler } from './render/cached-page-handler.ts';
import { faviconRoutes } from './render/favicon.routes.ts';
import { fixedPublicRoutes, liveRoutes } from './render/live-routes.ts';
import { manifestRoutes } from './render/manifest.routes.ts';
import { createPageCache } from './render/page-cache.ts';
import { PageRenderer } from './render/page-renderer.ts';
import { pageRoutes } from './render/pages.routes.ts';
import { createPreviewImages } from './render/preview-image.ts';
import { createRenderLimit } from './render/render-limit.ts';
import { serviceWorkerRoutes } from './render/service-worker.routes.ts';
import type { Services } from './services.ts';
import { indexNowRoutes } from './site-map/index-now.ts';
import { robotsRoutes } from './site-map/robots.routes.ts';
import { siteMapRoutes } from './site-map/site-map.routes.ts';

/** Builds the whole site on one origin: API, images, releases, and the pages rendered with the live release set. */
export async function buildSite(services: Services): Promise<FastifyInstance> {
  const { config, contentVersions, now, metrics, records, providers, releases, stopping } = services;
  const pages = createPageCache({ versions: contentVersions, now, maxBytes: config.pageCacheBytes });
  const shared = { pages, settings: config.pageSettings, onPageRequest: metrics.pageRequested };
  const app = await buildApp(services, {
    liveReleaseSet: async (request) => {
      const rollout = await releases.rollout();
      if (!rollout) return undefined;
      const cohort = request && cohortOf(request);
      const set = releaseSetFor(rollout, cohort);
      // The set that pages are rendered with: otherwise every response would announce a release that cannot be read.
      return set === rollout.stable ? set.id : (await renderer.releaseFor(rollout, cohort)).set.id;
    },
    livePaths: async () => new Set(fixedPublicRoutes(await liveRoutes(renderer)).map(({ path }) => path)),
    sendCachedPage: createCachedPageHandler({ ...shared, providers, releases, stopping: stopping.signal }),
  });
  const callApi = anonymousCalls(app, services.internalKey);
  const renderer = new PageRenderer({
    releases,
    callApi,
    log: app.log,
    onPage: (seconds) => services.metrics.pageRendered(seconds),
    onWorkerEnded: (reason) => services.metrics.renderWorkerEnded(reason),
  });

  metrics.watchQueue('renders', () => renderer.queue());

  await app.register(releaseRoutes, { releases });
  await app.register(serviceWorkerRoutes, { renderer, releases });
  await app.register(faviconRoutes);
  await app.register(manifestRoutes, services);
  await app.register(appIconRoutes, services);
  await app.register(indexNowRoutes, services);
  await app.register(robotsRoutes, { renderer });
  await app.register(siteMapRoutes, { services, renderer, pages });
  await app.register(markdownRoutes, { callApi, pages, now });
  await app.register(feedRoutes, { callApi, pages, now });
  const imageSize = createPreviewImages(records);
  await app.register(embedRoutes, { callApi, pages, now, imageSize });
  await app.register(mcpRoutes, { callApi, now });
  await app.register(pageRoutes, {
    ...shared,
    renderer,
    mayRender: createRenderLimit(services),
    overrides: services.overrides,
    imageSize,
    onRendered: (render) =>
      void app.canaryMonitor
        .countRender(render)
        .catch((err: unknown) => app.log.error({ err }, 'a rendered page was not counted')),
  });
  return app;
}
