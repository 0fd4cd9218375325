import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Descriptor, descriptorSchema, LANGUAGES } from '@portico/shared/contracts';
import type { StatsCompilation } from 'webpack';
import { EXPOSE_CHUNK, FEDERATION_OF_PAGE, SINGLETONS } from './federation.ts';
import type { ModuleFacts } from './module-facts-plugin.ts';
import type { RemoteDeclaration } from './remote-declaration.ts';

export interface DescriptorInput {
  name: string;
  version: string;
  kind: 'shell' | 'remote';
  /** Version of @portico/shared in the build. */
  platformVersion: string;
  /** The release's folder, with built web/ and node/. */
  folder: string;
  /** Statistics of the browser build, with chunk groups and entry points. */
  stats: Pick<StatsCompilation, 'namedChunkGroups'>;
  declaration: RemoteDeclaration;
  facts: ModuleFacts;
}

const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Integrity hash of every script in a folder. */
export function hashesOf(folder: string): Record<string, string> {
  const scripts = readdirSync(folder).filter((file) => /\.m?js$/.test(file));
  return Object.fromEntries(scripts.sort().map((file) => [file, integrityOf(path.join(folder, file))]));
}

/** Creates the descriptor of a release from its build. */
export function createDescriptor(input: DescriptorInput): Descriptor {
  const { name, version, kind, platformVersion, folder, stats, declaration, facts } = input;
  const web = hashesOf(path.join(folder, 'web'));
  const groups = stats.namedChunkGroups ?? {};
  const filesOf = (group: string): string[] => {
    const found = groups[group];
    if (!found) {
      throw new Error(
        `${name}: nothing was built under the chunk name '${group}'. ` +
          `Its import in src/remote.ts needs the comment /* webpackChunkName: "${group}" */.`,
      );
    }
    return (found.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js'));
  };
  const entry = Object.keys(web).find((file) => file.startsWith(kind === 'shell' ? 'main.' : 'remoteEntry.'));
  if (!entry) throw new Error(`${name}: the build left no entry in ${folder}/web`);

  return descriptorSchema.parse({
    name,
    version,
    kind,
    platform: `^${platformVersion}`,
    entry,
    expose: kind === 'remote' ? filesOf(EXPOSE_CHUNK) : [],
    routes: Object.fromEntries(
      Object.entries(declaration.routes).map(([route, declared]) => [
        route,
        { ...declared, chunks: filesOf(`route-${route}`) },
      ]),
    ),
    slots: Object.fromEntries(
      Object.keys(declaration.slots).map((slot) => [slot, { chunks: filesOf(`slot-${slot}`) }]),
    ),
    messages: Object.fromEntries(
      LANGUAGES.map((language) => [language, filesOf(`messages-${language}-json`)]),
    ),
    ...(kind === 'shell'
      ? { provides: { platform: platformVersion, singletons: [...SINGLETONS, FEDERATION_OF_PAGE] } }
      : { consumes: [FEDERATION_OF_PAGE, ...facts.consumes] }),
    endpoints: facts.endpoints,
    slices: facts.slices,
    web,
    entryListsHashes: true,
    node: hashesOf(path.join(folder, 'node')),
  } satisfies Descriptor);
}
