import cookie from '@fastify/cookie';
import { RELEASE_SET_HEADER } from '@portico/shared/contracts';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { archiveRoutes } from './archive/archive.routes.ts';
import { auditedCalls } from './audit/audited-calls.ts';
import type { Config } from './config/config.ts';
import { createSiteGates } from './gates-on-site.ts';
import { AppError } from './kernel/app-error.ts';
import { securityTextRoutes } from './maintenance/security-text.routes.ts';
import { mapRoutes } from './maps/maps.routes.ts';
import { clientErrors } from './plugins/client-errors.ts';
import { compressedReplies } from './plugins/compressed-replies.ts';
import { currentProvider } from './plugins/current-provider.ts';
import { currentViewer } from './plugins/current-viewer.ts';
import { errors, sendError } from './plugins/errors.ts';
import { idempotentWrites } from './plugins/idempotent-writes.ts';
import { internalCalls } from './plugins/internal-calls.ts';
import { jsonBodies } from './plugins/json-bodies.ts';
import { openApiRoutes } from './plugins/openapi.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { readOnlyMode } from './plugins/read-only.ts';
import { createRequestIds, REQUEST_ID_HEADER } from './plugins/request-ids.ts';
import { requestSpans } from './plugins/request-spans.ts';
import { saveQueue } from './plugins/save-limits.ts';
import { REFUSAL_HEADERS, securityHeaders } from './plugins/security-headers.ts';
import { unknownCalls } from './plugins/unknown-calls.ts';
import { createCanaryMonitor } from './releases/canary-monitor.ts';
import { overrideRoutes } from './releases/override/override.routes.ts';
import { releaseActionRoutes } from './releases/release-actions.routes.ts';
import { releaseReportRoutes } from './releases/release-reports.routes.ts';
import type { CachedPageHandler } from './render/cached-page-handler.ts';
import { cspReportRoutes } from './render/csp-reports.routes.ts';
import { accountRoutes } from './resources/account/account.routes.ts';
import { accountMailRoutes } from './resources/account/account-mails.routes.ts';
import { mailOptOutRoutes } from './resources/account/mail-opt-out.routes.ts';
import { presentSignedIn } from './resources/auth/auth.presenter.ts';
import { authRoutes } from './resources/auth/auth.routes.ts';
import { socialRoutes } from './resources/auth/social/social.routes.ts';
import { catalogRoutes } from './resources/catalogs/catalog.routes.ts';
import { consoleAuditRoutes } from './resources/console/audit.routes.ts';
import { consoleRoutes } from './resources/console/console.routes.ts';
import { consoleImportRoutes } from './resources/console/console-import.routes.ts';
import { consolePagesRoutes } from './resources/console/console-pages.routes.ts';
import { consolePlacesRoutes } from './resources/console/console-places.routes.ts';
import { consoleTagsRoutes } from './resources/console/console-tags.routes.ts';
import { consoleMediaRoutes } from './resources/console/media.routes.ts';
import { peopleRoutes } from './resources/console/people.routes.ts';
import { figuresRoutes } from './resources/figures/figures.routes.ts';
import { healthRoutes } from './resources/health/health.routes.ts';
import { hitRoutes } from './resources/hits/hit.routes.ts';
import { imageRoutes } from './resources/images/image.routes.ts';
import { keyRoutes } from './resources/keys/key.routes.ts';
import { languageRoutes } from './resources/language/language.routes.ts';
import { listingRoutes } from './resources/listings/listing.routes.ts';
import { passcodeRoutes } from './resources/passcodes/passcode.routes.ts';
import { portalCheckRoutes } from './resources/portal-check/portal-check.routes.ts';
import { portalTranslationRoutes } from './resources/portal-translations/portal-translations.routes.ts';
import { portalRoutes } from './resources/portals/portal.routes.ts';
import { portalDraftRoutes } from './resources/portals/portal-draft.routes.ts';
import { portalVersionRoutes } from './resources/portals/portal-version.routes.ts';
import { privacyRoutes } from './resources/privacy/privacy.routes.ts';
import { productRoutes } from './resources/products/product.routes.ts';
import { qrCodeRoutes } from './resources/qr-code/qr-code.routes.ts';
import { reportRoutes } from './resources/reports/report.routes.ts';
import { reviewRoutes } from './resources/review/review.routes.ts';
import { searchRoutes } from './resources/search/search.routes.ts';
import { tagRoutes } from './resources/tags/tag.routes.ts';
import { townRoutes } from './resources/towns/town.routes.ts';
import { imageUploadRoutes } from './resources/uploads/image-upload.routes.ts';
import { userRoutes } from './resources/users/user.routes.ts';
import { webConfigRoutes } from './resources/web-config/web-config.routes.ts';
import { webPageRoutes } from './resources/web-pages/web-page.routes.ts';
import { webhookRoutes } from './resources/webhooks/webhook.routes.ts';
import { wizardRoutes } from './resources/wizard/wizard.routes.ts';
import type { Services } from './services.ts';
import { metricsRoutes } from './telemetry/metrics.routes.ts';
import { traceFields } from './telemetry/tracing.ts';

