import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Requests that still run by then are aborted. */
const DEADLINE_MS = 10_000;
/** Ctrl-C reaches the server twice: from the terminal, and from the command that started it. */
const SAME_SIGNAL_MS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

interface RunningServer {
  site: Pick<FastifyInstance, 'close' | 'log'>;
  services: { stopping: AbortController; config: Config; close: () => Promise<void> };
  /** Waits for background work. */
  stopCleanup: () => Promise<void>;
}

/**
 * Stops the process gracefully on SIGINT or SIGTERM: /api/ready reports 503 for PORTICO_DRAIN_SECONDS, for load
 * balancers; then no new requests are accepted, running ones finish, and the stores are closed. A second signal, or ten
 * seconds, exits with code 1.
 */
export function stopOnSignal(
  { site, services, stopCleanup }: RunningServer,
  ownProcess: Pick<NodeJS.Process, 'on' | 'exit'> = process,
): void {
  const { stopping, config } = services;
  let signalledAt = 0;

  async function stop(): Promise<void> {
    stopping.abort();
    if (config.drainSeconds > 0) await wait(config.drainSeconds * 1000);
    setTimeout(exitNow, DEADLINE_MS).unref();
    await site.close();
    await stopCleanup();
    await services.close();
    ownProcess.exit(0);
  }

  function exitNow(): void {
    site.log.error('stopped before everything was finished');
    ownProcess.exit(1);
  }

  function handleSignal(): void {
    const isFirst = !stopping.signal.aborted;
    if (!isFirst && Date.now() - signalledAt < SAME_SIGNAL_MS) return;
    signalledAt = Date.now();
    if (!isFirst) return exitNow();
    stop().catch((err: unknown) => {
      site.log.error({ err }, 'stopping failed');
      ownProcess.exit(1);
    });
  }
  for (const signal of SIGNALS) ownProcess.on(signal, handleSignal);
}
