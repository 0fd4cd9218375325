import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/storage-settings.ts';

/** All objects of a bucket under a prefix, by name. */
export async function allObjects(settings: S3Settings, prefix: string): Promise<Map<string, Buffer>> {
  const { endpoint = '', bucket: Bucket, region, accessKeyId, secretAccessKey } = settings;
  const s3 = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
  });
  const found = new Map<string, Buffer>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket, Prefix: prefix })) {
    for (const { Key = '' } of Contents) {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
      found.set(Key.slice(prefix.length), Buffer.from((await Body?.transformToByteArray()) ?? []));
    }
  }
  s3.destroy();
  return found;
}
