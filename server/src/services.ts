import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { inspect } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { type AuditLog, createAuditLog } from './audit/audit-log.ts';
import type { Config } from './config/config.ts';
import { openDiskImageStore } from './images/disk-image-store.ts';
import type { ImageStore } from './images/image-store.ts';
import { openS3ImageStore } from './images/s3-image-store.ts';
import { createMails, type Mails } from './mail/mails.ts';
import { measuredSearch } from './maintenance/measured-search.ts';
import { tracedImages, tracedRecords } from './maintenance/traced-stores.ts';
import { openProviders, type Providers } from './providers/providers.ts';
import { markNewStore, requireCurrentIndexes } from './records/index-version.ts';
import { openReleases } from './releases/open-releases.ts';
import { createOverrides, type Overrides } from './releases/override/overrides.ts';
import type { ReleaseStore } from './releases/release-store.ts';
import { createKnownDevices, type KnownDevices } from './resources/auth/known-devices.ts';
import { createOneTimeCodes, type OneTimeCodes } from './resources/auth/one-time-codes.ts';
import { createPasskeys, type Passkeys } from './resources/auth/passkeys.ts';
import { passwordQueue } from './resources/auth/passwords.ts';
import { createSecondFactors, type SecondFactors } from './resources/auth/second-factor.ts';
import { createSessions, type Sessions } from './resources/auth/sessions.ts';
import { createSocialSignIn, type SocialSignIn } from './resources/auth/social/social-sign-in.ts';
import { createImageSignatures, type ImageSignatures } from './resources/images/image-signatures.ts';
import { createKeys, type Keys } from './resources/keys/keys.ts';
import { createLinkChecker, type LinkChecker } from './resources/portal-check/link-checker.ts';
import {
  createTranslationService,
  type TranslationService,
} from './resources/portal-translations/translation-service.ts';
import { createDraftPreviews, type DraftPreviews } from './resources/portals/draft-previews.ts';
import { createGrants, type Grants } from './resources/privacy/grants.ts';
import { createPasscodes, type Passcodes } from './resources/privacy/passcodes.ts';
import { createWithheldPlaces, type WithheldPlaces } from './resources/privacy/withheld-places.ts';
import type { SearchEngine } from './resources/search/search-engine.ts';
import { createUsersService, type UsersService } from './resources/users/user.service.ts';
import { WEB_CONFIG_ID, webConfigRepository } from './resources/web-config/web-config.repository.ts';
import { withWebhookEvents } from './resources/webhooks/webhook-events.ts';
import { createWebhooks, type Webhooks } from './resources/webhooks/webhooks.ts';
import { followInTime } from './search/follow-in-time.ts';
import type { FollowedSearch } from './search/followed-open-search.ts';
import { createInProcessSearchEngine } from './search/in-process-search-engine.ts';
import { startIndexing } from './search/indexer.ts';
import { createTagDictionaries } from './search/tag-dictionaries.ts';
import { createThreadedSearchEngine } from './search/threaded-search-engine.ts';
import { withLanguage } from './search/with-language.ts';
import { withSearchCache } from './search/with-search-cache.ts';
import { withTagNames } from './search/with-tag-names.ts';
import { withoutPrivateRefs } from './search/without-private-refs.ts';
import type { AttemptLimiter } from './security/attempt-limiter.ts';
import { deriveKeys, type KeyRing } from './security/keys.ts';
import { createMemoryAttemptLimiter } from './security/memory-attempt-limiter.ts';
import { createOutgoingRequests, type OutgoingRequests } from './security/outgoing-requests.ts';
import { openRateLimitStore } from './security/rate-limit-store/open-rate-limit-store.ts';
import type { RateLimitStore } from './security/rate-limit-store/rate-limit-store.ts';
import { createRecordAttemptLimiter } from './security/record-attempt-limiter.ts';
import type { Seed } from './seed/seed.ts';
import { type ContentVersions, createContentVersions } from './storage/content-versions.ts';
import { openRecordStore } from './storage/open-record-store.ts';
import { readOnlyRecords } from './storage/read-only-records.ts';
import type { RecordStore } from './storage/record-store.ts';
import { recordsLocation } from './storage/store-location.ts';
import type { Tracing } from './telemetry/active-span.ts';
import { createMetrics, type Metrics } from './telemetry/metrics.ts';
import { countedAudit } from './telemetry/refusal-metrics.ts';
import { openTracing } from './telemetry/tracing.ts';

