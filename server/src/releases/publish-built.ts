import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseSet, Rollout } from '@portico/shared/contracts';
import type { GateFinding } from './gate-finding.ts';
import { refuseBlocked } from './publish-release.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { KnownReleases, ReleaseStore } from './release-store.ts';
import { type Decision, goLive } from './rollout-changes.ts';
import type { RolloutChange, RolloutState } from './rollout-log.ts';
import { VerifiedRelease } from './verified-release.ts';

/** Author in the history. */
const BY_START = 'server start';

/** The latest build of one package. */
export interface BuiltPackage {
  name: string;
  version: string;
  /** Contains web/, node/ and remote.json. */
  folder: string;
}

/** The latest build of each package, from the build's `built.json`; empty before the first build. */
export function readBuilt(builtFolder: string): BuiltPackage[] {
  const list = path.join(builtFolder, 'built.json');
  if (!existsSync(list)) return [];
  const versions = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  return Object.entries(versions).map(([name, version]) => ({
    name,
    version,
    folder: path.join(builtFolder, name, version),
  }));
}

export interface StartOfServer {
  releases: ReleaseStore;
  builtFolder: string;
  isProduction: boolean;
}

export interface PublishedAtStart {
  /** Builds that this start made live. */
  published: readonly BuiltPackage[];
  /** Builds that are not live, for an operator to publish. */
  notLive: readonly BuiltPackage[];
  /** Why nothing could be published, as a sentence; unsigned builds, for example. */
  refusal?: string;
}

/**
 * Publishes the builds when nothing is live yet, in one step. In production later starts publish nothing, so that a
 * server of an older image reverts no release; elsewhere a version that the history does not list goes live, because
 * developers expect their latest build.
 */
export async function publishAtStart(start: StartOfServer): Promise<PublishedAtStart> {
  try {
    return await publishWhatIsNew(start);
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    // A failure does not stop the start: the live releases stay, and an operator can publish later.
    const rollout = await start.releases.rollout();
    const notLive = readBuilt(start.builtFolder).filter((one) => !isLive(rollout, one));
    return { published: [], notLive, refusal: error.message };
  }
}

async function publishWhatIsNew({
  releases,
  builtFolder,
  isProduction,
}: StartOfServer): Promise<PublishedAtStart> {
  const built = readBuilt(builtFolder);
  const isWanted = (state: RolloutState) => (one: BuiltPackage) =>
    state.rollout === undefined || (!isProduction && !isKnown(state, one));
  const before = { rollout: await releases.rollout(), history: await releases.history() };
  for (const release of await verifyAll(built.filter(isWanted(before)))) await takeIn(releases, release);
  let published: readonly BuiltPackage[] = [];
  const decision = { by: BY_START, at: new Date().toISOString() };
  const rollout = await releases.change((state) => {
    const change = goLiveTogether(state, built.filter(isWanted(state)), decision);
    published = built.filter(({ name }) => change?.events.some((event) => event.name === name));
    return change;
  });
  return { published, notLive: built.filter((one) => !isLive(rollout, one)) };
}

export interface BuiltToPublish {
  releases: ReleaseStore;
  builtFolder: string;
  /** Package names; empty for all builds. */
  names: readonly string[];
  /** Runs the gates on each release in the resulting set of all of them. */
  check: (
    checks: readonly { release: VerifiedRelease; live: ReleaseSet['packages'] }[],
    releases: KnownReleases,
  ) => Promise<readonly GateFinding[]>;
  decision: Decision;
}

export interface BuiltPublication {
  rollout: Rollout | undefined;
  changes: readonly { name: string; version: string; from: string | undefined }[];
  /** Not live because of a pin. */
  pinned: readonly BuiltPackage[];
  findings: readonly GateFinding[];
}

/**
 * Publishes builds in one step, for an operator after an image update. Throws `ReleaseRefused` when a gate blocks one
 * of them; then nothing has changed.
 */
export async function publishBuilt(input: BuiltToPublish): Promise<BuiltPublication> {
  const { releases, decision } = input;
  const wanted = wantedOf(input);
  const verified = await verifyNotLive(releases, wanted);
  const findings = await checkTogether(input, verified);
  refuseBlocked(findings, 'The builds were not published.');
  for (const release of verified) await takeIn(releases, release);
  let changes: BuiltPublication['changes'] = [];
  const rollout = await releases.change((state) => {
    const change = goLiveTogether(state, wanted, decision);
    changes = (change?.events ?? []).map(({ name, version, from }) => ({ name, version, from }));
    return change;
  });
  return { rollout, changes, pinned: wanted.filter((one) => !isLive(rollout, one)), findings };
}

