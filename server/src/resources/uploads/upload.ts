import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { MAX_IMAGE_BYTES } from '@portico/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/app-error.ts';

/** Limits of an upload form besides its file: a few short fields. */
const FORM_LIMITS = { files: 2, fields: 10, fieldSize: 1_000, parts: 12 };
/** Bytes of a form besides its file. */
const FORM_OVERHEAD = 16 * 1024;

export interface Upload {
  /** Path of the file in the field `file`. */
  file: string;
  /** The other fields, by name. */
  fields: ReadonlyMap<string, string>;
}

/** What a form may upload: an 'image', an 'archive'. */
export interface UploadRules {
  what: string;
  maxBytes: number;
}

const IMAGE_RULES: UploadRules = { what: 'image', maxBytes: MAX_IMAGE_BYTES };

/** Folder of temporary files of uploads and downloads; `abandoned-uploads.cleanup.ts` empties it. */
export const uploadFolder = (dataFolder: string): string => path.join(dataFolder, 'uploads');

/**
 * Streams a form with one file to the disk, so that concurrent uploads do not fill the memory, and passes it to `take`;
 * the temporary file is always removed. Rejects anything but one file named `file`. [API-19]
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  dataFolder: string,
  take: (upload: Upload) => Promise<Result>,
  rules = IMAGE_RULES,
): Promise<Result> {
  const folder = uploadFolder(dataFolder);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, randomUUID());
  try {
    return await take({ file, fields: await receive(request, file, rules) });
  } finally {
    await rm(file, { force: true });
    // A client that is still sending reads no response, so the rest of the body is drained.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function receive(
  request: FastifyRequest,
  file: string,
  rules: UploadRules,
): Promise<Map<string, string>> {
  const { what, maxBytes } = rules;
  if (!request.isMultipart()) {
    throw new AppError('unsupported-type', `Send the ${what} as a form, in the field "file".`);
  }
  if (Number(request.headers['content-length']) > maxBytes + FORM_OVERHEAD) throw tooLarge(rules);
  const fields = new Map<string, string>();
  let isThere = false;
  try {
    for await (const part of request.parts({ limits: { ...FORM_LIMITS, fileSize: maxBytes } })) {
      if (part.type === 'field') {
        fields.set(part.fieldname, String(part.value));
        continue;
      }
      if (part.fieldname !== 'file') throw new AppError('invalid', `Send the ${what} in the field "file".`);
      if (isThere) throw new AppError('invalid', `Send one ${what} at a time.`);
      await save(part, file, rules);
      isThere = true;
    }
  } catch (error) {
    throw hasStatus(error) ? error : new AppError('invalid', 'The form is damaged or not complete.');
  }
  if (!isThere) throw new AppError('invalid', `Choose an ${what} to upload: the field "file" is empty.`);
  return fields;
}

async function save(part: MultipartFile, file: string, rules: UploadRules): Promise<void> {
  part.file.once('limit', () => part.file.destroy(tooLarge(rules)));
  await pipeline(part.file, createWriteStream(file));
  if (part.file.truncated) throw tooLarge(rules);
}

const tooLarge = ({ what, maxBytes }: UploadRules): AppError =>
  new AppError('too-large', `An ${what} may have ${maxBytes / 1024 / 1024} MB at most.`);

/** Our errors, Fastify's or the disk's have a code; those of the form parser do not. */
const hasStatus = (error: unknown): boolean =>
  error instanceof AppError || (error instanceof Error && ('statusCode' in error || 'syscall' in error));
