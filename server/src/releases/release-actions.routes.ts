import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import multipart from '@fastify/multipart';
import {
  changeCanary,
  compareReleases,
  promoteCanary,
  publishFieldsSchema,
  publishReleaseArchive,
  type Rollout,
  releaseVersions,
  rollBackRelease,
  stopCanary,
} from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Config } from '../config/config.ts';
import { AppError, notFound, refusedFields } from '../kernel/app-error.ts';
import { type Call, endpoint } from '../plugins/endpoint.ts';
import { errorDetails } from '../plugins/error-details.ts';
import { ok } from '../plugins/replies.ts';
import { requireRole } from '../plugins/viewer.policy.ts';
import type { Providers } from '../providers/providers.ts';
import { uploadFolder, withUpload } from '../resources/uploads/upload.ts';
import { diffReleases } from './diff-releases.ts';
import { publishRelease, type ReleaseToPublish } from './publish-release.ts';
import { requireReleaseAdmin, requireUploadable } from './release-admins.policy.ts';
import { ReleaseNotFound } from './release-files.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { ReleaseStore } from './release-store.ts';
import { abortCanary, type Decision, promote, rollBack, startCanary } from './rollout-changes.ts';
import type { RolloutChange, RolloutState } from './rollout-log.ts';
import { unpackRelease } from './unpack-release.ts';
import { MAX_RELEASE_BYTES, VerifiedRelease } from './verified-release.ts';

interface ReleaseActionServices {
  config: Config;
  providers: Pick<Providers, 'all'>;
  releases: ReleaseStore;
  now: () => Date;
  /** Runs the gates on a provider's site, as an anonymous visitor. */
  checkOnSite: (at: { provider: string; host: string }) => ReleaseToPublish['check'];
}

const ARCHIVE_RULES = { what: 'archive', maxBytes: MAX_RELEASE_BYTES };
/** Per person. The gates render every page of a release. */
const PUBLISHES_PER_MINUTE = 6;
const COMPARISONS_PER_MINUTE = 60;

/** Publishing, canaries and roll-backs on screen, by the same functions as the operator's `remotes` commands. */
export async function releaseActionRoutes(
  app: FastifyInstance,
  services: ReleaseActionServices,
): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
  publishRoutes(app, services);
  rolloutRoutes(app, services);
  versionRoutes(app, services);
}

/** Publishing an uploaded archive, one at a time. */
function publishRoutes(app: FastifyInstance, services: ReleaseActionServices): void {
  const { config } = services;
  let isPublishing = false;

  endpoint(
    app,
    publishReleaseArchive,
    async ({ provider, viewer, request }) => {
      const by = authorise(services, { provider, viewer });
      if (isPublishing) throw new AppError('conflict', 'Another release is being published. Try again soon.');
      isPublishing = true;
      try {
        return await withUpload(
          request,
          config.dataFolder,
          async ({ file, fields }) => {
            const parsed = publishFieldsSchema.safeParse(Object.fromEntries(fields), { reportInput: true });
            if (!parsed.success) throw refusedFields(errorDetails(parsed.error.issues, 'body'));
            const check = services.checkOnSite({ provider: provider.id, host: request.host });
            const publication = { ...parsed.data, ...by, check };
            return withUnpacked(config.dataFolder, file, (release) =>
              publishUnpacked(services, release, publication),
            );
          },
          ARCHIVE_RULES,
        );
      } finally {
        isPublishing = false;
      }
    },
    { perMinute: PUBLISHES_PER_MINUTE, isLimitPerPerson: true, needsViewer: true },
  );
}

type Publication = z.output<typeof publishFieldsSchema> & { by: string; check: ReleaseToPublish['check'] };

/** Runs the gates, and publishes the release if none blocks it and not only a check is wanted. */
async function publishUnpacked(
  services: ReleaseActionServices,
  release: VerifiedRelease,
  { percent, reason, checkOnly, by, check }: Publication,
) {
  const { releases } = services;
  requireUploadable(release, services.config);
  releases.requireSignature(release);
  const { name, version } = release.descriptor;
  const live = (await releases.rollout())?.stable.packages ?? {};
  const findings = await check({ release, live });
  const isBlocked = findings.some(({ isBlocking }) => isBlocking);
  if (isBlocked || checkOnly === 'true') {
    return ok({ name, version, isPublished: false, isLive: false, findings: [...findings] });
  }
  const publication = await publishRelease({
    decision: decisionOf(services, { by }, reason),
    releases,
    release,
    percent,
    check: async () => findings,
  });
  return ok({ name, version, isPublished: true, isLive: publication.isChanged, findings: [...findings] });
}

