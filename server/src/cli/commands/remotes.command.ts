import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { remotesDiffCommand } from './remotes-diff.command.ts';
import { remotesPublishCommand } from './remotes-publish.command.ts';
import { remotesReadingCommands } from './remotes-reading.command.ts';
import { remotesRemovalCommands } from './remotes-removal.command.ts';
import { remotesRolloutCommands } from './remotes-rollout.command.ts';
import { remotesSigningCommands } from './remotes-signing.command.ts';

/** Commands for releases: what is live, its history, and every way to change it. [MFE-02] */
export function remoteCommands(program: Command, cli: Cli): void {
  const remotes = program.command('remotes').description('releases of the shell and of the remotes');
  remotesPublishCommand(remotes, cli);
  remotesReadingCommands(remotes, cli);
  remotesDiffCommand(remotes, cli);
  remotesRolloutCommands(remotes, cli);
  remotesRemovalCommands(remotes, cli);
  remotesSigningCommands(remotes, cli);
}
