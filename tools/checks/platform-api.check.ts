import { readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeApi, verdictLines } from '../platform-api/judge-api.ts';
import { type Check, resultOf } from './check.ts';

/** The public types of shared match docs/platform-api, so that no change goes unnoticed. */
export const platformApiCheck: Check = {
  name: 'platform API',
  async run(rootFolder) {
    const verdict = await judgeApi(rootFolder);
    const lines = verdictLines(verdict);
    const wayOut =
      'Raise the version with `npm run changeset` and `npm run changeset version`, then write the types down with `npm run platform-api -- --write`; CONTRIBUTING.md says more.';
    const names = Object.values(verdict.current).reduce((sum, door) => sum + door.size, 0);
    return resultOf(
      [...(lines.length > 0 ? [...lines, wayOut] : []), ...changelogFindings(rootFolder, verdict.version)],
      `${names} public types as recorded for ${verdict.version}`,
    );
  },
};

/** Remote teams read the changelog, so every version needs a section. */
function changelogFindings(rootFolder: string, version: string): string[] {
  const changelog = readFileSync(path.join(rootFolder, 'shared/CHANGELOG.md'), 'utf8');
  return changelog.split('\n').includes(`## ${version}`)
    ? []
    : [`shared/CHANGELOG.md has no section "## ${version}": \`npm run changeset version\` writes it.`];
}