/** Bytes; calls that need more set their own limit. */
const BODY_LIMIT = 1024 * 1024;
/** Characters; several times what the longest call needs. */
const MAX_ADDRESS_LENGTH = 8_000;
/** Long enough for an upload over a slow line; a client that sends a byte now and then is disconnected. */
const REQUEST_TIMEOUT_MS = 5 * 60_000;

export interface AppOptions {
  /**
   * Id of the live release set of this visitor, or of the stable set without a request. Every response contains it, so
   * that open pages notice a newer release.
   */
  liveReleaseSet?: (request?: FastifyRequest) => Promise<string | undefined>;
  /** Paths of the live public pages without parameters, whose views are counted by page; default: none. */
  livePaths?: () => Promise<ReadonlySet<string>>;
  /** Sends a cached page before any other hook runs. */
  sendCachedPage?: CachedPageHandler;
  /** Receives the log lines instead of standard output. */
  logTo?: { write(line: string): void };
}

/** Builds the server on these services, ready to listen or for `inject`. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { ...loggerOptions(services.config), ...(options.logTo ? { stream: options.logTo } : {}) },
    // One log line per response (below) instead of two.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: services.config.trustedProxies ?? false,
    genReqId: createRequestIds(services.config),
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply.headers({ ...REFUSAL_HEADERS, [REQUEST_ID_HEADER]: request.id }));
    },
    clientErrorHandler: clientErrors,
  });
  requestSpans(app, services);
  followRequests(app, services);
  app.decorate('canaryMonitor', canaryMonitorOf(app, services));

  sendCachedPagesFirst(app, options);
  await app.register(securityHeaders);
  await app.register(errors);
  await app.register(jsonBodies);
  await app.register(internalCalls, services);
  await app.register(currentProvider, services);
  await app.register(rateLimits, services);
  await app.register(saveQueue, services);
  await app.register(cookie);
  nameReleaseSet(app, options);
  await app.register(apiRoutes, { services, ...options });
  await app.register(metricsRoutes, services);
  await app.register(securityTextRoutes, services);
  await app.register(imageRoutes, services);
  await app.register(mapRoutes, services);
  if (services.config.hasDevelopmentIdentity) {
    const { developmentIdentity } = await import('./development/development-identity.ts');
    await app.register(developmentIdentity, services);
  }
  if (!services.config.isProduction) {
    const { developmentMail } = await import('./development/development-mail.ts');
    await app.register(developmentMail, services);
  }
  return app;
}

async function apiRoutes(
  api: FastifyInstance,
  { services, ...options }: AppOptions & { services: Services },
): Promise<void> {
  if (services.config.isReadOnly) await api.register(readOnlyMode);
  await api.register(currentViewer, {
    async viewerOf(provider, token) {
      const user = await services.sessions.userOf(provider.id, token);
      return user && presentSignedIn(provider, user);
    },
    async ownerOfKey(provider, key) {
      const found = await services.keys.read(provider.id, key);
      return found && { ...found, viewer: presentSignedIn(provider, found.user) };
    },
    counts: services.counts,
  });
  await api.register(idempotentWrites, services);
  await api.register(auditedCalls, services);
  // After the hooks that store replies.
  await api.register(compressedReplies);
  api.addHook('onRequest', (_request, reply, done) => {
    // Responses depend on the viewer; endpoints with `isPublicRead` may allow caching.
    reply.header('cache-control', 'no-store');
    done();
  });
  const resources: readonly ((api: FastifyInstance, services: Services) => Promise<void>)[] = [
    authRoutes,
    socialRoutes,
    userRoutes,
    accountRoutes,
    accountMailRoutes,
    mailOptOutRoutes,
    keyRoutes,
    webhookRoutes,
    portalRoutes,
    portalDraftRoutes,
    portalVersionRoutes,
    portalCheckRoutes,
    portalTranslationRoutes,
    wizardRoutes,
    reviewRoutes,
    reportRoutes,
    passcodeRoutes,
    webConfigRoutes,
    webPageRoutes,
    townRoutes,
    listingRoutes,
    tagRoutes,
    hitRoutes,
    privacyRoutes,
    catalogRoutes,
    productRoutes,
    searchRoutes,
    imageUploadRoutes,
    qrCodeRoutes,
    languageRoutes,
    overrideRoutes,
    releaseReportRoutes,
    cspReportRoutes,
    consoleRoutes,
    consoleImportRoutes,
    archiveRoutes,
    consoleTagsRoutes,
    consolePlacesRoutes,
    consoleMediaRoutes,
    consolePagesRoutes,
    peopleRoutes,
    consoleAuditRoutes,
  ];
  for (const routes of resources) await api.register(routes, services);
  await api.register(figuresRoutes, { ...services, ...options });
  await api.register(releaseActionRoutes, { ...services, checkOnSite: createSiteGates(api, services) });
  await api.register(healthRoutes, { services, ...options });
  await api.register(openApiRoutes);
  await api.register(unknownCalls);
}

const canaryMonitorOf = ({ log }: FastifyInstance, { releases, metrics, audit, now, config }: Services) =>
  createCanaryMonitor({ releases, metrics, audit, log, now, marginPercent: config.rollbackMarginPercent });

/**
 * Logs URLs without their query, which may contain tokens; headers, which contain passcodes and grants, are never
 * logged.
 */
