import type { Declarations } from './declared-names.ts';

/** Semver levels of a change. */
export const LEVELS = ['patch', 'minor', 'major'] as const;
export type Level = (typeof LEVELS)[number];

/** A changed name of the public types. */
export interface ApiChange {
  /** `platform: Slot` */
  name: string;
  kind: 'added' | 'removed' | 'changed' | 'widened';
  level: Level;
}

/**
 * Changes of a facade's public types. A type that only gained optional members is an addition, which breaks no remote;
 * any other change may be breaking.
 */
export function changesBetween(facade: string, before: Declarations, now: Declarations): ApiChange[] {
  const names = [...new Set([...before.keys(), ...now.keys()])].sort();
  return names.flatMap((short): ApiChange[] => {
    const [was, is] = [before.get(short), now.get(short)];
    const name = `${facade}: ${short}`;
    if (was === is) return [];
    if (was === undefined) return [{ name, kind: 'added', level: 'minor' }];
    if (is === undefined) return [{ name, kind: 'removed', level: 'major' }];
    return [
      isWider(was, is)
        ? { name, kind: 'widened', level: 'minor' }
        : { name, kind: 'changed', level: 'major' },
    ];
  });
}

/** The same lines in the same order, with additional optional members. */
function isWider(was: string, is: string): boolean {
  const former = was.split('\n');
  let next = 0;
  for (const line of is.split('\n')) {
    if (line === former[next]) next += 1;
    else if (!/^\s+(readonly )?[\w$'"-]+\?: .*;$/.test(line)) return false;
  }
  return next === former.length;
}

/** The highest level of the changes. */
export const levelOf = (changes: readonly ApiChange[]): Level =>
  LEVELS.findLast((level) => changes.some((change) => change.level === level)) ?? 'patch';

/**
 * The lowest version for a change of this level. Below 1.0.0, as in ranges like ^0.1.0, breaking changes increment the
 * minor and additions the patch.
 */
export function nextVersion(version: string, level: Level): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const place = LEVELS.length - 1 - LEVELS.indexOf(level) + (major === 0 ? 1 : 0);
  if (place === 0) return `${major + 1}.0.0`;
  return place === 1 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** The bump to choose in `npm run changeset` for a change of this level. */
export function bumpFor(version: string, level: Level): Level {
  if (!version.startsWith('0.')) return level;
  return level === 'major' ? 'minor' : 'patch';
}

export function isAtLeast(version: string, lowest: string): boolean {
  const [numbers, wanted] = [version, lowest].map((text) => text.split('.').map(Number));
  const index = [0, 1, 2].find((place) => numbers?.[place] !== wanted?.[place]);
  return index === undefined || (numbers?.[index] ?? 0) > (wanted?.[index] ?? 0);
}
