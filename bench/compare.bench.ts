import { cpSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rootFolder } from '../webpack/paths.ts';
import { builtBytes, byteFigures } from './compare/bytes.ts';
import { checkOut, commitOf, hasChanges, named } from './compare/check-out.ts';
import { compareSearches, compareServer } from './compare/compare-server.ts';
import type { Group, Sides } from './compare/interleave.ts';
import { comparePages } from './compare/pages.ts';
import { table } from './compare/table.ts';
import { machine } from './measure/machine.ts';
import { THROTTLING } from './measure/measure-page.ts';
import { runTypeScript } from './measure/run-command.ts';
import { scratchFolder } from './measure/scratch-folder.ts';
import { type ServerProcess, startServer } from './measure/server-process.ts';
import { fill } from './search/fill.ts';

/**
 * Compares this tree with a commit, which it builds beside it: both are measured alternately with this tree's
 * benchmarks, each with a server process of its own. Marks differences that are larger than the noise, the widest
 * spread between runs of one side.
 */
const PARTS = ['bytes', 'pages', 'server', 'search'] as const;
type Part = (typeof PARTS)[number];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** `bytes`, `pages`, `server` or `search`. */
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    /** Of each run of requests. */
    seconds: { type: 'string', default: '2' },
    portals: { type: 'string', default: '10000' },
  },
});
const [revision] = positionals;
if (revision === undefined) throw new Error('Say with which revision: npm run bench:compare -- HEAD~1');
const parts = PARTS.filter((part) => values.only === undefined || values.only === part);
if (parts.length === 0) throw new Error(`--only takes one of ${PARTS.join(', ')}.`);
const runs = Number(values.runs);
const seconds = Number(values.seconds);

const commit = commitOf(revision);
console.log(machine());
console.log(`before: ${named(commit)}`);
console.log(`now:    ${named('HEAD')}${hasChanges() ? ', with changes that are not committed' : ''}`);
const checkouts: Sides<string> = { before: await checkOut(commit), now: rootFolder };
for (const [side, checkout] of Object.entries(checkouts)) {
  console.log(`building ${side} ...`);
  await runTypeScript(checkout, 'webpack/build.ts');
}

if (wants('bytes')) {
  console.log('\nbytes as browsers get them, brotli');
  for (const { title, figures } of byteFigures(builtBytes(checkouts.before), builtBytes(checkouts.now)))
    print({ title, figures });
}
if (wants('pages')) {
  console.log(`\npages of the demo; ${THROTTLING}; ${runs} cold visits each, medians`);
  const servers = await startBoth('demo');
  for await (const group of comparePages(servers, runs)) print(group);
  await closeBoth(servers);
}
if (wants('server') || wants('search')) {
  const servers = await startBoth('production');
  const sides = { before: servers.before.origin, now: servers.now.origin };
  console.log(
    `\n${values.portals} generated portals, 16 connections; ${runs} runs of ${seconds} s each, medians; both servers and the clients share the cores`,
  );
  if (wants('server')) for await (const group of compareServer({ sides, runs, seconds })) print(group);
  if (wants('search')) for await (const group of compareSearches({ sides, runs, seconds })) print(group);
  await closeBoth(servers);
}

function wants(part: Part): boolean {
  return parts.includes(part);
}

function print({ title, figures }: Group): void {
  console.log(`\n${table(title, figures)}`);
}

async function startBoth(content: 'demo' | 'production'): Promise<Sides<ServerProcess>> {
  const before = await start(checkouts.before, content);
  return { before, now: await start(checkouts.now, content) };
}

async function start(checkout: string, content: 'demo' | 'production'): Promise<ServerProcess> {
  const dataFolder = scratchFolder();
  if (content === 'production') {
    // Both sides have the same portals, each written by its own stores.
    if (checkout !== rootFolder)
      cpSync(path.join(rootFolder, 'bench/search'), path.join(checkout, 'bench/search'), { recursive: true });
    await fill(dataFolder, values.portals, checkout);
  }
  const server = await startServer({ checkout, dataFolder, content });
  await server.whenImagesAreMade();
  return server;
}

async function closeBoth({ before, now }: Sides<ServerProcess>): Promise<void> {
  await before.close();
  await now.close();
}
