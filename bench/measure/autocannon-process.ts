import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Options, Result } from 'autocannon';

const entry = fileURLToPath(new URL('./autocannon-child.mjs', import.meta.url));

/** A key of the JSON body that is incremented with each request, so that all requests differ. */
interface Numbers {
  key: string;
  from: number;
}

/**
 * Runs autocannon in a child process that discards response bodies; `options` are sent as JSON, so they must not
 * contain functions. Throws if the process ends without a result.
 */
export function forkAutocannon(options: Options, numbers?: Numbers): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(entry, { execArgv: [] });
    child.once('message', (result) => resolve(result as Result));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`autocannon ended with ${code}`)));
    child.send({ options, numbers });
  });
}
