import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { Result } from 'autocannon';
import type { Target } from './ask.ts';
import type { LoadResult } from './load.ts';

const cannonFile = createRequire(import.meta.url).resolve('autocannon');

/** One process that asks as fast as it is answered. Throws when anything is not answered well. */
export async function fire(
  origin: string,
  { path, body, headers = {} }: Target,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const args = ['--json', '--connections', String(connections), '--duration', String(seconds)];
  for (const [name, value] of Object.entries(headers)) args.push('--headers', `${name}=${value}`);
  const post =
    body === undefined
      ? []
      : ['--method', 'POST', '--headers', 'content-type=application/json', '--body', body];
  const { stdout } = await promisify(execFile)(process.execPath, [
    cannonFile,
    ...args,
    ...post,
    `${origin}${path}`,
  ]);
  const { requests, latency, non2xx, errors } = JSON.parse(stdout) as Result;
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} requests failed`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
