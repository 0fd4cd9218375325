import { createHash } from 'node:crypto';
import type { S3Settings } from '../../config/storage-settings.ts';

/** A database URL without its password, for messages. */
export function addressOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${host}${pathname}`;
}

/** A bucket's address, for messages. */
export const bucketOf = ({ endpoint, bucket }: S3Settings): string =>
  endpoint === undefined ? `the bucket ${bucket}` : `the bucket ${bucket} of ${new URL(endpoint).host}`;

/** Identifies the engines of a migration without storing addresses or passwords. */
export function fingerprintOf(engines: {
  databaseUrl?: string | undefined;
  s3?: S3Settings | undefined;
}): string {
  const database = engines.databaseUrl && new URL(engines.databaseUrl);
  const place =
    database && `${database.host}${database.pathname}${database.searchParams.get('options') ?? ''}`;
  const bucket = engines.s3 && `${engines.s3.endpoint ?? ''}/${engines.s3.bucket}`;
  return createHash('sha256')
    .update(JSON.stringify([place, bucket]))
    .digest('hex')
    .slice(0, 16);
}
