import { z } from 'zod';

/** Raise it when an older Portico could not read what is written; what it cannot read, it refuses. */
export const ARCHIVE_FORMAT = 2;

export const HEADER_PART = 'header.json';
export const MANIFEST_PART = 'manifest.json';

/** Stands first in an archive: what it is, before anything of it is believed. */
export const archiveHeaderSchema = z.object({
  archive: z.enum(['provider', 'backup', 'person']),
  format: z.number().int().positive(),
  /** ISO time. */
  createdAt: z.string(),
  /** The provider's id where it was exported. */
  provider: z.string().optional(),
  /** Salt of the key that seals the passcodes, in base64url; absent when they were left out. */
  passcodeSalt: z.string().optional(),
  /** Tells one server secret from another. */
  secretFingerprint: z.string().optional(),
});
export type ArchiveHeader = z.infer<typeof archiveHeaderSchema>;

/** Stands last: an archive without it was cut off. */
export const archiveManifestSchema = z.object({
  counts: z.record(z.string(), z.number().int()),
  parts: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
});
export type ArchiveManifest = z.infer<typeof archiveManifestSchema>;
