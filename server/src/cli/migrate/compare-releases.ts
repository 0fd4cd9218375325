import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { OnProgress } from '../../kernel/on-progress.ts';
import type { FileComparison } from './compare-files.ts';
import type { Differences } from './differences.ts';
import { byBytes } from './in-pairs.ts';
import type { ReleaseLocation, ReleaseName } from './release-location.ts';

export interface ReleaseComparison extends FileComparison {
  /** Number of history entries. */
  changes: { source: number; target: number };
}

interface Comparison {
  source: ReleaseLocation;
  target: ReleaseLocation;
  differences: Differences;
  onRelease?: OnProgress;
}

/** Compares every file of every release, and the rollout state and history. */
export async function compareReleases(comparison: Comparison): Promise<ReleaseComparison> {
  const { source, target, differences, onRelease } = comparison;
  const sides = { source, target };
  const [sources, targets] = await Promise.all([keysOf(source), keysOf(target)]);
  const keys = [...new Set([...sources.keys(), ...targets.keys()])].sort(byBytes);
  const hashes = { source: createHash('sha256'), target: createHash('sha256') };
  for (const [at, key] of keys.entries()) {
    const found = { source: sources.get(key), target: targets.get(key) };
    const contents: { source?: string; target?: string } = {};
    for (const side of ['source', 'target'] as const) {
      const release = found[side];
      if (!release) continue;
      const text = await sides[side].withFolder(release, contentsOf);
      contents[side] = text;
      hashes[side].update(`${key} ${text}\n`);
    }
    if (contents.target === undefined) differences.add(`The release ${key} is missing at the target.`);
    else if (contents.source === undefined) differences.add(`The release ${key} is only at the target.`);
    else if (contents.source !== contents.target)
      differences.add(`The release ${key} has other files at the target.`);
    onRelease?.(at + 1, keys.length);
  }
  const [live, other] = await Promise.all([liveOf(source), liveOf(target)]);
  if (!isDeepStrictEqual(live, other)) differences.add('The live releases, or their history, differ.');
  hashes.source.update(JSON.stringify(live));
  hashes.target.update(JSON.stringify(other));
  return {
    source: sources.size,
    target: targets.size,
    changes: { source: live.history.length, target: other.history.length },
    hash: { source: hashes.source.digest('hex'), target: hashes.target.digest('hex') },
  };
}

const keysOf = async (location: ReleaseLocation): Promise<Map<string, ReleaseName>> =>
  new Map((await location.list()).map((release) => [`${release.name} ${release.version}`, release]));

async function liveOf(location: ReleaseLocation) {
  const store = location.store();
  return { rollout: await store.rollout(), history: await store.history() };
}

/** Names and hashes of all files; the descriptor by value, because stores serialize it differently. */
async function contentsOf(folder: string): Promise<string> {
  const lines: string[] = [];
  for (const target of ['node', 'web']) {
    const names = await readdir(path.join(folder, target)).catch(() => []);
    for (const name of names.sort(byBytes)) {
      const bytes = await readFile(path.join(folder, target, name));
      lines.push(`${target}/${name} ${createHash('sha256').update(bytes).digest('hex')}`);
    }
  }
  const descriptor = JSON.parse(await readFile(path.join(folder, 'remote.json'), 'utf8')) as object;
  return JSON.stringify([sorted(descriptor), lines]);
}

/** Sorts fields recursively. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => byBytes(one, other));
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]));
};
