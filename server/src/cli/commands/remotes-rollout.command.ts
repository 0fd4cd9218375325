import type { ReleaseEvent, Rollout } from '@portico/shared/contracts';
import type { Command } from 'commander';
import type { Config } from '../../config/config.ts';
import { openReleases } from '../../releases/open-releases.ts';
import { pin, promote, rollBack, unpin } from '../../releases/rollout-changes.ts';
import type { RolloutChange, RolloutState } from '../../releases/rollout-log.ts';
import type { Cli } from '../cli.ts';
import type { CommandResult } from '../command-result.ts';
import { type DecisionOptions, decisionOf, withDecision } from './remotes-decision.ts';

export function remotesRolloutCommands(remotes: Command, cli: Cli): void {
  cli.command<DecisionOptions>(
    withDecision(remotes.command('rollback'))
      .argument('[name]', 'a package; default: the last change')
      .description('roll back the canary or, without one, what went live last'),
    ({ config, options, args: [name] }) =>
      changed(config, (state) => rollBack(state, { name, ...decisionOf(options) })),
  );

  cli.command<DecisionOptions>(
    withDecision(remotes.command('promote')).description('make the canary live for all visitors'),
    ({ config, options }) => changed(config, (state) => promote(state, decisionOf(options))),
  );

  cli.command<DecisionOptions>(
    withDecision(remotes.command('pin'))
      .argument('<name>')
      .argument('<version>', 'a published version')
      .description('hold a package at a version, whatever is published or built'),
    ({ config, options, args: [name = '', version = ''] }) =>
      changed(config, (state) => pin(state, { name, version, ...decisionOf(options) })),
  );

  cli.command<DecisionOptions>(
    withDecision(remotes.command('unpin'))
      .argument('<name>')
      .description('allow the next release of a package to go live again'),
    ({ config, options, args: [name = ''] }) =>
      changed(config, (state) => unpin(state, { name, ...decisionOf(options) })),
  );
}

async function changed(
  config: Config,
  decide: (state: RolloutState) => RolloutChange | undefined,
): Promise<CommandResult> {
  let events: readonly ReleaseEvent[] = [];
  const rollout = await openReleases(config).change((state) => {
    const change = decide(state);
    events = change?.events ?? [];
    return change;
  });
  const [event] = events;
  return {
    data: { rollout, event: event ?? null },
    text: event && rollout ? sentenceOf(event, rollout) : 'Nothing has changed.',
  };
}

function sentenceOf({ action, name, version, from }: ReleaseEvent, { stable }: Rollout): string {
  const set = `release set ${stable.id} is live`;
  switch (action) {
    case 'promote':
      return `${name} ${version} is live for all visitors; ${set}.`;
    case 'pin':
      return `${name} stays at ${version}; ${set}.`;
    case 'unpin':
      return `${name} is no longer pinned; it stays at ${version} until its next release.`;
    default:
      return from === undefined
        ? `${name} ${version} is rolled back, and no visitor gets ${name} any more; ${set}.`
        : `${name} is rolled back from ${from} to ${version}; ${set}.`;
  }
}
