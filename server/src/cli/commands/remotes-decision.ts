import type { Command } from 'commander';
import type { Decision } from '../../releases/rollout-changes.ts';
import { userOfMachine } from '../user-of-machine.ts';

export interface DecisionOptions {
  by?: string;
  reason?: string;
}

/** Adds the options for the author and reason of a rollout change. */
export const withDecision = (command: Command): Command =>
  command
    .option('--by <name>', 'your name, for the history; default: the operating system user')
    .option('--reason <text>', 'reason, for the history');

export const decisionOf = ({ by, reason }: DecisionOptions): Decision => ({
  by: by ?? userOfMachine(),
  at: new Date().toISOString(),
  ...(reason === undefined ? {} : { reason }),
});
