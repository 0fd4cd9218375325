export interface BuiltRelease {
  name: string;
  version: string;
  folder: string;
  /** False when a build of the same sources existed. */
  isNew: boolean;
}

/** Reads what `build.ts --json` prints. Throws if it is anything else. */
export function readBuiltReleases(printed: string): BuiltRelease[] {
  const releases: unknown = JSON.parse(printed);
  if (Array.isArray(releases) && releases.every(isBuiltRelease)) return releases;
  throw new Error(`The build printed no list of releases, but ${printed}`);
}

function isBuiltRelease(value: unknown): value is BuiltRelease {
  if (typeof value !== 'object' || value === null) return false;
  const { name, version, folder, isNew } = value as Record<keyof BuiltRelease, unknown>;
  return [name, version, folder].every((text) => typeof text === 'string') && typeof isNew === 'boolean';
}
