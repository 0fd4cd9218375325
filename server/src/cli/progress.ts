import { Presets, SingleBar } from 'cli-progress';
import type { OnProgress } from '../kernel/on-progress.ts';
import type { CliIo } from './cli-io.ts';

export interface Progress {
  /** Shows one phase, from its first report on. */
  on(name: string): OnProgress;
  stop(): void;
}

/** A progress bar on standard error; nothing when it is not a terminal. */
export function showProgress({ stderr, stdout }: CliIo, isQuiet: boolean): Progress {
  if (isQuiet || !stderr.isTTY || !stdout.isTTY) return { on: () => () => {}, stop: () => {} };
  let shown: { name: string; bar: SingleBar } | undefined;
  const stop = () => {
    shown?.bar.stop();
    shown = undefined;
  };
  const start = (name: string, total: number) => {
    stop();
    const format = total === 0 ? `${name} {value}` : `${name} {bar} {percentage}%`;
    const bar = new SingleBar({ format, stream: stderr, hideCursor: null }, Presets.legacy);
    bar.start(total, 0);
    return { name, bar };
  };
  return {
    on: (name) => (done, total) => {
      if (shown?.name !== name) shown = start(name, total);
      shown.bar.update(done);
    },
    stop,
  };
}
