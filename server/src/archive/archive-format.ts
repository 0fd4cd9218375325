import { z } from 'zod';

/** Raise it for a change that an older Portico cannot read; it rejects newer formats. */
export const ARCHIVE_FORMAT = 2;

export const HEADER_PART = 'header.json';
export const MANIFEST_PART = 'manifest.json';

/** First part of an archive, read and validated before the rest. */
export const archiveHeaderSchema = z.object({
  archive: z.enum(['provider', 'backup', 'person']),
  format: z.number().int().positive(),
  /** ISO time. */
  createdAt: z.string(),
  /** Id of the exported provider. */
  provider: z.string().optional(),
  /** Salt of the key that encrypts the passcodes, in base64url; absent without passcodes. */
  passcodeSalt: z.string().optional(),
  /** Identifies the server's secret. */
  secretFingerprint: z.string().optional(),
});
export type ArchiveHeader = z.infer<typeof archiveHeaderSchema>;

/** Last part of an archive; without it the archive is truncated. */
export const archiveManifestSchema = z.object({
  counts: z.record(z.string(), z.number().int()),
  parts: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
});
export type ArchiveManifest = z.infer<typeof archiveManifestSchema>;
