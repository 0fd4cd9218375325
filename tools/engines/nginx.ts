import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootFolder } from '../../webpack/paths.ts';
import { freePort } from './free-port.ts';

/** Debian's package, unpacked but not installed: an installation would listen on port 80. */
const unpacked = path.join(rootFolder, 'build', 'engines', 'nginx');
const START_MS = 20_000;
const HOW_TO_HELP =
  'No nginx was found and none could be fetched: install it, or set PORTICO_NGINX to the program.';

/** The program: PORTICO_NGINX, an installed one, or Debian's. Throws one sentence when there is none. */
export function findOrGetNginx(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const { PORTICO_NGINX: chosen, PATH = '' } = env;
  if (chosen) return chosen;
  const folders = [...PATH.split(':').filter(Boolean), '/usr/sbin', path.join(unpacked, 'usr', 'sbin')];
  const find = () => folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
  const found = find() ?? (unpackDebianPackage() ? find() : undefined);
  if (!found || spawnSync(found, ['-v']).status !== 0) throw new Error(HOW_TO_HELP);
  return found;
}

function unpackDebianPackage(): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const unfinished = `${unpacked}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  console.log('Fetching nginx (once) ...');
  const run = (program: string, args: readonly string[]) =>
    spawnSync(program, args, { cwd: unfinished, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const download = () => run('apt-get', ['-q', 'download', 'nginx']);
  if (!download() && !(run('apt-get', ['-q', 'update']) && download())) return false;
  const file = readdirSync(unfinished).find((name) => name.endsWith('.deb'));
  if (!file || !run('dpkg', ['--extract', file, '.'])) return false;
  renameSync(unfinished, unpacked);
  return true;
}

export interface Nginx {
  /** Ports of http and https on 127.0.0.1. */
  ports: { http: number; https: number };
  close(): Promise<void>;
}

interface Options {
  program: string;
  /** An empty folder for its files and its cache. */
  folder: string;
  /** Contents of deploy/nginx/portico.conf. */
  rules: string;
  /** `{host}:{port}` for each upstream server that the rules name. */
  servers: Record<string, string>;
}

/** Starts nginx with these rules; only paths and ports are replaced. */
export async function startNginx({ program, folder, rules, servers }: Options): Promise<Nginx> {
  const ports = { http: await freePort(), https: await freePort(), health: await freePort() };
  const certificate = path.join(folder, 'certificate');
  const key = path.join(folder, 'key');
  const named = ['-subj', '/CN=localhost', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...named], {
    stdio: 'ignore',
  });
  const changes: [from: string, to: string][] = [
    ['/var/cache/nginx', path.join(folder, 'cache')],
    ['listen 8080;', `listen 127.0.0.1:${ports.http};`],
    ['listen 8443 ssl;', `listen 127.0.0.1:${ports.https} ssl;`],
    ['listen 127.0.0.1:8081;', `listen 127.0.0.1:${ports.health};`],
    ['/run/secrets/tls-certificate', certificate],
    ['/run/secrets/tls-key', key],
    ...Object.entries(servers),
    // Older versions set it as a parameter of `listen`, which does not affect caching.
    ...(knowsHttp2(program) ? [] : ([['http2 on;', '']] satisfies [string, string][])),
  ];
  let text = rules;
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`The rules have no ${from}.`);
    text = text.replaceAll(from, to);
  }
  mkdirSync(path.join(folder, 'cache'));
  const settings = path.join(folder, 'nginx.conf');
  writeFileSync(settings, mainSettings(folder, text));
  const asked = ['-p', folder, '-e', 'stderr', '-c', settings];
  execFileSync(program, [...asked, '-t', '-q'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const running = spawn(program, asked, { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilItListens(running, `http://127.0.0.1:${ports.health}/`);
  return { ports, close: () => end(running) };
}

/** The header `X-Edge` tells whether a response came from the cache. */
const mainSettings = (folder: string, rules: string): string => `
daemon off;
pid ${folder}/pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
error_log stderr error;
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${folder}/${what};`).join('\n')}
add_header X-Edge $upstream_cache_status always;
${rules}
}
`;

function knowsHttp2(program: string): boolean {
  const { stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' });
  const [, major = 0, minor = 0, patch = 0] = (/(\d+)\.(\d+)\.(\d+)/.exec(stderr) ?? []).map(Number);
  return major > 1 || minor > 25 || (minor === 25 && patch >= 1);
}

async function untilItListens(server: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + START_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error('nginx ended while starting.');
    const responses = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (responses) return;
    if (Date.now() > until) throw new Error(`nginx did not start within ${START_MS / 1000} s.`);
    await wait(50);
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
}
