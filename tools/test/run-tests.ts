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

const names = asked.length > 0 ? asked.filter(isPartName) : Object.keys(parts).filter(isPartName);
const counts: Counts[] = [];
for (const name of names) counts.push(await runPart(name));
const total = sum(counts);
console.log(['', 'Parts:', ...took, 'Slowest files and journeys:', ...slowest(total)].join('\n'));
console.log(`\n${lastLine(total)}`);
process.exit(total.failed > 0 ? 1 : 0);