/** The services that routes use. */
export interface Services {
  config: Config;
  records: RecordStore;
  providers: Providers;
  search: SearchEngine;
  images: ImageStore;
  releases: ReleaseStore;
  overrides: Overrides;
  sessions: Sessions;
  codes: OneTimeCodes;
  knownDevices: KnownDevices;
  mails: Mails;
  /** API keys. */
  keys: Keys;
  webhooks: Webhooks;
  webhookRequests: OutgoingRequests;
  /** Seals the secrets of webhooks. */
  webhookKey: KeyRing;
  secondFactors: SecondFactors;
  passkeys: Passkeys;
  social: SocialSignIn;
  users: UsersService;
  passcodes: Passcodes;
  /** Limits failed attempts. */
  attemptLimiter: AttemptLimiter;
  /** Counts calls for rate limits. */
  counts: RateLimitStore;
  grants: Grants;
  /** Log of security events. */
  audit: AuditLog;
  imageSignatures: ImageSignatures;
  draftPreviews: DraftPreviews;
  linkChecker: LinkChecker;
  /** Undefined without PORTICO_TRANSLATE_URL. */
  translationService: TranslationService | undefined;
  now: () => Date;
  /** Sent as INTERNAL_HEADER by the server to itself; random at each start. */
  internalKey: string;
  metrics: Metrics;
  /** Undefined without OTEL_EXPORTER_OTLP_ENDPOINT. */
  tracing: Tracing | undefined;
  /** For caches of values derived from records. */
  contentVersions: ContentVersions;
  withheldPlaces: WithheldPlaces;
  /** Aborted as soon as the server begins to stop, while it still responds. */
  stopping: AbortController;
  /** Finishes running jobs, then closes the stores. */
  close(): Promise<void>;
}

export interface OpenOptions {
  now?: () => Date;
  /** Initial content of an empty store; never in production. */
  seed?: Seed | undefined;
  /** Logs the seeding and failures outside requests; without it failures go to standard error. */
  log?: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Whether search responses are cached; false to measure the search itself. */
  cachesSearches?: boolean;
  /** Searches in this thread, for tests that need no other. */
  searchesInProcess?: boolean;
  /** For tests, with servers of this machine. */
  outgoing?: OutgoingRequests;
}

/** A listener of the record store failed: derived data, such as the search index, is outdated until a restart. */
const NOT_FOLLOWED = 'a write was not followed';

const reporterTo =
  (log: OpenOptions['log']) =>
  (err: unknown, what: string): void => {
    if (log) log.error({ err }, what);
    else process.stderr.write(`${what}: ${inspect(err)}\n`);
  };

/** The services that only need the stores: enough for the operator's command, beside a running server. */
export type Stores = Omit<
  Services,
  | 'providers'
  | 'search'
  | 'internalKey'
  | 'metrics'
  | 'tracing'
  | 'contentVersions'
  | 'withheldPlaces'
  | 'linkChecker'
  | 'translationService'
  | 'stopping'
>;

/** Opens the stores; `isReadOnly` rejects every write. */
export async function openStores(
  config: Config,
  { seed, now = () => new Date(), log }: OpenOptions = {},
  isReadOnly = false,
): Promise<Stores> {
  const keys = deriveKeys(config.secret, config.formerSecret);
  const stored = await openRecordStore(recordsLocation(config), {
    now,
    onListenerError: (error) => reporterTo(log)(error, NOT_FOLLOWED),
  });
  const opened = withWebhookEvents(stored, now);
  const permitted = isReadOnly ? readOnlyRecords(opened) : opened;
  const records = config.traces ? tracedRecords(permitted) : permitted;
  const originals = seed && !config.isProduction ? (id: string) => seed.original(records, id) : undefined;
  const imageOptions = {
    originals,
    onDamaged: (error: unknown, id: string) =>
      reporterTo(log)(
        error,
        `the original of the image ${id} is damaged; \`doctor\` lists where it is shown`,
      ),
  };
  const openedImages = config.s3
    ? openS3ImageStore({ s3: config.s3, ...imageOptions })
    : openDiskImageStore({ folder: path.join(config.dataFolder, 'images'), ...imageOptions });
  const images = config.traces ? tracedImages(openedImages) : openedImages;
  const sessions = createSessions({ records, key: keys.session, now });
  const codes = createOneTimeCodes({ records, sessions, now });
  const { socialProviders, administrativeTowns } = config;
  const webhookRequests = createOutgoingRequests({ allowedAddresses: config.webhookAllow, ports: 'any' });
  const webConfigs = webConfigRepository(records);
  const databaseUrl = isReadOnly ? undefined : config.databaseUrl;
  // Other servers may share a database.
  const attemptLimiter = databaseUrl
    ? createRecordAttemptLimiter({ records, key: keys.attempts, now })
    : createMemoryAttemptLimiter(now);
  const counts = await openRateLimitStore({ databaseUrl, key: keys.counts, now });
  const secondFactors = createSecondFactors({
    records,
    sessions,
    attemptLimiter,
    key: keys.secondFactor,
    now,
  });
  const audit = createAuditLog({
    // A read-only server only logs requests and writes no audit entries.
    records: isReadOnly ? readOnlyRecords(opened, () => {}) : opened,
    key: keys.audit,
    now,
    onError: (error) => reporterTo(log)(error, 'the audit log could not be written; the entries are retried'),
  });
  return {
    config,
    records,
    images,
    releases: openReleases(config, (error) =>
      reporterTo(log)(error, 'the live release set cannot be read: the last known one is used'),
    ),
    overrides: createOverrides({ key: keys.override, sessions, origins: config.overrideOrigins, now }),
    sessions,
    codes,
    knownDevices: createKnownDevices({ key: keys.device, now }),
    mails: createMails({
      records,
      key: keys.mail,
      siteTitle: async (provider) => (await webConfigs.get(provider, WEB_CONFIG_ID))?.value.title,
      now,
    }),
    keys: createKeys({ records, now }),
    webhooks: createWebhooks({ records, key: keys.webhook, outgoing: webhookRequests, now }),
    webhookRequests,
    webhookKey: keys.webhook,
    secondFactors,
    passkeys: createPasskeys({ records, sessions, secondFactors, attemptLimiter, now }),
    social: createSocialSignIn({ providers: socialProviders, records, sessions, key: keys.social, now }),
    users: createUsersService({ records, codes, sessions, administrativeTowns, now }),
    passcodes: createPasscodes(keys.passcode),
    attemptLimiter,
    counts,
    grants: createGrants({ key: keys.grant, now }),
    imageSignatures: createImageSignatures({ key: keys.image, now }),
    draftPreviews: createDraftPreviews({ key: keys.preview, now }),
    now,
    audit,
    async close() {
      await images.close();
      await audit.close();
      await counts.close();
      await records.close();
    },
  };
}

