import type { Descriptor, PageDeclaration, ReleaseSet, RemoteListing } from '@portico/shared/contracts';
import { routeMatcher } from '@portico/shared/domain';
import type { ReleaseStore } from '../releases/release-store.ts';

/** A release set with what a page needs of its descriptors. */
export interface LiveRelease {
  set: ReleaseSet;
  descriptors: readonly Descriptor[];
  shell: Descriptor;
  listings: RemoteListing[];
  /** The declarations of the page at a path; undefined when no route matches. */
  declarationAt: (pathname: string) => PageDeclaration | undefined;
  /** Integrity hash of every script by URL. */
  integrity: Record<string, string>;
  /** Scripts whose hash every page lists: entries, and all scripts of packages whose entry lists none. */
  alwaysListed: readonly string[];
}

export const scriptAddress = (descriptor: Descriptor, file: string): string =>
  `/_r/${descriptor.name}/${descriptor.version}/${file}`;

/** Reads the descriptors of a release set. Throws when it has no shell. */
export async function readLiveRelease(
  set: ReleaseSet,
  releases: Pick<ReleaseStore, 'descriptor'>,
): Promise<LiveRelease> {
  const descriptors = await Promise.all(
    Object.entries(set.packages).map(([name, version]) => releases.descriptor(name, version)),
  );
  const shell = descriptors.find((descriptor) => descriptor.kind === 'shell');
  if (!shell) throw new Error('The live release set has no shell.');
  const remotes = descriptors.filter((descriptor) => descriptor.kind === 'remote');
  return {
    set,
    descriptors,
    shell,
    listings: remotes.map((remote) => ({
      name: remote.name,
      version: remote.version,
      entry: scriptAddress(remote, remote.entry),
      routes: Object.fromEntries(
        Object.entries(remote.routes).map(([name, { chunks, ...declared }]) => [
          name,
          // A page for a role is never fetched ahead.
          declared.role ? declared : { ...declared, files: [...remote.expose, ...chunks] },
        ]),
      ),
      slots: Object.keys(remote.slots),
    })),
    declarationAt: routeMatcher(descriptors.flatMap(({ routes }) => Object.values(routes))),
    alwaysListed: descriptors.flatMap((descriptor) =>
      (descriptor.entryListsHashes ? [descriptor.entry] : Object.keys(descriptor.web)).map((file) =>
        scriptAddress(descriptor, file),
      ),
    ),
    integrity: Object.fromEntries(
      descriptors.flatMap((descriptor) =>
        Object.entries(descriptor.web).map(([file, hash]) => [scriptAddress(descriptor, file), hash]),
      ),
    ),
  };
}

/** The hashes that a page with these preloads must list; entries list the rest. [T-18] */
export const integrityFor = (
  { integrity, alwaysListed }: Pick<LiveRelease, 'integrity' | 'alwaysListed'>,
  wanted: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    [...alwaysListed, ...wanted].flatMap((address) => {
      const hash = integrity[address];
      return hash ? [[address, hash]] : [];
    }),
  );

export interface PreloadInput {
  language: string;
  /** `{remote}:{route}` */
  routeId: string | undefined;
  /** `{slot}:{remote}` */
  drawnSlots: readonly string[];
}

/** Scripts to preload: the route's remote with its messages, and the remotes that fill its slots. */
export function preloadsFor(release: LiveRelease, { language, routeId, drawnSlots }: PreloadInput): string[] {
  const [remoteName, routeName] = routeId?.split(':') ?? [];
  const files = new Set<string>();
  for (const file of release.shell.messages[language] ?? []) files.add(scriptAddress(release.shell, file));
  for (const descriptor of release.descriptors) {
    if (descriptor.kind !== 'remote') continue;
    const chunks = new Set<string>();
    if (descriptor.name === remoteName && routeName) {
      const route = descriptor.routes[routeName];
      // A document does not know its reader, and people without the role download nothing of the page.
      if (!route?.role) for (const chunk of route?.chunks ?? []) chunks.add(chunk);
    }
    for (const [slot, { chunks: slotChunks }] of Object.entries(descriptor.slots)) {
      if (drawnSlots.includes(`${slot}:${descriptor.name}`))
        for (const chunk of slotChunks) chunks.add(chunk);
    }
    if (chunks.size === 0) continue;
    for (const file of [
      descriptor.entry,
      ...descriptor.expose,
      ...chunks,
      ...(descriptor.messages[language] ?? []),
    ]) {
      files.add(scriptAddress(descriptor, file));
    }
  }
  return [...files];
}
