import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Descriptor, descriptorSchema } from '@portico/shared/contracts';
import { blocking, type GateFinding } from '../gate-finding.ts';
import { readBuiltRelease } from '../read-built-release.ts';
import { ReleaseRefused } from '../release-refused.ts';
import type { KnownReleases } from '../release-store.ts';
import { gates } from './gates.ts';
import type { ReleaseUnderCheck } from './release-under-check.ts';
import type { SmokeSite } from './smoke-site.ts';

export interface CheckInput {
  /** The built release, with web/, node/ and remote.json. */
  folder: string;
  /** Package name to the version that is live; empty before anything is. */
  live: Readonly<Record<string, string>>;
  releases: KnownReleases;
  /** Where to draw its pages; nothing is drawn without it. */
  site?: SmokeSite | undefined;
}

/**
 * Asks a built release everything that could make it, or what is live beside it, fail in front of visitors. Gives all
 * that was found, what blocks first. A release that is not what its descriptor says is asked nothing more.
 */
export async function checkRelease({ folder, live, releases, site }: CheckInput): Promise<GateFinding[]> {
  const absolute = path.resolve(folder);
  const read = await readDescriptor(absolute);
  if ('code' in read) return [read];
  const tampered = await filesDiffer(absolute);
  if (tampered) return [tampered];
  const release = await withOthers({ folder: absolute, descriptor: read, live, releases, site });
  const findings: GateFinding[] = [];
  for (const gate of gates) findings.push(...(await gate(release)));
  return [...findings].sort((a, b) => Number(b.isBlocking) - Number(a.isBlocking));
}

async function readDescriptor(folder: string): Promise<Descriptor | GateFinding> {
  const wayOut = 'Build it again with the build of this platform version, and publish the folder it names.';
  const text = await readFile(path.join(folder, 'remote.json'), 'utf8').catch(() => undefined);
  if (text === undefined) {
    return blocking('PG-101', `${folder} is no built release: it has no remote.json.`, wayOut);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return blocking('PG-101', `${folder}/remote.json is no JSON.`, wayOut);
  }
  const parsed = descriptorSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'remote.json'}: ${issue.message}`,
  );
  return blocking('PG-101', `${folder}/remote.json is no descriptor: ${issues.join('; ')}.`, wayOut);
}

async function filesDiffer(folder: string): Promise<GateFinding | undefined> {
  try {
    await readBuiltRelease(folder);
    return undefined;
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    return blocking(
      'PG-102',
      error.message,
      'Files changed after the build, or on the way here: build again and copy the folder as a whole.',
    );
  }
}

async function withOthers({
  folder,
  descriptor,
  live,
  releases,
  site,
}: CheckInput & { descriptor: Descriptor }): Promise<ReleaseUnderCheck> {
  const all = await Promise.all(
    Object.entries(live).map(([name, version]) => releases.descriptor(name, version)),
  );
  const others = all.filter(({ name }) => name !== descriptor.name);
  const former = all.find(({ name }) => name === descriptor.name);
  return { folder, descriptor, former, others, releases, site };
}
