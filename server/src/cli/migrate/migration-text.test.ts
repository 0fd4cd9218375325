import { expect, test } from '@jest/globals';
import { createDifferences } from './differences.ts';
import type { MigrationReport } from './migrate.ts';
import { migrationText } from './migration-text.ts';

const report: MigrationReport = {
  source: 'the data folder /srv/portico',
  target: 'the database db.example/portico',
  isFinished: true,
  isSourceRunning: false,
  copied: { records: 3, images: 0, releases: 0 },
  records: {
    counts: [{ provider: 'nan', kind: 'portal', source: 3, target: 3 }],
    hash: { source: 'a'.repeat(64), target: 'a'.repeat(64) },
  },
  differences: [],
};

test('a finished migration shows counts, hashes and the next step', () => {
  const text = migrationText(report);
  expect(text).toMatch(/nan +portal +3 +3/);
  expect(text).toMatch(/records +3 +3 +a{16} +a{16}/);
  expect(text).toContain('Start the servers with the settings of the database');
  expect(text).not.toContain('NOT FINISHED');
});

test('a running source and differing sides are reported with a remedy', () => {
  const running = migrationText({ ...report, isFinished: false, isSourceRunning: true, records: undefined });
  expect(running).toMatch(/NOT FINISHED: a server .+ Stop it, and run this again/);
  const differing = migrationText({
    ...report,
    isFinished: false,
    differences: ['nan: the portal x differs.'],
  });
  expect(differing).toContain('  nan: the portal x differs.');
  expect(differing).toMatch(/NOT FINISHED: .+ differ/);
});

test('many differences are reported as the first ones and a count', () => {
  const differences = createDifferences();
  for (let at = 0; at < 53; at++) differences.add(`${at} differs.`);
  expect(differences.count()).toBe(53);
  expect(differences.sentences()).toHaveLength(51);
  expect(differences.sentences().at(-1)).toBe('And 3 more.');
});
