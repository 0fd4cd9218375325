import { createHash } from 'node:crypto';
import type { ReleaseSet } from '@portico/shared/contracts';

/** The set of these versions; equal versions have an equal id. */
export function releaseSetOf(packages: Readonly<Record<string, string>>): ReleaseSet {
  const names = Object.keys(packages).sort();
  const text = names.map((name) => `${name}@${packages[name]}`).join('\n');
  return { id: createHash('sha256').update(text).digest('hex').slice(0, 12), packages: { ...packages } };
}
