import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { rootFolder } from '../webpack/paths.ts';
import { openAttacker } from './abuse/attacker.ts';
import { ATTACKS, type Attack, draftSave } from './abuse/attacks.ts';
import { prepareAbusedRecords, publishEndlessPage } from './abuse/prepare-abuse.ts';
import { createVisitors, KINDS, type Kind, type Window } from './abuse/visitors.ts';
import { signIn } from './long-run/prepare-site.ts';
import { httpRequest } from './measure/http-request.ts';
import { machine } from './measure/machine.ts';
import { scratchFolder } from './measure/scratch-folder.ts';
import { startServer } from './measure/server-process.ts';
import { median } from './measure/statistics.ts';
import { fill } from './search/fill.ts';
import { PROVIDER, publicIds } from './search/targets.ts';

/**
 * Measures whether one attacker, who has one network and one account, slows a site down for visitors of many networks:
 * their p99 in ms (from when each request was due) during an attack beside the p99 without, goal for the ratio below
 * 3. Repeats it on a server without rate limits, so that the figures do not depend on them.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    /** Of each window with or without an attack. */
    seconds: { type: 'string', default: '2' },
    portals: { type: 'string', default: '10000' },
    /** Part of an attack's name. */
    only: { type: 'string', default: '' },
  },
});
const GOAL = 3;
/** Visitors' requests per second. */
const RATE = 60;
const CONNECTIONS = 16;
/** Limit of the attacker's requests per second: stopping a plain flood is the task of the reverse proxy. */
const PER_SECOND = 200;
/** Pause until the effects of an attack are over. */
const REST_MS = 300;
const NAME = 26;
const CELL = 10;
const ms = Number(values.seconds) * 1000;
const rounds = Number(values.rounds);

const dataFolder = scratchFolder();
console.log(machine());
await fill(dataFolder, values.portals, rootFolder);
const editor = await prepareAbusedRecords(dataFolder);
await publishEndlessPage(dataFolder);
const attacker = openAttacker();
/** Number of the attacker's requests so far; each number is used once. */
let sent = 0;

console.log(
  `${RATE} requests a second of visitors; ${rounds} rounds of ${values.seconds} s quiet and ${values.seconds} s attacked; p99 in ms, medians`,
);
const defaults = {
  PORTICO_RENDERS_PER_MINUTE: '',
  PORTICO_SEARCHES_PER_MINUTE: '',
  PORTICO_SAVES_PER_MINUTE: '',
};
await measure('limits as they are', defaults, ATTACKS);
await measure(
  'limits for each network and person raised',
  {},
  ATTACKS.filter(({ isLimited }) => isLimited),
);
attacker.close();

async function measure(
  title: string,
  settings: Readonly<Record<string, string>>,
  attacks: readonly Attack[],
): Promise<void> {
  const server = await startServer({
    checkout: rootFolder,
    dataFolder,
    content: 'production',
    settings: { ...settings, PORTICO_TRUSTED_PROXIES: 'loopback' },
  });
  const { origin } = server;
  const portals = await publicIds(origin, { index: 'portal', provider: PROVIDER, size: 999 });
  const visitors = createVisitors(origin, portals);
  await visitors.warmUp();
  await visitors.visit({ ms: 3000, rate: RATE });
  const authorization = await signIn(origin, editor);
  // The first save counts the account, once per run.
  const first = await httpRequest(origin, draftSave({ tags: ['first'] }, authorization));
  if (first.status !== 200)
    throw new Error(`a save responds with ${first.status}: ${first.bytes.toString()}`);
  const chosen = attacks.filter(({ name }) => name.includes(values.only));
  const seen = new Map<Attack, { quiet: Window; attacked: Window; statuses: Map<string, number> }[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const attack of chosen) {
      const quiet = await visitors.visit({ ms, rate: RATE });
      const under = attacker.attack({
        attack: attack.name,
        origin,
        authorization,
        ms,
        connections: CONNECTIONS,
        perSecond: PER_SECOND,
        from: sent,
      });
      sent += PER_SECOND * Math.ceil(ms / 1000);
      const attacked = await visitors.visit({ ms, rate: RATE });
      const statuses = new Map(Object.entries(await under));
      seen.set(attack, [...(seen.get(attack) ?? []), { quiet, attacked, statuses }]);
      server.mustRun();
      await pause(REST_MS);
    }
  }
  await server.close();
  console.log(`\n${title}`);
  console.log(
    `${''.padEnd(NAME)}${['quiet', 'attacked', 'ratio', ...KINDS].map((cell) => cell.padStart(CELL + 2)).join('')}`,
  );
  for (const [attack, windows] of seen) tell(attack, windows);
}

function tell(
  { name }: Attack,
  windows: readonly { quiet: Window; attacked: Window; statuses: Map<string, number> }[],
): void {
  const p99 = (side: 'quiet' | 'attacked', kind: Kind | 'all') =>
    median(windows.map((window) => window[side].p99.get(kind) ?? 0));
  const ratio = (kind: Kind | 'all') => p99('attacked', kind) / p99('quiet', kind);
  const cells = [
    p99('quiet', 'all').toFixed(1),
    p99('attacked', 'all').toFixed(1),
    ratio('all').toFixed(2),
    ...KINDS.map((kind) => `${p99('quiet', kind).toFixed(0)}>${p99('attacked', kind).toFixed(0)}`),
  ];
  const mark = ratio('all') < GOAL ? '' : '  over the goal';
  console.log(`  ${name}`.padEnd(NAME) + cells.map((cell) => cell.padStart(CELL + 2)).join('') + mark);
  console.log(`    attacker: ${counts(windows.map(({ statuses }) => statuses))}`);
  const failures = counts(windows.map(({ attacked }) => attacked.failures));
  if (failures) console.log(`    visitors: ${failures}`);
}

function counts(all: readonly ReadonlyMap<string, number>[]): string {
  const sums = new Map<string, number>();
  for (const one of all) for (const [what, count] of one) sums.set(what, (sums.get(what) ?? 0) + count);
  return [...sums].map(([what, count]) => `${count} times ${what}`).join(', ');
}
