import { rm } from 'node:fs/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { checkOnSite } from '../../releases/gates/check-on-site.ts';
import { findingsText } from '../../releases/gates/findings-text.ts';
import type { GateFinding } from '../../releases/gates/gate-finding.ts';
import { openReleases } from '../../releases/open-releases.ts';
import { type Publication, publishRelease } from '../../releases/publish-release.ts';
import type { Answer } from '../answer.ts';
import type { Operator } from '../operator.ts';
import { releaseFolder } from '../release-folder.ts';
import { type DecisionOptions, decisionOf, withDecision } from './remotes-decision.ts';

interface PublishOptions extends DecisionOptions {
  percent?: number;
  checkOnly?: boolean;
  /** Commander's way to say that --no-drawing was not given. */
  drawing: boolean;
}

export function remotePublishCommand(remotes: Command, operator: Operator): void {
  operator.does<PublishOptions>(
    withDecision(remotes.command('publish'))
      .argument('<what>', 'a built release (folder or .tgz), or the folder of a remote to build first')
      .option('--percent <number>', 'only for this share of the visitors, 1 to 99', percentOf)
      .option('--check-only', 'say what speaks against it, and publish nothing')
      .option('--no-drawing', 'do not draw its pages before; everything else is asked')
      .description('publish a release and make it live; open pages take it on their next navigation'),
    async ({ config, options, io, args: [what = ''] }) => {
      const { folder, isTemporary } = await releaseFolder(what, io);
      const releases = openReleases(config);
      const check = (question: { folder: string; live: Readonly<Record<string, string>> }) =>
        checkOnSite({ ...question, config, releases, drawsPages: options.drawing });
      try {
        if (options.checkOnly) {
          const live = (await releases.rollout())?.stable.packages ?? {};
          return answerOfCheck(await check({ folder, live }));
        }
        return answerOf(
          await publishRelease({
            ...decisionOf(options),
            releases,
            folder,
            percent: options.percent,
            check,
          }),
        );
      } finally {
        if (isTemporary) await rm(folder, { recursive: true, force: true });
      }
    },
  );
}

const answerOfCheck = (findings: readonly GateFinding[]): Answer => ({
  data: { findings },
  text: findingsText(findings),
  isBad: findings.some(({ isBlocking }) => isBlocking),
});

function answerOf({ descriptor: { name, version }, rollout, findings, isChanged }: Publication): Answer {
  const { stable, candidate, pins } = rollout;
  const isTried = candidate?.name === name && candidate.version === version;
  return {
    data: { name, version, rollout, findings },
    text: isChanged
      ? `Published ${name} ${version}; ${isTried ? `${candidate.percent} % of the visitors get it` : `release set ${stable.id} is live`}.`
      : `${name} ${version} is published; ${keptFrom({ name, version, pins }) ?? 'nothing has changed by it'}.`,
    warnings: findings.map(({ code, message, wayOut }) => `${code} ${message} ${wayOut}`),
  };
}

interface Kept {
  name: string;
  version: string;
  pins: Publication['rollout']['pins'];
}

const keptFrom = ({ name, version, pins }: Kept): string | undefined =>
  pins[name] === undefined || pins[name] === version
    ? undefined
    : `it is not live, because ${name} is pinned to ${pins[name]}`;

function percentOf(text: string): number {
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99) return percent;
  throw new InvalidArgumentError('It is a whole number from 1 to 99.');
}
