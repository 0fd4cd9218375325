import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository; the folder of the same files in the kit. */
export const rootFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Whether this is the packed kit that other repositories build with, instead of the repository. */
export const isKit = rootFolder.endsWith(path.join('@portico', 'shared', 'kit'));

/** Where builds leave releases, one folder per `{name}/{version}`. */
export const releasesFolder = path.join(rootFolder, 'build', 'releases');

/** The packages that are built and released, the shell first. */
export const PACKAGES = ['shell', 'mfe-discovery', 'mfe-portal', 'mfe-creator', 'mfe-catalog'] as const;
export type PackageName = (typeof PACKAGES)[number];

export const kindOf = (name: string): 'shell' | 'remote' => (name === 'shell' ? 'shell' : 'remote');
