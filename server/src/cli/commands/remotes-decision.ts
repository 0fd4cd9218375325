import type { Command } from 'commander';
import type { Decision } from '../../releases/rollout-changes.ts';
import { userOfMachine } from '../user-of-machine.ts';

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
