import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, DeleteBucketCommand, DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll } from '@jest/globals';
import type { S3Settings } from '../config/storage-settings.ts';
import { allObjects } from './all-objects.ts';
import { testS3 } from './s3-server.ts';

const made: S3Settings[] = [];

/** A prefix of its own in the tests' bucket; removed after the file's tests. */
export async function freshBucket(): Promise<S3Settings> {
  const given = testS3();
  if (!given) throw new Error('PORTICO_TEST_S3_URL names no S3 server: run `npm run test:engines`.');
  const settings = { ...given, bucket: `test-${randomUUID()}` };
  await asking(settings, (s3) => s3.send(new CreateBucketCommand({ Bucket: settings.bucket })));
  made.push(settings);
  return settings;
}

async function asking(settings: S3Settings, work: (s3: S3Client) => Promise<unknown>): Promise<void> {
  const { endpoint = '', region, accessKeyId, secretAccessKey } = settings;
  const credentials = { accessKeyId, secretAccessKey };
  const s3 = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  try {
    await work(s3);
  } finally {
    s3.destroy();
  }
}

afterAll(async () => {
  for (const settings of made) {
    const { bucket: Bucket } = settings;
    const names = [...(await allObjects(settings, '')).keys()];
    await asking(settings, async (s3) => {
      for (const Key of names) await s3.send(new DeleteObjectCommand({ Bucket, Key }));
      await s3.send(new DeleteBucketCommand({ Bucket }));
    });
  }
});
