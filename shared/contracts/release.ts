import { z } from 'zod';
import type { Language } from './constants.ts';
import { type PageDeclaration, pageDeclarationSchema } from './page-declaration.ts';
import type { PageSettings } from './page-settings.ts';

const hashSchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const fileSchema = z.string().regex(/^[\w.-]+$/);
export const releaseNameSchema = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/);
export const releaseVersionSchema = z.string().regex(/^[\w.+-]{1,80}$/);

/** One route: its pattern as react-router reads it, what it declares, and the browser files to fetch for it. */
export const descriptorRouteSchema = z.object({
  path: z.string().startsWith('/'),
  ...pageDeclarationSchema.shape,
  /** Files of the route's chunk, entry and expose chunk not included. */
  chunks: z.array(fileSchema),
});

/** Slots of pages that every remote may fill at once; each of the others belongs to one remote at a time. */
export const OPEN_SLOTS = ['portal.blocks'] as const;

/** What the build writes of one package: plain data, read by server and shell without loading its code. */
export const descriptorSchema = z.strictObject({
  name: releaseNameSchema,
  version: releaseVersionSchema,
  kind: z.enum(['shell', 'remote']),
  /** Range of @portico/shared's version that the package was built for. */
  platform: z.string(),
  /** The shell's script, or the remote's container entry, in web/. */
  entry: fileSchema,
  /** The exposed module's chunk files in web/; empty for the shell. */
  expose: z.array(fileSchema),
  routes: z.record(z.string(), descriptorRouteSchema),
  /** Slot name to the browser files of its filling. */
  slots: z.record(z.string(), z.object({ chunks: z.array(fileSchema) })),
  /** Language to the files of its messages in web/. */
  messages: z.record(z.string(), z.array(fileSchema)),
  /** Keys of singletons that the package uses and the shell has to provide; releases built before they were listed lack it. */
  consumes: z.array(z.string()).optional(),
  /** What the shell gives to every remote; the shell's descriptor alone has it. */
  provides: z.strictObject({ platform: z.string(), singletons: z.array(z.string()) }).optional(),
  /** What the package adds to the page's one store, by name: RTK Query endpoints and slices. */
  endpoints: z.array(z.string()).optional(),
  slices: z.array(z.string()).optional(),
  /** Every script in web/ with its integrity hash. */
  web: z.record(fileSchema, hashSchema),
  /** Whether its entry brings the hashes of its other scripts; pages list them all for releases built before that. */
  entryListsHashes: z.boolean().optional(),
  /** Every file in node/ with its hash, checked before a render worker loads it. */
  node: z.record(fileSchema, hashSchema),
});
export type Descriptor = z.infer<typeof descriptorSchema>;

/** Which version of each package is live; `id` changes whenever one of them does. */
export const releaseSetSchema = z.object({
  id: z.string(),
  packages: z.record(releaseNameSchema, releaseVersionSchema),
});
export type ReleaseSet = z.infer<typeof releaseSetSchema>;

/** One remote as the shell sees it in the page. */
export interface RemoteListing {
  name: string;
  version: string;
  /** Address of the remote's container entry. */
  entry: string;
  /** `files`: beside the entry, what the route's code needs besides it, so that it can be fetched ahead. */
  routes: Record<string, PageDeclaration & { path: string; files?: readonly string[] }>;
  slots: string[];
}

/** One remote that this page takes from elsewhere than its release, because its reader chose so. */
export interface PageOverride {
  remote: string;
  /** Where its `remote.json` and, under `web/`, its files are. */
  origin: string;
  /** ISO time. */
  until: string;
}

/** What the server writes into each page for the shell to start from. */
export interface PageBoot {
  settings: PageSettings;
  releaseSet: string;
  language: Language;
  remotes: RemoteListing[];
  /**
   * Script address to integrity hash: of entries and of what the page wants at once; entries add those of their packages.
   * An address that is missing is refused. Null in development, where files change.
   */
  integrity: Record<string, string> | null;
  /** Scripts to preload, then the shell's own script. */
  preload: string[];
  main: string;
  override?: PageOverride | undefined;
}
