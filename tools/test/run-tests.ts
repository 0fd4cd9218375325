import { type Counts, CRASHED, lastLine, slowest, sum } from './counts.ts';
import { isPartName, type PartName, parts } from './parts.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isPartName(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

/** Output lines with the duration of each part. */
const took: string[] = [];

/** A part that crashes counts as one failure, and the next one still runs. */
async function runPart(name: PartName): Promise<Counts> {
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  try {
    return await parts[name]();
  } catch (error) {
    console.error(`${name} broke down: ${error instanceof Error ? error.message : String(error)}`);
    return CRASHED;
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

const names = asked.length > 0 ? asked.filter(isPartName) : Object.keys(parts).filter(isPartName);
const inLanes = new Set<PartName>(LANES.flat());
const first = names.filter((name) => name === 'check');
const last = names.filter((name) => name !== 'check' && !inLanes.has(name));
const lanes = LANES.map((lane) => lane.filter((name) => names.includes(name)));
const total = sum([await runLane(first), ...(await Promise.all(lanes.map(runLane))), await runLane(last)]);
console.log(['', 'Parts:', ...took, 'Slowest files and journeys:', ...slowest(total)].join('\n'));
console.log(`\n${lastLine(total)}`);
process.exit(total.failed > 0 ? 1 : 0);
