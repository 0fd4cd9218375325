import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Descriptor } from '@portico/shared/contracts';
import { VerifiedRelease } from '../releases/verified-release.ts';
import { scratchFolder } from './scratch-folder.ts';

interface Wanted extends Partial<Descriptor> {
  name: string;
  version: string;
  /** Contents of its browser script and its server script. */
  script?: string;
  serverScript?: string;
}

export const hashOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Writes a built release with one script that exports its version; returns its folder. */
export function builtRelease({ name, version, script, serverScript, ...changes }: Wanted): string {
  const folder = path.join(scratchFolder(), `${name}-${version}`);
  const text = script ?? `globalThis.release = '${name} ${version}';`;
  const serverText = serverScript ?? text;
  for (const place of ['web', 'node']) mkdirSync(path.join(folder, place), { recursive: true });
  writeFileSync(path.join(folder, 'web', 'main.js'), text);
  writeFileSync(path.join(folder, 'web', 'main.js.gz'), gzipSync(text));
  writeFileSync(path.join(folder, 'node', 'main.js'), serverText);
  writeFileSync(path.join(folder, 'node', 'package.json'), '{"type":"commonjs"}');
  const descriptor: Descriptor = {
    name,
    version,
    kind: name === 'shell' ? 'shell' : 'remote',
    platform: '^0.1.0',
    entry: 'main.js',
    expose: [],
    routes: {},
    slots: {},
    messages: {},
    ...(name === 'shell' ? { provides: { platform: '0.1.0', singletons: [] } } : { consumes: [] }),
    endpoints: [],
    slices: [],
    web: { 'main.js': hashOf(text) },
    node: { 'main.js': hashOf(serverText) },
    ...changes,
  };
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(descriptor));
  return folder;
}

/** Writes these versions as the latest builds, with `built.json`; returns the folder. */
export function lastBuild(
  versions: Readonly<Record<string, string>>,
  folder: string = path.join(scratchFolder(), 'releases'),
): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, version] of Object.entries(versions))
    cpSync(builtRelease({ name, version }), path.join(folder, name, version), { recursive: true });
  writeFileSync(path.join(folder, 'built.json'), JSON.stringify(versions));
  return folder;
}

/** The same, verified for a store. */
export const verifiedRelease = (wanted: Wanted): Promise<VerifiedRelease> =>
  VerifiedRelease.verify(builtRelease(wanted));
