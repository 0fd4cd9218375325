const undos: (() => void)[] = [];

/**
 * Has something undone when the process ends, however it does: by itself, by an error, or by a signal. The last thing
 * is undone first. It must not wait for anything.
 */
export function atTheEnd(undo: () => void): void {
  if (undos.length === 0) {
    process.once('exit', () => {
      for (const each of undos.toReversed()) each();
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => process.exit(1));
  }
  undos.push(undo);
}
