import { cpus, loadavg } from 'node:os';

/** Description of the machine and its current load. */
export const machine = (): string =>
  `${cpus().length} cores ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
