import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from './run-program.ts';

const pom = fileURLToPath(new URL('./open-search/pom.xml', import.meta.url));
/** The jars, cached between runs. */
const library = fileURLToPath(new URL('../../build/engines/opensearch-2.19.1', import.meta.url));
const RUNNER = 'org.codelibs.opensearch.runner.OpenSearchRunner';
const START_MS = 180_000;
/** Log line with the address of the node's HTTP endpoint. */
const HTTP_ADDRESS = /AbstractHttpServerTransport\] publish_address \{([\d.]+:\d+)\}/;

export interface OpenSearch {
  /** `http://127.0.0.1:{port}` */
  url: string;
  /** Kills it without a graceful shutdown; a start on the same scratch folder recovers its data. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

interface StartOptions {
  heap?: string;
  /** Compiles as in production, for measurements. By default only quickly, because tests end before that pays off. */
  isOptimized?: boolean;
  /** Ends the download. */
  signal?: AbortSignal;
}

/**
 * Starts a node on a scratch folder, with the data of an earlier node there, on a free port. Needs `java` (17 or newer)
 * and `mvn`; throws a sentence without them.
 */
export async function startOpenSearch(
  scratch: string,
  { heap = '512m', isOptimized = false, signal }: StartOptions = {},
): Promise<OpenSearch> {
  await fetchJars(signal);
  const node = spawn(
    'java',
    [
      `-Xms${heap}`,
      `-Xmx${heap}`,
      ...(isOptimized ? [] : ['-XX:TieredStopAtLevel=1']),
      '-cp',
      path.join(library, '*'),
      RUNNER,
      '-basePath',
      path.join(scratch, 'opensearch'),
      '-clusterName',
      `portico-${process.pid}`,
      '-numOfNode',
      '1',
      '-useLogger',
      '-printOnFailure',
    ],
    // It ends when its stdin closes.
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  try {
    return { url: await addressOf(node), kill: () => end(node, 'SIGKILL'), close: () => end(node) };
  } catch (error) {
    await end(node);
    throw error;
  }
}

async function fetchJars(signal: AbortSignal | undefined): Promise<void> {
  if (existsSync(library)) return;
  const unfinished = `${library}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${unfinished}`];
    await runProgram('mvn', ['-q', '-B', '-f', pom, ...goal], { signal });
  } catch (error) {
    throw new Error('OpenSearch could not be downloaded: that needs mvn and Maven Central.', {
      cause: error,
    });
  }
  renameSync(unfinished, library);
}
/** Waits until the node logs its address and has started. */
function addressOf(node: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`OpenSearch did not start within ${START_MS / 1000} s.`)),
      START_MS,
    );
    const fail = (message: string) => (cause: unknown) => {
      clearTimeout(timer);
      reject(new Error(message, { cause }));
    };
    node.once('error', fail('OpenSearch could not be started: that takes java, 17 or newer.'));
    node.once('exit', fail('OpenSearch ended while starting.'));
    let said = '';
    const output = node.stdout?.setEncoding('utf8');
    output?.on('data', function listen(text: string) {
      said += text;
      const [, address] = HTTP_ADDRESS.exec(said) ?? [];
      if (address === undefined || !said.includes('] started')) return;
      clearTimeout(timer);
      output.off('data', listen).resume();
      resolve(`http://${address}`);
    });
  });
}

async function end(node: ChildProcess, signal?: 'SIGKILL'): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null || node.pid === undefined) return;
  const ended = new Promise((resolve) => node.once('exit', resolve));
  node.kill(signal);
  await ended;
}
