import { createHash } from 'node:crypto';
import type { ReleaseSet } from '@portico/shared/contracts';

/** These versions as a set; the same versions always have the same id. */
export function releaseSetOf(packages: Readonly<Record<string, string>>): ReleaseSet {
  const names = Object.keys(packages).sort();
  const text = names.map((name) => `${name}@${packages[name]}`).join('\n');
  return { id: createHash('sha256').update(text).digest('hex').slice(0, 12), packages: { ...packages } };
}
