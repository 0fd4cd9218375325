import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onExit } from '../measure/on-exit.ts';
import type { Order, Statuses } from './attacker-process.ts';

const entry = fileURLToPath(new URL('./attacker-process.ts', import.meta.url));

/** Starts a process that attacks on command. */
export function openAttacker() {
  const child = fork(entry, { execArgv: ['--import', 'tsx'] });
  onExit(() => child.kill('SIGKILL'));
  return {
    /** Resolves when the last request has its response; rejects if the process ends. */
    attack: (order: Order): Promise<Statuses> =>
      new Promise((resolve, reject) => {
        const ended = (code: number | null) => reject(new Error(`the attacker ended with ${code}`));
        child.once('exit', ended);
        child.once('message', (statuses) => {
          child.off('exit', ended);
          resolve(statuses as Statuses);
        });
        child.send(order);
      }),
    close: () => child.disconnect(),
  };
}
