import { readdirSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rootFolder } from '../webpack/paths.ts';
import { createRequests, KINDS } from './long-run/kinds.ts';
import { type CompletedRequest, failuresOf, type Part, type Reading, summarise } from './long-run/minutes.ts';
import { prepareRecords, prepareSite } from './long-run/prepare-site.ts';
import { runLoad } from './long-run/run-load.ts';
import { growthOf, verdictOf } from './long-run/verdict.ts';
import { machine } from './measure/machine.ts';
import { scratchFolder } from './measure/scratch-folder.ts';
import { serverMetrics } from './measure/server-metrics.ts';
import { startServer } from './measure/server-process.ts';
import { fill } from './search/fill.ts';

/**
 * Measures whether a server is stable over time: visitors and an editor send all kinds of requests at a steady rate,
 * and response times and memory are printed each minute. At the end the last third is compared with the first, without
 * the first tenth (a minute at most).
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    portals: { type: 'string', default: '10000' },
    /** Requests per second. */
    rate: { type: 'string', default: '30' },
    /** Folder for the written portals, to reuse them. */
    data: { type: 'string' },
  },
});
const MB = 1024 * 1024;
const MINUTE_MS = 60_000;
const READ_EVERY_MS = 5000;
const NAME = 18;
const CELL = 9;
const ms = Number(values.minutes) * MINUTE_MS;
const rate = Number(values.rate);
if (!(ms >= MINUTE_MS && rate >= 1)) throw new Error('--minutes and --rate take numbers from 1.');

const dataFolder = path.resolve(values.data ?? scratchFolder());
console.log(machine());
await fill(dataFolder, values.portals, rootFolder);
const editor = await prepareRecords(dataFolder);
const server = await startServer({
  checkout: rootFolder,
  dataFolder,
  content: 'production',
  // One editor owns all portals.
  settings: { PORTICO_ACCOUNT_PORTALS: '100000', PORTICO_ACCOUNT_MB: '100000' },
});
const { origin } = server;
const requests = createRequests(await prepareSite(origin, editor));
await server.whenImagesAreMade();

console.log(`${rate} requests a second for ${values.minutes} minutes; times in ms from when each was due`);
await runLoad({ rate, ms: Math.min(MINUTE_MS, ms / 10), next: requests.next, onResponse: () => undefined });
// Discards the values of the start.
await serverMetrics(origin);

const completed: CompletedRequest[] = [];
const readings: Reading[] = [];
console.log(cells('', ['all', ...KINDS]));
const startedAt = performance.now();
let minutesReported = 0;
const reading = setInterval(() => void read(), READ_EVERY_MS);
await runLoad({ rate, ms, next: requests.next, onResponse: (one) => completed.push(one) });
clearInterval(reading);
while (minutesReported * MINUTE_MS < ms) reportNextMinute();
beside();
await server.close();

async function read(): Promise<void> {
  server.mustRun();
  const at = performance.now() - startedAt;
  const metrics = await serverMetrics(origin);
  readings.push({
    at,
    resident: metrics.get('process_resident_memory_bytes') ?? 0,
    heap: metrics.get('nodejs_heap_size_used_bytes') ?? 0,
    loopDelay: (metrics.get('nodejs_eventloop_lag_p99_seconds') ?? 0) * 1000,
    cpu: (metrics.get('process_cpu_seconds_total') ?? 0) * 1000,
  });
  // Waits until the requests that were due in the minute have responses.
  if (at > (minutesReported + 1) * MINUTE_MS + READ_EVERY_MS / 2) reportNextMinute();
}

function reportNextMinute(): void {
  const part = summarise(
    { completed, readings },
    minutesReported * MINUTE_MS,
    (minutesReported + 1) * MINUTE_MS,
  );
  minutesReported += 1;
  const facts = [
    `${part.requests} requests, ${part.errors} errors`,
    `resident ${megabytes(part.resident)}, heap ${megabytes(part.heap)}, store ${megabytes(sizeOf(dataFolder))}`,
    `${part.cpu.toFixed(1)} ms of a processor each, loop late by ${part.loopDelay.toFixed(0)} ms`,
    `load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  ];
  console.log(`minute ${minutesReported}: ${facts.join('; ')}`);
  console.log(cells('  p50', timesOf(part, 'p50')));
  console.log(cells('  p99', timesOf(part, 'p99')));
}

/** Compares the last third with the first. */
function beside(): void {
  const third = ms / 3;
  const first = summarise({ completed, readings }, 0, third);
  const last = summarise({ completed, readings }, 2 * third, ms);
  console.log(`\n${cells('last third : first', ['first', 'last', 'ratio'])}`);
  const growths = growthOf(first, last);
  for (const { what, unit, first: was, last: is, ratio } of growths) {
    const show = unit === 'bytes' ? megabytes : (value: number) => `${value.toFixed(1)} ms`;
    console.log(cells(what, [show(was), show(is), ratio.toFixed(2)]));
  }
  for (const kind of KINDS) {
    const [was, is] = [first, last].map((part) => part.times.get(kind)?.p99 ?? 0) as [number, number];
    const ratio = was === 0 ? '-' : (is / was).toFixed(2);
    console.log(cells(`p99 of ${kind}`, [`${was.toFixed(0)} ms`, `${is.toFixed(0)} ms`, ratio]));
  }
  const failures = failuresOf(completed);
  const errors = failures.reduce((sum, { count }) => sum + count, 0);
  console.log(`\n${completed.length} requests, ${errors} errors: ${verdictOf(growths)}`);
  for (const { what, count } of failures) console.log(`  ${count} times: ${what}`);
}

function timesOf({ times }: Part, share: 'p50' | 'p99'): string[] {
  return ['all', ...KINDS].map((kind) => times.get(kind)?.[share].toFixed(0) ?? '-');
}

function cells(name: string, shown: readonly string[]): string {
  return name.padEnd(NAME) + shown.map((value) => value.padStart(CELL)).join('');
}

function megabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(0)} MB`;
}

/** Size of a folder in bytes; files that disappear meanwhile count as 0. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => {
      const file = statSync(path.join(parentPath, name), { throwIfNoEntry: false });
      return sum + (file?.size ?? 0);
    }, 0);
}