function loggerOptions({ logLevel, traces }: Config) {
  return {
    level: logLevel,
    ...(traces ? { mixin: traceFields } : {}),
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
  app.addHook('onRequest', async (request, reply) => {
    const id = await liveReleaseSet(request);
    if (id) reply.header(RELEASE_SET_HEADER, id);
  });
}

function sendCachedPagesFirst(app: FastifyInstance, { sendCachedPage }: AppOptions): void {
  if (!sendCachedPage) return;
  app.addHook('onRequest', (request, reply, goOn) => {
    if (!request.routeOptions.config.hasCachedPages) return goOn();
    sendCachedPage(request, reply).then(
      (isSent) => (isSent ? undefined : goOn()),
      // The usual path fails again and adds the headers and the log of an error.
      () => goOn(),
    );
  });
}

/** Metric label of the limit that a request exceeded, by error code. */
const LIMIT_OF_ERROR: Readonly<Record<string, string>> = {
  'quota-exceeded': 'quota',
  'too-large': 'size',
  FST_ERR_CTP_BODY_TOO_LARGE: 'size',
};

/** Logs and counts responses; a server that is stopping closes its connections. */
function followRequests(app: FastifyInstance, { config, metrics, stopping, audit }: Services): void {
  const logsResponses = ['info', 'debug'].includes(config.logLevel);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    const isTooLong = request.raw.url && request.raw.url.length > MAX_ADDRESS_LENGTH;
    if (isTooLong) done(new AppError('too-long', 'The address of the request is too long.'));
    else if (hasTwoHosts(request)) done(new AppError('invalid', 'The request names more than one host.'));
    else done();
  });
  app.addHook('onError', (_request, _reply, error, done) => {
    const limit = LIMIT_OF_ERROR[error.code];
    if (limit) metrics.requestRefused(limit);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.signal.aborted) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    if (logsResponses) {
      const network = request.isInternal ? undefined : audit.networkName(request.ip);
      const { viewer, provider } = request;
      const traceId = request.span?.traceId;
      const who = { traceId, network, uid: viewer?.uid, provider: provider?.id };
      request.log.info({ req: request, status, ms: Math.round(ms), ...who }, 'request completed');
    }
    // Calls of the server itself are part of the page that they are made for.
    if (!request.isInternal) {
      metrics.responseSent({ method, route: routeOptions.url ?? 'none', status, seconds: ms / 1000 });
    }
    done();
  });
}

/** A proxy may have used the other Host header. Names and values alternate. */
function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