/** Canaries and roll-backs. */
function rolloutRoutes(app: FastifyInstance, services: ReleaseActionServices): void {
  const { releases } = services;

  /** Changes the rollout if the set that the person saw is still live. */
  async function change(
    seen: { set: string; isCanary: boolean },
    decide: (state: RolloutState) => RolloutChange | undefined,
  ) {
    const rollout = await refusals(() =>
      releases.change((state) => {
        const current = seen.isCanary ? state.rollout?.candidate?.set.id : state.rollout?.stable.id;
        if (current !== seen.set) throw changedMeanwhile(state);
        return decide(state);
      }),
    );
    return ok(rollout as Rollout);
  }

  endpoint(app, changeCanary, ({ body: { data }, ...call }) => {
    const by = authorise(services, call);
    const { set, percent, reason } = data;
    return change({ set, isCanary: true }, (state) => {
      const candidate = state.rollout?.candidate;
      if (!candidate) throw changedMeanwhile(state);
      const { name, version } = candidate;
      return startCanary(state, { ...decisionOf(services, by, reason), name, version, percent });
    });
  });

  endpoint(app, promoteCanary, ({ body: { data }, ...call }) => {
    const by = authorise(services, call);
    return change({ set: data.set, isCanary: true }, (state) =>
      promote(state, decisionOf(services, by, data.reason)),
    );
  });

  endpoint(app, stopCanary, ({ body: { data }, ...call }) => {
    const by = authorise(services, call);
    const { set, reason } = data;
    return change({ set, isCanary: true }, (state) =>
      abortCanary(state, { set, action: 'rollback', ...decisionOf(services, by, reason) }),
    );
  });

  endpoint(app, rollBackRelease, ({ body: { data }, ...call }) => {
    const by = authorise(services, call);
    const { set, name, reason } = data;
    return change({ set, isCanary: false }, (state) =>
      rollBack(state, { name, ...decisionOf(services, by, reason) }),
    );
  });
}

function versionRoutes(app: FastifyInstance, { releases }: ReleaseActionServices): void {
  endpoint(app, releaseVersions, async ({ viewer }) => {
    requireRole(viewer, 'admin');
    const publishedAt = new Map<string, string>();
    for (const { name, version, at } of await releases.history()) {
      const key = `${name} ${version}`;
      if (!publishedAt.has(key)) publishedAt.set(key, at);
    }
    const versionsOf = new Map<string, { version: string; at?: string | undefined }[]>();
    for (const { name, version } of await releases.list()) {
      const at = publishedAt.get(`${name} ${version}`);
      versionsOf.set(name, [...(versionsOf.get(name) ?? []), { version, at }]);
    }
    return ok(
      [...versionsOf]
        .map(([name, versions]) => ({
          name,
          versions: versions.sort((a, b) => (b.at ?? '').localeCompare(a.at ?? '')),
        }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    );
  });

  endpoint(
    app,
    compareReleases,
    async ({ query, viewer }) => {
      requireRole(viewer, 'admin');
      return ok(await refusals(() => diffReleases(releases, query)));
    },
    { perMinute: COMPARISONS_PER_MINUTE },
  );
}

/** The author of a change, who must be an admin that may change releases. */
const authorise = (
  services: ReleaseActionServices,
  { provider, viewer }: Pick<Call<typeof stopCanary>, 'provider' | 'viewer'>,
): { by: string } => requireReleaseAdmin(provider.id, requireRole(viewer, 'admin'), services);

const decisionOf = (
  { now }: ReleaseActionServices,
  by: { by: string },
  reason: string | undefined,
): Decision => ({
  ...by,
  at: now().toISOString(),
  ...(reason ? { reason } : {}),
});

/** Unpacks and verifies an archive in a temporary folder, which is removed afterwards. */
async function withUnpacked<Result>(
  dataFolder: string,
  archive: string,
  take: (release: VerifiedRelease) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(uploadFolder(dataFolder), 'release-'));
  try {
    return await refusals(async () => {
      await unpackRelease(archive, folder);
      return take(await VerifiedRelease.verify(folder));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Turns what the release store refuses into errors of a call. */
async function refusals<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ReleaseNotFound) throw notFound('This release');
    if (error instanceof ReleaseRefused) throw new AppError('conflict', error.message);
    throw error;
  }
}

/** Someone else changed the rollout since the person saw it. */
function changedMeanwhile({ history }: RolloutState): AppError {
  const last = history.at(-1);
  return new AppError(
    'conflict',
    'The live releases have changed. Look at them again.',
    undefined,
    last && { by: last.by, at: last.at },
  );
}
