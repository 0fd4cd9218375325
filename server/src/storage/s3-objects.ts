import type { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../plugins/app-error.ts';

/** Where a bucket is, and who asks. */
export interface S3Settings {
  /** Of a server other than Amazon's. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The part of a bucket under one prefix, as bytes under names. */
export interface S3Objects {
  /** Undefined when there is no such object. */
  read(name: string): Promise<Buffer | undefined>;
  isThere(name: string): Promise<boolean>;
  /** Readers see the whole object or the one before. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** False, and nothing is written, when something has that name: of several writers one gets it. */
  writeNew(name: string, bytes: Buffer): Promise<boolean>;
  /** Names that are not there do not matter. */
  remove(names: readonly string[]): Promise<void>;
}

/** ms: a server that does not even answer is away, and others wait behind it. */
const CONNECT_MS = 2_000;
const REQUEST_MS = 15_000;
const TRIES = 3;

/** The bucket cannot be reached; callers get 503 and may try again. */
export class S3Unavailable extends AppError {
  constructor(override readonly cause: unknown) {
    super('unavailable', 'The stored files cannot be reached at the moment: please try again shortly.');
  }
}

/** Opens a prefix of a bucket, such as `images/`. Nothing is asked, nor the client loaded, before the first request. */
export function openS3Objects(settings: S3Settings, prefix: string): S3Objects {
  let opened: Promise<{ s3: S3Client; commands: Commands }> | undefined;
  const at = (name: string) => ({ Bucket: settings.bucket, Key: prefix + name });

  /** Undefined where the server says one of these statuses. */
  async function ask<Result>(
    request: (s3: S3Client, commands: Commands) => Promise<Result>,
    ...tolerated: readonly number[]
  ): Promise<Result | undefined> {
    opened ??= connect(settings);
    const { s3, commands } = await opened;
    try {
      return await request(s3, commands);
    } catch (error) {
      const status = statusOf(error);
      if (status !== undefined && tolerated.includes(status)) return undefined;
      throw status === undefined || status >= 500 || status === 429 ? new S3Unavailable(error) : error;
    }
  }

  return {
    read: (name) =>
      ask(async (s3, { GetObjectCommand }) => {
        const { Body } = await s3.send(new GetObjectCommand(at(name)));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      }, 404),

    isThere: async (name) =>
      (await ask((s3, { HeadObjectCommand }) => s3.send(new HeadObjectCommand(at(name))), 404)) !== undefined,

    async write(name, bytes) {
      await ask((s3, { PutObjectCommand }) => s3.send(new PutObjectCommand({ ...at(name), Body: bytes })));
    },

    // 409: another one is writing the same name just now.
    writeNew: async (name, bytes) =>
      (await ask(
        (s3, { PutObjectCommand }) =>
          s3.send(new PutObjectCommand({ ...at(name), Body: bytes, IfNoneMatch: '*' })),
        412,
        409,
      )) !== undefined,

    async remove(names) {
      if (names.length === 0) return;
      await ask((s3, { DeleteObjectsCommand }) =>
        s3.send(
          new DeleteObjectsCommand({
            Bucket: settings.bucket,
            Delete: { Objects: names.map((name) => ({ Key: prefix + name })), Quiet: true },
          }),
        ),
      );
    },
  };
}

type Commands = typeof import('@aws-sdk/client-s3');

async function connect(settings: S3Settings): Promise<{ s3: S3Client; commands: Commands }> {
  const commands = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  const s3 = new commands.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other servers than Amazon's seldom have a host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
  });
  return { s3, commands };
}

/** What the server answered; undefined when it did not. */
const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
