import type { Command } from 'commander';
import { diffReleases, type ReleaseDiff } from '../../releases/diff-releases.ts';
import { openReleases } from '../../releases/open-releases.ts';
import type { ReleaseStore } from '../../releases/release-store.ts';
import type { Cli } from '../cli.ts';
import { CliError } from '../cli-io.ts';

export function remotesDiffCommand(remotes: Command, cli: Cli): void {
  cli.command(
    remotes
      .command('diff')
      .argument('<name>')
      .argument('[before]', 'a version; default: the live one, or the one before it')
      .argument('[after]', 'a version; default: the canary, or the live one')
      .description('compare two releases of a package: what was added, removed and changed'),
    async ({ config, args: [name = '', before, after] }) => {
      const releases = openReleases(config);
      const versions = await versionsOf(releases, { name, before, after });
      const diff = await diffReleases(releases, { name, ...versions });
      return { data: diff, text: textOf(diff) };
    },
  );
}

interface Wanted {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

async function versionsOf(
  releases: ReleaseStore,
  { name, before, after }: Wanted,
): Promise<{ before: string; after: string }> {
  const { stable, candidate } = (await releases.rollout()) ?? {};
  const live = stable?.packages[name];
  const canary = candidate?.name === name ? candidate.version : undefined;
  if (before !== undefined) {
    const latest = after ?? (before === live ? canary : live);
    if (latest === undefined) throw new CliError(`Name the version of ${name} to compare with.`);
    return { before, after: latest };
  }
  if (live === undefined) throw new CliError(`${name} is not live: name the versions to compare.`);
  if (canary !== undefined) return { before: live, after: canary };
  const former = (await releases.history()).findLast(
    (event) => event.name === name && event.version === live && event.from !== undefined,
  );
  if (former?.from === undefined) throw new CliError(`There was no version of ${name} before ${live}.`);
  return { before: former.from, after: live };
}

const size = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const signed = (bytes: number): string => `${bytes < 0 ? '-' : '+'}${size(Math.abs(bytes))}`;

function textOf({ name, before, after, platform, parts, files }: ReleaseDiff): string {
  const lines = [`${name} ${before} -> ${after}`];
  if (platform) lines.push('', 'platform', `  ${platform.before} -> ${platform.after}`);
  for (const [part, { added, removed, changed }] of Object.entries(parts)) {
    const rows = [
      ...added.map((entry) => `  + ${entry}`),
      ...removed.map((entry) => `  - ${entry}`),
      ...changed.map((entry) => `  ~ ${entry}`),
    ];
    if (rows.length > 0) lines.push('', part, ...rows);
  }
  for (const { place, before: was, after: is, changes } of files) {
    if (changes.length === 0) continue;
    lines.push('', `${place}: ${size(was)} -> ${size(is)} (${signed(is - was)})`);
    for (const { file, before: old, after: now } of changes) {
      if (old === undefined) lines.push(`  + ${file} ${size(now ?? 0)}`);
      else if (now === undefined) lines.push(`  - ${file} ${size(old)}`);
      else lines.push(`  ~ ${file} ${size(old)} -> ${size(now)} (${signed(now - old)})`);
    }
  }
  return lines.length === 1 ? `${lines[0]}\nNothing differs.` : lines.join('\n');
}
