import { table } from '../command-result.ts';
import type { MigrationReport } from './migrate.ts';

/** Report of a migration for people: counts, hashes and the next step. */
export function migrationText(report: MigrationReport): string {
  const { records, images, releases, search, copied, differences } = report;
  const lines = [
    `From ${report.source} to ${report.target}`,
    `Copied this time: ${copied.records} changes of records, ${copied.images} image files, ${copied.releases} releases and rollouts.`,
  ];
  if (records) {
    const rows = records.counts.map(({ provider, kind, source, target }) => [provider, kind, source, target]);
    lines.push('', table(['provider', 'kind', 'source', 'target'], rows));
  }
  const compared = [
    ...(records
      ? [row('records', total(records.counts, 'source'), total(records.counts, 'target'), records.hash)]
      : []),
    ...(images ? [row('image files', images.source, images.target, images.hash)] : []),
    ...(releases ? [row('releases', releases.source, releases.target, releases.hash)] : []),
  ];
  if (compared.length > 0) {
    lines.push('', table(['what', 'source', 'target', 'hash of the source', 'hash of the target'], compared));
  }
  if (search && search.length > 0) {
    const rows = search.map(({ provider, index, expected, found }) => [provider, index, expected, found]);
    lines.push('', table(['provider', 'index', 'shown', 'in the search engine'], rows));
  }
  if (differences.length > 0) lines.push('', 'Differences:', ...differences.map((line) => `  ${line}`));
  return [...lines, '', nextStep(report)].join('\n');
}

/** The operator's next step. */
export function nextStep({ isFinished, isSourceRunning, source, target }: MigrationReport): string {
  if (isFinished) {
    return `Everything is in ${target}, and the same. Start the servers with the settings of ${target}, and no more on ${source}.`;
  }
  if (isSourceRunning) {
    return `NOT FINISHED: a server or another command uses ${source}. What it had written up to now is copied. Stop it, and run this again: that copies the rest and compares everything. Start nothing on ${target} before.`;
  }
  return `NOT FINISHED: ${source} and ${target} differ. Start nothing on ${target}; run this again, and if they still differ, empty ${target} and begin again. Where an index differs, run \`reindex\` on ${source} before.`;
}

/** Characters of a hash to compare by eye; --json has the whole hash. */
const SHOWN = 16;

const row = (what: string, source: number, target: number, hash: { source: string; target: string }) => [
  what,
  source,
  target,
  hash.source.slice(0, SHOWN),
  hash.target.slice(0, SHOWN),
];

const total = (counts: readonly { source: number; target: number }[], side: 'source' | 'target'): number =>
  counts.reduce((sum, count) => sum + count[side], 0);
