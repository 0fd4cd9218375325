import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { INTERNAL_HEADER } from './plugins/internal-calls.ts';
import type { ReleaseStore } from './releases/release-store.ts';
import { releaseRoutes } from './releases/releases.routes.ts';
import { createKeptPages } from './render/kept-pages.ts';
import { PageRenderer } from './render/page-renderer.ts';
import { pageRoutes } from './render/pages.routes.ts';
import { createPreviewImages } from './render/preview-image.ts';
import type { CarriedRequest, CarriedResponse } from './render/worker-messages.ts';
import { siteMapRoutes } from './resources/site-map/site-map.routes.ts';
import type { Services } from './services.ts';

/** The whole site on one origin: API, images, releases, and the pages drawn through the live release set. */
export async function buildSite(services: Services, releases: ReleaseStore): Promise<FastifyInstance> {
  const app = await buildApp(services, { liveReleaseSet: async () => (await releases.live())?.id });
  const callApi = async ({ host, url, method, headers, body }: CarriedRequest): Promise<CarriedResponse> => {
    const response = await app.inject({
      url,
      method: method as 'GET',
      headers: { ...headers, host, [INTERNAL_HEADER]: services.internalKey },
      ...(body === undefined ? {} : { payload: body }),
    });
    return {
      status: response.statusCode,
      headers: carriedHeaders(response.headers),
      body: response.body,
    };
  };
  const renderer = new PageRenderer({
    releases,
    callApi,
    log: app.log,
    onPage: (seconds) => services.metrics.pageDrawn(seconds),
  });

  await app.register(releaseRoutes, { releases });
  const { config, contentVersions, now, metrics, records } = services;
  const pages = createKeptPages({ versions: contentVersions, now, maxBytes: config.pageCacheBytes });
  await app.register(siteMapRoutes, { services, pages });
  await app.register(pageRoutes, {
    renderer,
    settings: config.pageSettings,
    pages,
    imageSize: createPreviewImages(records),
    onAsked: (wasKept) => metrics.pageAsked(wasKept),
  });
  return app;
}

/** What the page needs to know of an answer besides its body. */
function carriedHeaders(headers: OutgoingHttpHeaders): Record<string, string> {
  const total = headers['x-total-count']?.toString();
  return {
    'content-type': headers['content-type']?.toString() ?? 'application/json',
    ...(total === undefined ? {} : { 'x-total-count': total }),
  };
}
