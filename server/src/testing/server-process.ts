import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const rootFolder = path.resolve(__dirname, '../../..');
const ADDRESS = /^Portico is at (\S+)\/$/m;
const LAST_CHARACTERS = 3_000;

/** Checkouts whose server is bundled. */
const bundled = new Set<string>();

/** A real server in its own process. */
export interface ServerProcess {
  readonly origin: string;
  /** Its standard output and error so far. */
  said(): string;
  /** Stops it gracefully and returns its exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

/**
 * Starts a server with these settings on a free port, as `npm start` does after the build. `checkout` is another one than
 * this, without the demo.
 */
export async function startServerProcess(
  settings: Record<string, string>,
  checkout?: string,
): Promise<ServerProcess> {
  const cwd = checkout ?? rootFolder;
  if (!bundled.has(cwd))
    execFileSync(process.execPath, ['server/bundle.mjs', ...(checkout ? ['--no-demo'] : [])], { cwd });
  bundled.add(cwd);
  const child = spawn(process.execPath, ['server/build/main.mjs'], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      // Tests sign in as visitors behind a proxy.
      PORTICO_DEMO_ACCESS: 'anywhere',
      // Most pictures are never requested.
      PORTICO_DEMO_PICTURES: 'on-request',
      // A test sends as much as many people, from one network.
      PORTICO_RENDERS_PER_MINUTE: '1000000',
      PORTICO_SEARCHES_PER_MINUTE: '1000000',
      PORTICO_SAVES_PER_MINUTE: '1000000',
      ...settings,
    },
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  };
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (part: Buffer) => {
      said += part.toString();
    });
  const origin = await addressOf(child, () => said);
  return {
    origin,
    said: () => said,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}

/** The address that the server prints; throws its output when it ends before. */
function addressOf(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const [, address] = ADDRESS.exec(said()) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code}: ${said().slice(-LAST_CHARACTERS)}`)),
    );
  });
}
