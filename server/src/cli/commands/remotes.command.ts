import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { remoteDiffCommand } from './remotes-diff.command.ts';
import { remotePublishCommand } from './remotes-publish.command.ts';
import { remoteReadingCommands } from './remotes-reading.command.ts';
import { remoteRemovalCommands } from './remotes-removal.command.ts';
import { remoteRolloutCommands } from './remotes-rollout.command.ts';
import { remoteSigningCommands } from './remotes-signing.command.ts';

/** Commands for releases: what is live, its history, and every way to change it. [MFE-02] */
export function remoteCommands(program: Command, cli: Cli): void {
  const remotes = program.command('remotes').description('releases of the shell and of the remotes');
  remotePublishCommand(remotes, cli);
  remoteReadingCommands(remotes, cli);
  remoteDiffCommand(remotes, cli);
  remoteRolloutCommands(remotes, cli);
  remoteRemovalCommands(remotes, cli);
  remoteSigningCommands(remotes, cli);
}
