import { cpus, loadavg } from 'node:os';

/** What a figure was measured on, and how busy that was already. */
export const machine = (): string =>
  `${cpus().length} cores ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