/** Opens the stores, seeds them when they are new, and fills the search engine from them. */
export async function openServices(config: Config, options: OpenOptions = {}): Promise<Services> {
  const { seed, log } = options;
  const tracing = await openTracing(config);
  const stores = await openStores(config, options, config.isReadOnly);
  const { records, passcodes, audit, now } = stores;
  if (config.isReadOnly) await requireCurrentIndexes(records);
  else {
    await markNewStore(records);
    if (seed && !config.isProduction) await seed.fill({ records, passcodes, audit, now: now(), log });
  }
  const metrics = createMetrics();
  records.subscribe((changes) => {
    for (const { kind, revision } of changes)
      if (kind === 'session' && revision === 1) metrics.sessionOpened();
  });
  const providers = await openProviders(records);
  const outgoing = options.outgoing ?? createOutgoingRequests();
  const { search: engine, followed, queue } = await openSearch(stores, options);
  // Registered after the search engine: a cached response must not be older than the index.
  const contentVersions = createContentVersions(records, followed);
  const withheldPlaces = createWithheldPlaces(records, contentVersions);
  const withheld = withoutPrivateRefs(engine, withheldPlaces);
  const named = withTagNames(withheld, createTagDictionaries(records, contentVersions));
  const inLanguages = withLanguage(named);
  const search = measuredSearch(
    options.cachesSearches === false ? inLanguages : withSearchCache(inLanguages, contentVersions),
    metrics,
  );
  metrics.watchQueue('images', () => stores.images.queue());
  metrics.watchQueue('passwords', passwordQueue);
  if (queue) metrics.watchQueue('searches', queue);
  metrics.watchIndex(() => followed.behindSince());
  metrics.watchStorage(config);
  if (records.changeLagSeconds) metrics.watchChanges(records.changeLagSeconds);
  return {
    ...stores,
    audit: countedAudit(stores.audit, metrics),
    providers,
    search,
    internalKey: randomBytes(24).toString('base64url'),
    metrics,
    tracing,
    contentVersions,
    withheldPlaces,
    linkChecker: createLinkChecker({ requests: outgoing, counts: stores.counts, now }),
    translationService: config.translation && createTranslationService(config.translation),
    stopping: new AbortController(),
    async close() {
      await search.close();
      await stores.close();
      await tracing?.close();
    },
  };
}

/** Opens a search engine that follows the records; only searches wait until it is filled. */
async function openSearch(
  { config, records }: Stores,
  { searchesInProcess, log }: OpenOptions,
): Promise<FollowedSearch> {
  const { administrativeTowns, searchUrl } = config;
  if (searchUrl !== undefined) {
    const { openFollowedSearch } = await import('./search/followed-open-search.ts');
    return openFollowedSearch({ url: searchUrl, records, administrativeTowns, onTrouble: reporterTo(log) });
  }
  if (searchesInProcess) {
    const search = createInProcessSearchEngine();
    await startIndexing({ records, search, administrativeTowns });
    const followed = { ...records, behindSince: () => undefined };
    return { search, followed };
  }
  const search = createThreadedSearchEngine({
    records: {
      ...recordsLocation(config),
      administrativeTowns,
      snapshots: path.join(config.dataFolder, 'search'),
    },
    onCrash: (error) => reporterTo(log)(error, 'the search thread ended and restarts'),
  });
  const followed = followInTime({
    records,
    follow: (changes) => search.follow(changes),
    onError: (error) => reporterTo(log)(error, NOT_FOLLOWED),
  });
  return { search, followed, queue: () => search.queue() };
}
