const handlers: (() => void)[] = [];

/** Runs a synchronous handler when the process exits, fails or receives a signal. The last added runs first. */
export function onExit(handler: () => void): void {
  if (handlers.length === 0) {
    process.once('exit', () => {
      for (const each of handlers.toReversed()) each();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => process.exit(1));
  }
  handlers.push(handler);
}
