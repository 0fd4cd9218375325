import { z } from 'zod';
import type { Language } from './constants.ts';
import { type PageDeclaration, pageDeclarationSchema } from './page-declaration.ts';
import type { PageSettings } from './page-settings.ts';

const hashSchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const fileSchema = z.string().regex(/^[\w.-]+$/);
export const releaseNameSchema = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/);
export const releaseVersionSchema = z.string().regex(/^[\w.+-]{1,80}$/);

/** One route: its pattern (react-router), its declaration and the browser files to prefetch. */
export const descriptorRouteSchema = z.object({
  path: z.string().startsWith('/'),
  ...pageDeclarationSchema.shape,
  /** Files of the route's chunk, without the entry and the expose chunk. */
  chunks: z.array(fileSchema),
});

/** Slots that every remote may fill; any other slot is filled by one remote. */
export const OPEN_SLOTS = ['portal.blocks'] as const;

/** Metadata of a built package, which server and shell read without loading its code. */
export const descriptorSchema = z.strictObject({
  name: releaseNameSchema,
  version: releaseVersionSchema,
  kind: z.enum(['shell', 'remote']),
  /** Version range of @portico/shared for which the package was built. */
  platform: z.string(),
  /** File in web/: the shell's script, or the remote's container entry. */
  entry: fileSchema,
  /** Chunk files of the exposed module in web/; empty for the shell. */
  expose: z.array(fileSchema),
  routes: z.record(z.string(), descriptorRouteSchema),
  /** Browser files by slot name. */
  slots: z.record(z.string(), z.object({ chunks: z.array(fileSchema) })),
  /** Message files in web/ by language. */
  messages: z.record(z.string(), z.array(fileSchema)),
  /** Keys of the singletons that the package uses; releases built before this field lack it. */
  consumes: z.array(z.string()).optional(),
  /** Singletons that the shell provides to remotes; only in the shell's descriptor. */
  provides: z.strictObject({ platform: z.string(), singletons: z.array(z.string()) }).optional(),
  /** What the package adds to the shared store, by name: RTK Query endpoints and slices. */
  endpoints: z.array(z.string()).optional(),
  slices: z.array(z.string()).optional(),
  /** Every script in web/ with its integrity hash. */
  web: z.record(fileSchema, hashSchema),
  /** Whether the entry contains the hashes of its other scripts; for older releases, pages list them all. */
  entryListsHashes: z.boolean().optional(),
  /** Every file in node/ with its hash, which a render worker verifies before loading. */
  node: z.record(fileSchema, hashSchema),
});
export type Descriptor = z.infer<typeof descriptorSchema>;

/** The live version of each package; `id` changes with any of them. */
export const releaseSetSchema = z.object({
  id: z.string(),
  packages: z.record(releaseNameSchema, releaseVersionSchema),
});
export type ReleaseSet = z.infer<typeof releaseSetSchema>;

/** A remote as the shell sees it in the page. */
export interface RemoteListing {
  name: string;
  version: string;
  /** URL of the remote's container entry. */
  entry: string;
  /** `files`: the files that the route needs beside the entry, for prefetching. */
  routes: Record<string, PageDeclaration & { path: string; files?: readonly string[] }>;
  slots: string[];
}

/** A remote that this page loads from another origin, because its admin chose so. */
export interface PageOverride {
  remote: string;
  /** Serves `remote.json` and, below `web/`, its files. */
  origin: string;
  /** ISO time. */
  until: string;
}

/** Boot data that the server writes into each page for the shell. */
export interface PageBoot {
  settings: PageSettings;
  releaseSet: string;
  language: Language;
  /** The languages that the site offers; absent for all. */
  languages?: readonly Language[] | undefined;
  remotes: RemoteListing[];
  /**
   * Integrity hashes by script URL, for entries and scripts that the page loads at once; entries add those of their
   * packages, and scripts that are not listed are blocked. Null in development, where files change.
   */
  integrity: Record<string, string> | null;
  /** Scripts to preload; the last is the shell's main script. */
  preload: string[];
  main: string;
  override?: PageOverride | undefined;
}
