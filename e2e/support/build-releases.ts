import { spawnSync } from 'node:child_process';
import path from 'node:path';

const rootFolder = path.resolve(import.meta.dirname, '../..');

/** Called by Playwright before all journeys: builds what has changed, unless `npm test` has done so. */
export default function buildReleases(): void {
  if (process.env.PORTICO_RELEASES_BUILT) return;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'webpack/build.ts'], {
    cwd: rootFolder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The releases were not built; what the build said is above.');
}
