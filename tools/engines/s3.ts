import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { runProgram } from './run-program.ts';

/** An S3 server over a folder, written in Go, with conditional writes. */
const MODULE = 'github.com/versity/versitygw/cmd/versitygw';
const VERSION = 'v1.8.0';
const library = fileURLToPath(new URL(`../../build/engines/versitygw-${VERSION}`, import.meta.url));
const program = path.join(library, process.platform === 'win32' ? 'versitygw.exe' : 'versitygw');
const START_MS = 20_000;
const BUCKET = 'portico';
const REGION = 'us-east-1';

export interface S3Server {
  /** `http://127.0.0.1:{port}` */
  url: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Kills it without a graceful shutdown; `startS3` with it as `before` restarts it. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

interface StartOptions {
  /** A server that ran on the folder before, to restart on the same port. */
  before?: S3Server;
  /** Ends the building of the program. */
  signal?: AbortSignal;
}

/**
 * Starts an S3 server with an empty bucket on a scratch folder and a free port. Needs `go` once; throws a sentence
 * without it.
 */
export async function startS3(scratch: string, { before, signal }: StartOptions = {}): Promise<S3Server> {
  await fetchProgram(signal);
  const folder = path.join(scratch, 's3', 'files');
  const meta = path.join(scratch, 's3', 'notes');
  // A top-level folder is a bucket.
  for (const needed of [path.join(folder, BUCKET), meta]) mkdirSync(needed, { recursive: true });
  const accessKeyId = before?.accessKeyId ?? 'portico';
  const secretAccessKey = before?.secretAccessKey ?? randomBytes(16).toString('hex');
  const port = before ? Number(new URL(before.url).port) : await freePort();
  const url = `http://127.0.0.1:${port}`;
  // Metadata beside the files, because not every file system has extended attributes.
  const args = ['--port', `127.0.0.1:${port}`, '--region', REGION, '--quiet'];
  const server = spawn(program, [...args, 'posix', '--sidecar', meta, folder], {
    env: { ...process.env, ROOT_ACCESS_KEY: accessKeyId, ROOT_SECRET_KEY: secretAccessKey },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReachable(server, url);
  } catch (error) {
    await end(server);
    throw error;
  }
  return {
    url,
    bucket: BUCKET,
    region: REGION,
    accessKeyId,
    secretAccessKey,
    kill: () => end(server, 'SIGKILL'),
    close: () => end(server),
  };
}

async function fetchProgram(signal: AbortSignal | undefined): Promise<void> {
  if (existsSync(program)) return;
  const unfinished = `${library}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  console.log('Building an S3 server from the Go registry (once, some minutes) ...');
  try {
    // Without inlining and symbols it takes two thirds of the time.
    const options = ['-gcflags=all=-l', '-ldflags=-s -w'];
    await runProgram('go', ['install', ...options, `${MODULE}@${VERSION}`], {
      env: { ...process.env, GOBIN: unfinished },
      signal,
    });
  } catch (error) {
    throw new Error('No S3 server could be fetched: that takes go and its module registry.', {
      cause: error,
    });
  }
  renameSync(unfinished, library);
}

async function untilReachable(server: ChildProcess, url: string): Promise<void> {
  let failure: unknown;
  server.once('error', (error) => {
    failure = error;
  });
  const until = Date.now() + START_MS;
  for (;;) {
    if (failure) throw new Error('The S3 server could not be started.', { cause: failure });
    if (server.exitCode !== null) throw new Error('The S3 server ended while starting.');
    const isReachable = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isReachable) return;
    if (Date.now() > until) throw new Error(`The S3 server did not start within ${START_MS / 1000} s.`);
    await wait(50);
  }
}

async function end(server: ChildProcess, signal?: 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}
