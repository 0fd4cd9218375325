import { setTimeout as wait } from 'node:timers/promises';
import { inWorkFolder } from '../../archive/work-folder.ts';
import type { Config } from '../../config/config.ts';
import type { OnProgress } from '../../kernel/on-progress.ts';
import { checkSearch, type SearchCount } from './check-search.ts';
import { compareFiles, type FileComparison } from './compare-files.ts';
import { compareRecords, type RecordComparison } from './compare-records.ts';
import { compareReleases, type ReleaseComparison } from './compare-releases.ts';
import { createDifferences, type Differences } from './differences.ts';
import { moveFiles } from './move-files.ts';
import { moveRecords } from './move-records.ts';
import { moveReleases } from './move-releases.ts';
import { type OpenMigration, openMigration } from './open-migration.ts';
import type { Part } from './parts-to-move.ts';

/** Maximum passes while the site is being written to; the final pass runs after its server has stopped. */
const MAX_PASSES = 5;
const LOOK_EVERY_MS = 1_000;

export interface Migration {
  config: Config;
  /** From the engines into the data folder. */
  isBack: boolean;
  /** Migrates one part; by default all configured ones. */
  only?: Part | undefined;
  /** Keeps following until the source's server has stopped. */
  waits?: boolean | undefined;
  on: (name: string) => OnProgress;
  /** Prefix of search indices; tests have their own. */
  searchPrefix?: string | undefined;
}

export interface MigrationReport {
  source: string;
  target: string;
  /** Everything is copied and equal, and no server can have written since. */
  isFinished: boolean;
  /** Then nothing was compared, because it is still being written to. */
  isSourceRunning: boolean;
  /** Number of keys, files and releases copied in this run. */
  copied: { records: number; images: number; releases: number };
  records?: RecordComparison | undefined;
  images?: FileComparison | undefined;
  releases?: ReleaseComparison | undefined;
  search?: SearchCount[] | undefined;
  differences: string[];
}

/**
 * Migrates an installation from the data folder to the configured engines, or back; throws `CliError` for a target with
 * other content. The source is only read, and may be running until the final pass, which compares everything.
 */
export const migrate = (migration: Migration): Promise<MigrationReport> =>
  inWorkFolder(migration.config.dataFolder, async (scratch) => {
    const open = await openMigration({ ...migration, scratch });
    try {
      await open.begin();
      return await run(migration, open);
    } finally {
      await open.close();
    }
  });

async function run(migration: Migration, open: OpenMigration): Promise<MigrationReport> {
  const { installation } = open;
  const copied = { records: 0, images: 0, releases: 0 };
  const pass = () => onePass(migration, open, copied);
  const report = { ...open.names, isFinished: false, isSourceRunning: false, copied, differences: [] };

  for (let passes = 1; (await pass()) > 0 && passes < MAX_PASSES; passes++);
  while (await installation.isInUse()) {
    if (!migration.waits) return { ...report, isSourceRunning: true };
    await wait(LOOK_EVERY_MS);
    await pass();
  }
  await installation.hold();
  await pass();
  const differences = createDifferences();
  const compared = await compare(migration, open, differences);
  // A server started meanwhile could not write yet, and is about to.
  const isSourceRunning = await installation.isInUse();
  const isFinished = differences.count() === 0 && !isSourceRunning;
  if (isFinished) await open.finish();
  return { ...report, ...compared, isSourceRunning, isFinished, differences: differences.sentences() };
}

/** Copies what is missing; returns the numbers. */
async function onePass(
  { on }: Migration,
  { records, files }: OpenMigration,
  copied: MigrationReport['copied'],
): Promise<number> {
  const before = copied.records + copied.images + copied.releases;
  if (records) copied.records += await moveRecords({ ...records, onRow: on('Records') });
  if (files) {
    const { source, target } = files;
    const onRelease = on('Releases');
    copied.images += await moveFiles({ source: source.images, target: target.images, onFile: on('Images') });
    copied.releases += await moveReleases({ source: source.releases, target: target.releases, onRelease });
  }
  return copied.records + copied.images + copied.releases - before;
}

type Compared = Pick<MigrationReport, 'records' | 'images' | 'releases' | 'search'>;

async function compare(
  { config, isBack, on, searchPrefix }: Migration,
  { records, files }: OpenMigration,
  differences: Differences,
): Promise<Compared> {
  const compared: Compared = {};
  if (records) {
    compared.records = await compareRecords({ ...records, differences, onRecord: on('Comparing records') });
  }
  if (files) {
    const { source, target } = files;
    compared.images = await compareFiles({
      source: source.images,
      target: target.images,
      what: 'The image file',
      differences,
      onFile: on('Comparing images'),
    });
    compared.releases = await compareReleases({
      source: source.releases,
      target: target.releases,
      differences,
      onRelease: on('Comparing releases'),
    });
  }
  const { searchUrl, administrativeTowns } = config;
  if (records && searchUrl !== undefined && !isBack && differences.count() === 0) {
    compared.search = await checkSearch({
      searchUrl,
      prefix: searchPrefix,
      records: records.store,
      administrativeTowns,
      differences,
    });
  }
  return compared;
}
