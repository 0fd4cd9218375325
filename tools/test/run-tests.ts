import { CHECK_NAMES } from '../checks/run-checks.ts';
import { type Counts, crashed, failuresOf, lastLine, slowest, sum } from './counts.ts';
import { isPartName, type PartName, parts, stopParts } from './parts.ts';

const args = process.argv.slice(2);
/** Parts, and after `check` the names of single checks. */
const asked = args.filter((name) => isPartName(name));
const askedChecks = args.filter((name) => asked.includes('check') && CHECK_NAMES.includes(name));
const unknown = args.filter((name) => !isPartName(name) && !askedChecks.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no part or check ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}, ` +
      `the checks ${CHECK_NAMES.join(', ')}.`,
  );
  process.exit(2);
}

/** Output lines with the duration of each part. */
const took: string[] = [];

/** A part that crashes counts as one failure, and the next one still runs. */
async function runPart(name: PartName): Promise<Counts> {
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  try {
    return await parts[name](askedChecks);
  } catch (error) {
    console.error(`${name} broke down: ${error instanceof Error ? error.message : String(error)}`);
    return crashed(name, error);
  } finally {
    took.push(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${name}`);
  }
}

/** Tests on engines wait much of their time, so they run beside the tests that only compute. */
const LANES: readonly (readonly PartName[])[] = [['unit', 'server'], ['engines']];

async function runLane(lane: readonly PartName[]): Promise<Counts> {
  const counts: Counts[] = [];
  for (const name of lane) counts.push(await runPart(name));
  return sum(counts);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void stopParts().finally(() => {
      console.log(`\n${lastLine({ passed: 0, failed: 1 })}`);
      process.exit(1);
    });
  });

const names = asked.length > 0 ? asked : Object.keys(parts).filter(isPartName);
const inLanes = new Set<PartName>(LANES.flat());
const first = names.filter((name) => name === 'check');
const last = names.filter((name) => name !== 'check' && !inLanes.has(name));
const lanes = LANES.map((lane) => lane.filter((name) => names.includes(name)));
const total = sum([await runLane(first), ...(await Promise.all(lanes.map(runLane))), await runLane(last)]);
console.log(
  ['', 'Parts:', ...took, 'Slowest files and journeys:', ...slowest(total), ...failuresOf(total)].join('\n'),
);
console.log(`\n${lastLine(total)}`);
process.exit(total.failed > 0 ? 1 : 0);
