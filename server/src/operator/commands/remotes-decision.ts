import { userInfo } from 'node:os';
import type { Command } from 'commander';
import type { Decision } from '../../releases/rollout-changes.ts';

export interface DecisionOptions {
  by?: string;
  reason?: string;
}

/** A command that changes what is live says who it was. */
export const withDecision = (command: Command): Command =>
  command
    .option('--by <name>', 'who decides, for the history; the user of this machine unless given')
    .option('--reason <text>', 'why, for the history');

export const decisionOf = ({ by, reason }: DecisionOptions): Decision => ({
  by: by ?? userOfMachine(),
  at: new Date().toISOString(),
  ...(reason === undefined ? {} : { reason }),
});

function userOfMachine(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
