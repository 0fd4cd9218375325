import { setTimeout as wait } from 'node:timers/promises';
import type { S3Settings } from '../../config/storage-settings.ts';
import { openS3Objects, S3Unavailable } from '../../storage/s3-objects.ts';
import { CliError } from '../cli-io.ts';
import { bucketOf } from './engine-address.ts';
import type { FileLocation, ListedFile } from './file-location.ts';

/** Backoff in ms while the bucket does not respond, so that a short outage does not end hours of copying. */
const PAUSES_MS = [1_000, 3_000, 10_000];

/** The objects of a bucket under a prefix. */
export function openS3Files(s3: S3Settings, prefix: string): FileLocation {
  const objects = openS3Objects(s3, prefix);

  async function withRetries<Result>(request: () => Promise<Result>): Promise<Result> {
    for (let attempts = 0; ; attempts++) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof S3Unavailable)) throw refusalOf(error);
        const pause = PAUSES_MS[attempts];
        if (pause === undefined) throw error;
        await wait(pause);
      }
    }
  }

  /** An error such as a missing bucket or an unauthorized key. */
  const refusalOf = (error: unknown): CliError =>
    new CliError(
      `The files in ${bucketOf(s3)} cannot be used: ${(error as Error).message.replace(/\.$/, '')}.`,
    );

  const nextPage = (after: string) => () => objects.listAfter(after);

  return {
    read: (name) => withRetries(() => objects.read(name)),
    isThere: (name) => withRetries(() => objects.isThere(name)),
    write: (name, bytes) => withRetries(() => objects.write(name, bytes)),
    remove: (names) => withRetries(() => objects.remove(names)),

    async *list(): AsyncGenerator<ListedFile> {
      let after: string | undefined = '';
      while (after !== undefined) {
        const page: ListedFile[] = await withRetries(nextPage(after));
        yield* page;
        after = page.at(-1)?.name;
      }
    },
  };
}
