import { type Counts, failure } from '../test/counts.ts';
import { architectureCheck } from './architecture.check.ts';
import type { Check, CheckResult } from './check.ts';
import { clientCheck } from './client.check.ts';
import { dependenciesCheck } from './dependencies.check.ts';
import { formatCheck } from './format.check.ts';
import { lintCheck } from './lint.check.ts';
import { ownNamesCheck } from './own-names.check.ts';
import { platformApiCheck } from './platform-api.check.ts';
import { storiesCheck } from './stories.check.ts';
import { translationsCheck } from './translations.check.ts';
import { typesCheck } from './types.check.ts';
import { vocabularyCheck } from './vocabulary.check.ts';
import { whereThingsAreCheck } from './where-things-are.check.ts';

/** The checks of `npm run check`, in output order. */
export const checks: readonly Check[] = [
  formatCheck,
  lintCheck,
  typesCheck,
  platformApiCheck,
  clientCheck,
  translationsCheck,
  storiesCheck,
  architectureCheck,
  whereThingsAreCheck,
  dependenciesCheck,
  ownNamesCheck,
  vocabularyCheck,
];

/** A check's name on the command line: `where-things-are`. */
const argumentOf = ({ name }: Check): string => name.toLowerCase().replaceAll(' ', '-');
export const CHECK_NAMES: readonly string[] = checks.map(argumentOf);

/**
 * Runs the named checks concurrently, or all; prints a line for each in order, followed by its findings.
 */
export async function runChecks(rootFolder: string, names: readonly string[] = []): Promise<Counts> {
  let passed = 0;
  const failures: string[] = [];
  const asked = checks.filter((check) => names.length === 0 || names.includes(argumentOf(check)));
  const runs = asked.map((check) => ({ check, run: runSafely(check, rootFolder) }));
  for (const { check, run } of runs) {
    const result = await run;
    if (result.kind === 'passed') {
      passed += 1;
      console.log(`✓ ${check.name}: ${result.note}`);
    } else {
      console.log(`✗ ${check.name}`);
      for (const finding of result.findings) console.log(indented(finding));
      failures.push(failure(check.name, result.findings.join('\n')));
    }
  }
  return { passed, failed: failures.length, failures };
}

/** A check that throws has failed; the others still run. */
async function runSafely(check: Check, rootFolder: string): Promise<CheckResult> {
  try {
    return await check.run(rootFolder);
  } catch (error) {
    return {
      kind: 'failed',
      findings: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    };
  }
}

const indented = (text: string): string => text.replace(/^/gm, '  ');