/** Runs the gates on builds that are not live, and publishes nothing. */
export async function checkBuilt(input: Omit<BuiltToPublish, 'decision'>): Promise<readonly GateFinding[]> {
  return checkTogether(input, await verifyNotLive(input.releases, wantedOf(input)));
}

const verifyAll = (built: readonly BuiltPackage[]): Promise<VerifiedRelease[]> =>
  Promise.all(built.map(({ folder }) => VerifiedRelease.verify(folder)));

/** Verifies the builds that are not live, with their signatures. */
async function verifyNotLive(
  releases: ReleaseStore,
  built: readonly BuiltPackage[],
): Promise<VerifiedRelease[]> {
  const rollout = await releases.rollout();
  const verified = await verifyAll(built.filter((one) => !isLive(rollout, one)));
  for (const release of verified) releases.requireSignature(release);
  return verified;
}

/** Runs the gates on each release in the set that all of them result in. */
async function checkTogether(
  { releases, check }: Pick<BuiltToPublish, 'releases' | 'check'>,
  verified: readonly VerifiedRelease[],
): Promise<readonly GateFinding[]> {
  if (verified.length === 0) return [];
  const live = (await releases.rollout())?.stable.packages ?? {};
  const versions = verified.map(({ descriptor: { name, version } }) => [name, version] as const);
  const together = { ...live, ...Object.fromEntries(versions) };
  const checks = verified.map((release) => {
    const { name } = release.descriptor;
    const { [name]: _own, ...others } = together;
    // The gates compare a release with the live version of its package.
    return { release, live: live[name] === undefined ? others : { ...others, [name]: live[name] } };
  });
  return check(checks, withVerified(releases, verified));
}

/** Builds of the same sources may differ in a byte: a stored version is not replaced. */
async function takeIn(releases: ReleaseStore, release: VerifiedRelease): Promise<void> {
  const { name, version } = release.descriptor;
  const isThere = await releases.descriptor(name, version).then(
    () => true,
    () => false,
  );
  if (!isThere) await releases.publish(release);
}

function wantedOf({ builtFolder, names }: Pick<BuiltToPublish, 'builtFolder' | 'names'>): BuiltPackage[] {
  const built = readBuilt(builtFolder);
  if (built.length === 0) throw new ReleaseRefused(`Nothing was built in ${builtFolder}.`);
  const unknown = names.find((name) => !built.some((one) => one.name === name));
  if (unknown !== undefined) {
    const known = built.map(({ name }) => name).join(', ');
    throw new ReleaseRefused(`${unknown} was not built; there is ${known}.`);
  }
  return built.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** The stored releases, with verified ones that are not stored yet. */
function withVerified(releases: ReleaseStore, verified: readonly VerifiedRelease[]): KnownReleases {
  const find = (name: string, version: string) =>
    verified.find(({ descriptor }) => descriptor.name === name && descriptor.version === version);
  return {
    descriptor: async (name, version) =>
      find(name, version)?.descriptor ?? releases.descriptor(name, version),
    async serverFolder(name, version) {
      const release = find(name, version);
      return release ? path.join(release.folder, 'node') : releases.serverFolder(name, version);
    },
    // The gates read browser files of live versions only.
    readWebFile: (request) => releases.readWebFile(request),
  };
}

const isLive = (rollout: Rollout | undefined, { name, version }: BuiltPackage): boolean =>
  rollout?.stable.packages[name] === version;

/** Whether the version is, or was, live or a canary. */
const isKnown = (state: RolloutState, built: BuiltPackage): boolean =>
  isLive(state.rollout, built) ||
  state.history.some(
    ({ name, version, from }) => name === built.name && (version === built.version || from === built.version),
  );

function goLiveTogether(
  state: RolloutState,
  wanted: readonly BuiltPackage[],
  decision: Decision,
): RolloutChange | undefined {
  let all: RolloutChange | undefined;
  for (const { name, version } of wanted) {
    const rollout = all?.rollout ?? state.rollout;
    const next = goLive({ ...state, rollout }, { ...decision, name, version });
    if (next) all = { rollout: next.rollout, events: [...(all?.events ?? []), ...next.events] };
  }
  const set = all?.rollout.stable.id ?? '';
  return all && { ...all, events: all.events.map((event) => ({ ...event, set })) };
}
