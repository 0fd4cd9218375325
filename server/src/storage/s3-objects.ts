import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/storage-settings.ts';
import { AppError } from '../kernel/app-error.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

/** The objects of a bucket under one prefix. */
export interface S3Objects {
  /** Undefined when the object does not exist. */
  read(name: string): Promise<Buffer | undefined>;
  isThere(name: string): Promise<boolean>;
  /** Atomic: readers see the new object or the previous one. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Conditional write: false when the name exists. Of several concurrent writers one succeeds. */
  writeNew(name: string, bytes: Buffer): Promise<boolean>;
  /** Ignores missing names. */
  remove(names: readonly string[]): Promise<void>;
  /** The next page of names after this one, in byte order; empty at the end. */
  listAfter(name: string): Promise<ListedObject[]>;
}

export interface ListedObject {
  name: string;
  bytes: number;
}

const CONNECT_MS = 2_000;
/** Timeout in ms of a call with all its retries and its body. */
const CALL_TIMEOUT_MS = 10_000;
/** ms for which the circuit breaker stays open after a failure. */
const AWAY_MS = 1_000;
const TRIES = 3;

/** The bucket cannot be reached; callers get 503 and may retry. */
export class S3Unavailable extends AppError {
  constructor(override readonly cause: unknown) {
    super('unavailable', 'The stored files cannot be reached at the moment: please try again shortly.');
  }
}

/**
 * Opens a prefix of a bucket, such as `images/`; the client is loaded with the first request. Calls throw S3Unavailable
 * after ten seconds, or immediately while the circuit breaker is open.
 */
export function openS3Objects(settings: S3Settings, prefix: string): S3Objects {
  let opened: Promise<{ s3: S3Client; commands: Commands }> | undefined;
  const guard = createCircuitBreaker({
    awayForMs: AWAY_MS,
    timeoutMs: CALL_TIMEOUT_MS,
    refuse: (error) => new S3Unavailable(error),
  });
  const at = (name: string) => ({ Bucket: settings.bucket, Key: prefix + name });

  /** Undefined when the response has one of these statuses. */
  async function ask<Result>(
    request: (parts: { s3: S3Client; commands: Commands; limit: Limit }) => Promise<Result>,
    ...tolerated: readonly number[]
  ): Promise<Result | undefined> {
    const call = guard.begin();
    opened ??= connect(settings);
    const limit = { abortSignal: AbortSignal.timeout(CALL_TIMEOUT_MS) };
    try {
      const result = await request({ ...(await opened), limit });
      call.succeeded();
      return result;
    } catch (error) {
      const status = statusOf(error);
      if (status === undefined) call.failed(error);
      else call.succeeded();
      if (status !== undefined && tolerated.includes(status)) return undefined;
      throw status === undefined || status >= 500 || status === 429 ? new S3Unavailable(error) : error;
    }
  }

  return {
    read: (name) =>
      ask(async ({ s3, commands: { GetObjectCommand }, limit }) => {
        const { Body } = await s3.send(new GetObjectCommand(at(name)), limit);
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      }, 404),

    isThere: async (name) =>
      (await ask(
        ({ s3, commands: { HeadObjectCommand }, limit }) => s3.send(new HeadObjectCommand(at(name)), limit),
        404,
      )) !== undefined,

    async write(name, bytes) {
      await ask(({ s3, commands: { PutObjectCommand }, limit }) =>
        s3.send(new PutObjectCommand({ ...at(name), Body: bytes }), limit),
      );
    },

    // 409: a concurrent write of the same name.
    writeNew: async (name, bytes) =>
      (await ask(
        ({ s3, commands: { PutObjectCommand }, limit }) =>
          s3.send(new PutObjectCommand({ ...at(name), Body: bytes, IfNoneMatch: '*' }), limit),
        412,
        409,
      )) !== undefined,

    async remove(names) {
      if (names.length === 0) return;
      await ask(({ s3, commands: { DeleteObjectsCommand }, limit }) =>
        s3.send(
          new DeleteObjectsCommand({
            Bucket: settings.bucket,
            Delete: { Objects: names.map((name) => ({ Key: prefix + name })), Quiet: true },
          }),
          limit,
        ),
      );
    },

    async listAfter(name) {
      const page = await ask(({ s3, commands: { ListObjectsV2Command }, limit }) =>
        s3.send(
          new ListObjectsV2Command({
            Bucket: settings.bucket,
            Prefix: prefix,
            ...(name === '' ? {} : { StartAfter: prefix + name }),
          }),
          limit,
        ),
      );
      return (page?.Contents ?? []).map(({ Key = '', Size = 0 }) => ({
        name: Key.slice(prefix.length),
        bytes: Size,
      }));
    },
  };
}

type Commands = typeof import('@aws-sdk/client-s3');
type Limit = { abortSignal: AbortSignal };

async function connect(settings: S3Settings): Promise<{ s3: S3Client; commands: Commands }> {
  const commands = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  const s3 = new commands.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Few S3 servers besides Amazon's support virtual-hosted buckets.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS },
  });
  return { s3, commands };
}

/** The HTTP status of the response; undefined without a response. */
const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
