import { type Command, InvalidArgumentError } from 'commander';
import { openUnverifiedReleases } from '../../releases/open-releases.ts';
import type { ReleaseKey } from '../../releases/release-files.ts';
import { applyRemovals, pruneReleases, removalsOf, removeRelease } from '../../releases/removals.ts';
import { keyOf } from '../../releases/removed-releases.ts';
import type { Cli } from '../cli.ts';
import { table } from '../command-result.ts';
import { type DecisionOptions, decisionOf, withDecision } from './remotes-decision.ts';

/** Default days for which open pages can still load the files of a release. */
const MIN_AGE_DAYS = 7;
/** Default number of versions to retain for rollbacks. */
const RETAINED = 5;

type RemoveOptions = DecisionOptions & { minAge: number };
type PruneOptions = RemoveOptions & { keep: number; dryRun?: boolean };

export function remotesRemovalCommands(remotes: Command, cli: Cli): void {
  cli.command<RemoveOptions>(
    withMinAge(withDecision(remotes.command('remove')))
      .argument('<name>')
      .argument('<version>', 'a version that no visitor gets and no rollback leads to')
      .description('delete one release from the store permanently'),
    async ({ config, options, args: [name = '', version = ''] }) => {
      const releases = openUnverifiedReleases(config);
      // Throws for a release that was never published; an interrupted removal may have left some of its files.
      const isKnown = (await releases.history()).some((event) => keyOf(event) === keyOf({ name, version }));
      if (!isKnown) await releases.descriptor(name, version);
      const { events, deleted } = await applyRemovals(releases, (state) =>
        removeRelease(state, { name, version, minAgeDays: options.minAge, ...decisionOf(options) }),
      );
      const isDone = events.length > 0 || deleted.length > 0;
      return {
        data: { removed: events, deleted },
        text: isDone ? `${name} ${version} is removed.` : `${name} ${version} was removed before.`,
      };
    },
  );

  cli.command<PruneOptions>(
    withMinAge(withDecision(remotes.command('prune')))
      .option(
        '--keep <number>',
        'number of versions of each package to keep for rollbacks',
        wholeNumber,
        RETAINED,
      )
      .option('--dry-run', 'print what would be deleted, and delete nothing')
      .description('permanently delete old releases that no visitor gets'),
    async ({ config, options }) => {
      const releases = openUnverifiedReleases(config);
      const decision = decisionOf(options);
      const rule = { there: await releases.list(), keep: options.keep, minAgeDays: options.minAge };
      if (options.dryRun) {
        const state = { rollout: await releases.rollout(), history: await releases.history() };
        const removed = removalsOf(state, { ...rule, at: decision.at });
        return {
          data: { removed, deleted: [] },
          text: textOf(removed, 'would be removed'),
          isUnrecorded: true,
        };
      }
      const { events, deleted } = await applyRemovals(releases, (state) =>
        pruneReleases(state, { ...rule, ...decision }),
      );
      return { data: { removed: events, deleted }, text: textOf(deleted, 'are removed') };
    },
  );
}

const withMinAge = (command: Command): Command =>
  command.option(
    '--min-age <days>',
    'minimum days since it was last live for a visitor, because open pages may still load its files',
    wholeNumber,
    MIN_AGE_DAYS,
  );

const textOf = (releases: readonly ReleaseKey[], what: string): string =>
  releases.length === 0
    ? 'Nothing is old enough to be removed.'
    : `${table(
        ['package', 'version'],
        releases.map(({ name, version }) => [name, version]),
      )}\n${releases.length} ${what}.`;

function wholeNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new InvalidArgumentError('It is a whole number from 0.');
}
