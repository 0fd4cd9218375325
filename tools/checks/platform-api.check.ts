import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bumpFor } from '../platform-api/api-change.ts';
import { type ApiVerdict, judgeApi, verdictLines } from '../platform-api/judge-api.ts';
import { type Check, resultOf } from './check.ts';

/** The public types of shared and the build of the kit match docs/platform-api, so that no change goes unnoticed. */
export const platformApiCheck: Check = {
  name: 'platform API',
  async run(rootFolder) {
    const verdict = await judgeApi(rootFolder);
    const lines = verdictLines(verdict);
    const names = Object.values(verdict.current).reduce((sum, door) => sum + door.size, 0);
    return resultOf(
      [
        ...(lines.length > 0 ? [...lines, solutionOf(verdict)] : []),
        ...changelogFindings(rootFolder, verdict.version),
      ],
      `${names} public types and ${verdict.kit.size} files of the kit as recorded for ${verdict.version}`,
    );
  },
};

/** The commands that record the changes. */
function solutionOf({ level, version, isRaised }: ApiVerdict): string {
  const record = '`npm run platform-api -- --write`';
  return isRaised
    ? `${record} records them.`
    : `Run \`npm run changeset\` (choose ${bumpFor(version, level)}), \`npm run changeset version\`, \`npm install\` and ${record}. CONTRIBUTING.md has the recipe "Change a public type of \`shared\`".`;
}

/** Remote teams read the changelog, so every version needs a section. */
function changelogFindings(rootFolder: string, version: string): string[] {
  const changelog = readFileSync(path.join(rootFolder, 'shared/CHANGELOG.md'), 'utf8');
  return changelog.split('\n').includes(`## ${version}`)
    ? []
    : [`shared/CHANGELOG.md has no section "## ${version}": \`npm run changeset version\` writes it.`];
}
