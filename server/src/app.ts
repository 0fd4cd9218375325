import cookie from '@fastify/cookie';
import { RELEASE_SET_HEADER } from '@portico/shared/contracts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import { currentProvider } from './plugins/current-provider.ts';
import { currentViewer } from './plugins/current-viewer.ts';
import { errors } from './plugins/errors.ts';
import { internalCalls } from './plugins/internal-calls.ts';
import { openApiRoutes } from './plugins/openapi.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { authRoutes } from './resources/auth/auth.routes.ts';
import { catalogRoutes } from './resources/catalogs/catalog.routes.ts';
import { healthRoutes } from './resources/health/health.routes.ts';
import { hitsRoutes } from './resources/hits/hits.routes.ts';
import { imageRoutes } from './resources/images/image.routes.ts';
import { languageRoutes } from './resources/language/language.routes.ts';
import { portalRoutes } from './resources/portals/portal.routes.ts';
import { privacyRoutes } from './resources/privacy/privacy.routes.ts';
import { productRoutes } from './resources/products/product.routes.ts';
import { searchRoutes } from './resources/search/search.routes.ts';
import { webConfigRoutes } from './resources/web-config/web-config.routes.ts';
import { wizardRoutes } from './resources/wizard/wizard.routes.ts';
import type { Services } from './services.ts';

/** Bytes; calls that need more say so. */
const BODY_LIMIT = 1024 * 1024;

export interface AppOptions {
  /** Id of the live release set, if there is one: every answer names it, so that an open page learns of a newer one. */
  liveReleaseSet?: () => Promise<string | undefined>;
}

/** The server on these services, ready to listen or to be asked by `inject`. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(services.config),
    // One line per answer, see below, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: services.config.trustedProxies ?? false,
  });
  logAnswers(app);
  nameReleaseSet(app, options);

  await app.register(errors);
  await app.register(internalCalls, services);
  await app.register(currentProvider, services);
  await app.register(rateLimits);
  await app.register(cookie);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });

  await app.register(apiRoutes, services);
  await app.register(imageRoutes, services);
  return app;
}

/** Everything under /api. */
async function apiRoutes(api: FastifyInstance, services: Services): Promise<void> {
  await api.register(currentViewer, services);
  api.addHook('onRequest', async (_request, reply) => {
    // Answers depend on who asks.
    reply.header('cache-control', 'no-store');
  });
  for (const routes of [
    authRoutes,
    portalRoutes,
    wizardRoutes,
    webConfigRoutes,
    hitsRoutes,
    privacyRoutes,
    catalogRoutes,
    productRoutes,
    searchRoutes,
    languageRoutes,
    healthRoutes,
  ]) {
    await api.register(routes, services);
  }
  await api.register(openApiRoutes);
}

/** Addresses lose their query, which may hold tokens; headers, which hold passcodes and grants, are never logged. */
function loggerOptions({ logLevel }: Config) {
  return {
    level: logLevel,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
    },
  };
}

function nameReleaseSet(app: FastifyInstance, { liveReleaseSet }: AppOptions): void {
  if (!liveReleaseSet) return;
  app.addHook('onRequest', async (_request, reply) => {
    const id = await liveReleaseSet();
    if (id) reply.header(RELEASE_SET_HEADER, id);
  });
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
