import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface RunningEngine {
  /** Value of the engine's variable. */
  url: string;
  close(): Promise<void>;
}

interface Engine {
  name: string;
  /** Environment variable with its URL; an engine that is set already is used. */
  variable: string;
  /** `signal` ends what it downloads or builds first. */
  start(folder: string, signal: AbortSignal): Promise<RunningEngine>;
}

/** Every engine that tests may need; imported only when it is started. */
const engines: readonly Engine[] = [
  {
    name: 'PostgreSQL',
    variable: 'PORTICO_TEST_DATABASE_URL',
    start: async (folder) => (await import('../engines/postgres.ts')).startPostgres(folder),
  },
  {
    name: 'OpenSearch',
    variable: 'PORTICO_TEST_SEARCH_URL',
    start: async (folder, signal) =>
      (await import('../engines/open-search.ts')).startOpenSearch(folder, { signal }),
  },
  {
    name: 'S3 server',
    variable: 'PORTICO_TEST_S3_URL',
    async start(folder, signal) {
      const server = await (await import('../engines/s3.ts')).startS3(folder, { signal });
      const url = new URL(server.bucket, server.url);
      url.username = server.accessKeyId;
      url.password = server.secretAccessKey;
      return { url: url.href, close: server.close };
    },
  },
  {
    name: 'nginx',
    variable: 'PORTICO_TEST_NGINX',
    // Tests start it themselves, each with its own rules.
    start: async () => ({
      url: (await import('../engines/nginx.ts')).findOrGetNginx(),
      close: async () => undefined,
    }),
  },
];

export interface Engines {
  /**
   * Environment for the test process, once all have started; without engines that are unavailable. With
   * PORTICO_REQUIRE_ENGINES=1 it rejects if there are any.
   */
  env: Promise<Record<string, string>>;
  /** Stops the engines, also those that are still starting, and removes their files. */
  close(): Promise<void>;
}

/** Starts every engine that this machine has or can install, and logs the unavailable ones. */
export function startEngines(known: readonly Engine[] = engines): Engines {
  const scratch = mkdtempSync(path.join(tmpdir(), 'portico-engines-'));
  // An engine that refuses to run as root needs access to its folder.
  chmodSync(scratch, 0o711);
  const running: RunningEngine[] = [];
  const env: Record<string, string> = {};
  const missing: string[] = [];
  const stopping = new AbortController();
  async function startEngine({ name, variable, start }: Engine, at: number): Promise<void> {
    const given = process.env[variable];
    if (given) {
      console.log(`${name}: as ${variable} says.`);
      env[variable] = given;
      return;
    }
    try {
      const folder = path.join(scratch, String(at));
      mkdirSync(folder);
      const engine = await start(folder, stopping.signal);
      running.push(engine);
      env[variable] = engine.url;
      console.log(`${name}: started.`);
    } catch (error) {
      if (stopping.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      console.log(`${name}: NOT TESTED on this machine. ${reason}`);
      missing.push(name);
    }
  }
  const started = Promise.all(known.map(startEngine));
  async function stop(): Promise<void> {
    stopping.abort();
    await started;
    await Promise.all(running.map((engine) => engine.close()));
    rmSync(scratch, { recursive: true, force: true });
  }
  let stopped: Promise<void> | undefined;
  return {
    env: started.then(() => {
      if (missing.length > 0 && process.env['PORTICO_REQUIRE_ENGINES'] === '1')
        throw new Error(`PORTICO_REQUIRE_ENGINES is 1, and there is no ${missing.join(', no ')}.`);
      return env;
    }),
    // A signal and the end of the tests may both close them.
    close: () => (stopped ??= stop()),
  };
}
