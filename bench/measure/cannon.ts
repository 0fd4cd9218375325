import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Options, Result } from 'autocannon';

const entry = fileURLToPath(new URL('./cannon-process.mjs', import.meta.url));

/** A key of every request's JSON body that counts on with each request, so that no two are alike. */
interface Numbers {
  key: string;
  from: number;
}

/**
 * Asks as fast as it is answered, from a process of its own that counts what it receives and looks no further. Options
 * cross over as JSON, so without functions. Throws when the process ends without a result.
 */
export function cannon(options: Options, numbers?: Numbers): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(entry, { execArgv: [] });
    child.once('message', (result) => resolve(result as Result));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`what asks ended with ${code}`)));
    child.send({ options, numbers });
  });
}
