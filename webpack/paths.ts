import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, or of the kit. */
export const rootFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Whether this is the packed kit for other repositories. */
export const isKit = rootFolder.endsWith(path.join('@portico', 'shared', 'kit'));

/** Output folder of releases, one folder per `{name}/{version}`. */
export const releasesFolder = path.join(rootFolder, 'build', 'releases');

/** The platform's packages that are built and released, the shell first. */
export const PACKAGES = [
  'shell',
  'mfe-discovery',
  'mfe-portal',
  'mfe-creator',
  'mfe-catalog',
  'mfe-console',
] as const;
export type PackageName = (typeof PACKAGES)[number];

export const kindOf = (name: string): 'shell' | 'remote' => (name === 'shell' ? 'shell' : 'remote');
