import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { GateFinding } from '../../releases/gate-finding.ts';
import { findingsText } from '../../releases/gates/findings-text.ts';
import { openReleases } from '../../releases/open-releases.ts';
import {
  type BuiltPublication,
  type BuiltToPublish,
  checkBuilt,
  publishBuilt,
} from '../../releases/publish-built.ts';
import { type Publication, publishRelease } from '../../releases/publish-release.ts';
import { ReleaseRefused } from '../../releases/release-refused.ts';
import { VerifiedRelease } from '../../releases/verified-release.ts';
import { checkOnSite } from '../check-on-site.ts';
import type { Call, Cli } from '../cli.ts';
import { CliError } from '../cli-io.ts';
import { type CommandResult, table } from '../command-result.ts';
import { builtFolder, releaseFolder } from '../release-folder.ts';
import { type DecisionOptions, decisionOf, withDecision } from './remotes-decision.ts';

interface PublishOptions extends DecisionOptions {
  built?: boolean;
  from?: string;
  percent?: number;
  checkOnly?: boolean;
  /** False with --no-render, by Commander's convention. */
  render: boolean;
}

export function remotesPublishCommand(remotes: Command, cli: Cli): void {
  cli.command<PublishOptions>(
    withDecision(remotes.command('publish'))
      .argument(
        '[what...]',
        'a built release (folder or .tgz), or the folder of a remote to build first; with --built: names of packages',
      )
      .option(
        '--built',
        'publish the last build, such as that of a new image: all packages, or the named ones',
      )
      .option('--from <folder>', 'with --built: the folder of the build; default: that of this installation')
      .option('--percent <number>', 'only for this share of the visitors, 1 to 99', percentOf)
      .option('--check-only', 'run only the gates, and publish nothing')
      .option('--no-render', 'skip the gate that renders its pages')
      .description('publish a release and make it live; open pages load it with their next navigation'),
    (call) => (call.options.built ? publishAllBuilt(call) : publishOne(call)),
  );
}

async function publishOne({ config, options, io, args }: Call<PublishOptions>): Promise<CommandResult> {
  const [what, another] = args;
  if (what === undefined || another !== undefined || options.from !== undefined) {
    throw new CliError('Name one release to publish, or publish what was built with --built.');
  }
  const { folder, isTemporary } = await releaseFolder(what, io);
  const releases = openReleases(config);
  const check = (input: { release: VerifiedRelease; live: Readonly<Record<string, string>> }) =>
    checkOnSite({ checks: [input], config, releases, rendersPages: options.render });
  try {
    const release = await VerifiedRelease.verify(folder);
    if (options.checkOnly) {
      releases.requireSignature(release);
      const live = (await releases.rollout())?.stable.packages ?? {};
      return responseOfCheck(await check({ release, live }));
    }
    const { percent } = options;
    return responseOf(
      await publishRelease({ decision: decisionOf(options), releases, release, percent, check }),
    );
  } catch (error) {
    if (!options.checkOnly || !(error instanceof ReleaseRefused) || !error.finding) throw error;
    return responseOfCheck([error.finding]);
  } finally {
    if (isTemporary) await rm(folder, { recursive: true, force: true });
  }
}

async function publishAllBuilt({
  config,
  options,
  args: names,
}: Call<PublishOptions>): Promise<CommandResult> {
  if (options.percent !== undefined) {
    throw new CliError(
      '--built makes releases live for all visitors: for a share, name the folder of one release.',
    );
  }
  const input: Omit<BuiltToPublish, 'decision'> = {
    releases: openReleases(config),
    builtFolder: options.from === undefined ? builtFolder : path.resolve(options.from),
    names,
    check: (checks, releases) => checkOnSite({ checks, config, releases, rendersPages: options.render }),
  };
  return options.checkOnly
    ? responseOfCheck(await checkBuilt(input))
    : responseOfBuilt(await publishBuilt({ ...input, decision: decisionOf(options) }));
}

function responseOfBuilt({ rollout, changes, pinned, findings }: BuiltPublication): CommandResult {
  const rows = changes.map(({ name, version, from }) => [name, from, version]);
  const lines = [
    ...(changes.length > 0
      ? [table(['package', 'before', 'live'], rows), `Release set ${rollout?.stable.id} is live.`]
      : ['Nothing has changed.']),
    ...pinned.map(
      ({ name, version }) => `${name} ${version} is not live: ${name} is pinned to ${rollout?.pins[name]}.`,
    ),
  ];
  return {
    data: { rollout, changes, pinned, findings },
    text: lines.join('\n'),
    warnings: warningsOf(findings),
  };
}

const warningsOf = (findings: readonly GateFinding[]): string[] =>
  findings.map(({ code, message, solution }) => `${code} ${message} ${solution}`);

const responseOfCheck = (findings: readonly GateFinding[]): CommandResult => ({
  data: { findings },
  text: findingsText(findings),
  isBad: findings.some(({ isBlocking }) => isBlocking),
  isUnrecorded: true,
});

function responseOf({
  descriptor: { name, version },
  rollout,
  findings,
  isChanged,
}: Publication): CommandResult {
  const { stable, candidate, pins } = rollout;
  const isCanary = candidate?.name === name && candidate.version === version;
  return {
    data: { name, version, rollout, findings },
    text: isChanged
      ? `Published ${name} ${version}; ${isCanary ? `${candidate.percent} % of the visitors get it` : `release set ${stable.id} is live`}.`
      : `${name} ${version} is published; ${whyNotLive({ name, version, pins }) ?? 'nothing has changed'}.`,
    warnings: warningsOf(findings),
  };
}

interface PublishedRelease {
  name: string;
  version: string;
  pins: Publication['rollout']['pins'];
}

const whyNotLive = ({ name, version, pins }: PublishedRelease): string | undefined =>
  pins[name] === undefined || pins[name] === version
    ? undefined
    : `it is not live, because ${name} is pinned to ${pins[name]}`;

function percentOf(text: string): number {
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99) return percent;
  throw new InvalidArgumentError('It is a whole number from 1 to 99.');
}
