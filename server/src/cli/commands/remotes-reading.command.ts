import type { ReleaseEvent } from '@portico/shared/contracts';
import type { Command } from 'commander';
import { openReleases } from '../../releases/open-releases.ts';
import type { Cli } from '../cli.ts';
import { table } from '../command-result.ts';

export function remotesReadingCommands(remotes: Command, cli: Cli): void {
  cli.command(
    remotes.command('list').description('list what is live, canary and pinned'),
    async ({ config }) => {
      const rollout = await openReleases(config).rollout();
      if (!rollout) return { data: null, text: 'Nothing has been published yet.' };
      const { stable, candidate, pins } = rollout;
      const names = [...new Set([...Object.keys(stable.packages), ...(candidate ? [candidate.name] : [])])];
      const rows = names.map((name) => [
        name,
        stable.packages[name],
        candidate?.name === name ? `${candidate.version} for ${candidate.percent} %` : undefined,
        pins[name] !== undefined,
      ]);
      const sets = [
        `release set ${stable.id}`,
        ...(candidate
          ? [`canary: ${candidate.set.id}, by ${candidate.by} since ${minute(candidate.since)}`]
          : []),
      ];
      return {
        data: rollout,
        text: [table(['package', 'live', 'canary', 'pinned'], rows), ...sets].join('\n'),
      };
    },
  );

  cli.command(
    remotes
      .command('history')
      .argument('[name]', 'only of one package')
      .description('show who made what live, when and why; the latest last'),
    async ({ config, args: [name] }) => {
      const history = await openReleases(config).history();
      const events = history.filter((event) => name === undefined || event.name === name);
      if (events.length === 0) return { data: [], text: 'Nothing has changed yet.' };
      const rows = events.map((event) => [
        minute(event.at),
        event.by,
        whatHappened(event),
        event.name,
        event.version,
        event.from,
        event.set,
        event.reason,
      ]);
      const headings = ['when', 'who', 'what', 'package', 'version', 'before', 'set', 'why'];
      return { data: events, text: table(headings, rows) };
    },
  );
}

const whatHappened = ({ action, percent }: ReleaseEvent): string =>
  percent === undefined ? action : `${action} ${percent} %`;

/** An ISO time to the minute, in UTC. */
const minute = (time: string): string => `${time.slice(0, 10)} ${time.slice(11, 16)}`;
