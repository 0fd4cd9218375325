import type { Config } from '../../config/config.ts';
import { CliError } from '../cli-io.ts';

export const PARTS = ['records', 'files'] as const;
export type Part = (typeof PARTS)[number];

interface Wish extends Pick<Config, 'databaseUrl' | 's3'> {
  /** One of the parts; by default all configured ones. */
  only?: Part | undefined;
}

/**
 * The parts to migrate: records if a database is configured, images and releases if a bucket is. Throws for an
 * impossible combination.
 */
export function partsToMove({ databaseUrl, s3, only }: Wish): ReadonlySet<Part> {
  const configured = new Set<Part>([
    ...(databaseUrl === undefined ? [] : (['records'] as const)),
    ...(s3 === undefined ? [] : (['files'] as const)),
  ]);
  if (configured.size === 0) {
    throw new CliError(
      'There is nothing to move to or from: set DATABASE_URL for records, S3_BUCKET and its keys for images and releases, or both.',
    );
  }
  if (only === undefined) return configured;
  if (configured.has(only)) return new Set([only]);
  throw new CliError(
    only === 'records'
      ? 'Records move with DATABASE_URL alone.'
      : 'Images and releases move with S3_BUCKET alone.',
  );
}
