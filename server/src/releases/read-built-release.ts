import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type Descriptor, descriptorSchema } from '@portico/shared/contracts';
import { ReleaseRefused } from './release-refused.ts';

/** Bytes of a release with all its files; ours have five million at most. */
export const MAX_RELEASE_BYTES = 100 * 1024 * 1024;
/** Files of a release. */
export const MAX_RELEASE_FILES = 5_000;

/** Beside the scripts: fonts, notes on licences, and what says that a folder is CommonJS. */
const PLAIN_FILE = /^[\w-][\w.-]*\.(woff2|txt|json)$/;
const COMPRESSED = /\.(br|gz)$/;

export interface BuiltRelease {
  descriptor: Descriptor;
  /** Every file besides remote.json, by its path in the release. */
  files: readonly string[];
}

/**
 * Reads a built release and checks that it is what its descriptor says: every script with its hash, no script besides,
 * no link, nothing elsewhere. Throws `ReleaseRefused`.
 */
export async function readBuiltRelease(folder: string): Promise<BuiltRelease> {
  const descriptor = await readDescriptor(folder);
  const what = `${descriptor.name} ${descriptor.version}`;
  const files: string[] = [];
  let bytes = 0;
  for (const place of ['web', 'node'] as const) {
    const found = await filesOf(path.join(folder, place), `${what}: ${place}`);
    bytes += found.reduce((sum, { size }) => sum + size, 0);
    files.push(...found.map(({ name }) => `${place}/${name}`));
    if (bytes > MAX_RELEASE_BYTES || files.length > MAX_RELEASE_FILES) {
      throw new ReleaseRefused(`${what} is too large for a release.`);
    }
    const names = new Set(found.map(({ name }) => name));
    for (const [name, hash] of Object.entries(descriptor[place])) {
      if (!names.delete(name)) throw new ReleaseRefused(`${what} lacks ${place}/${name}.`);
      await checkHash(path.join(folder, place, name), { hash, what: `${what}: ${place}/${name}` });
      for (const suffix of ['br', 'gz'] as const) {
        if (place !== 'web' || !names.delete(`${name}.${suffix}`)) continue;
        const where = { hash, what: `${what}: ${place}/${name}.${suffix}`, suffix };
        await checkHash(path.join(folder, place, `${name}.${suffix}`), where);
      }
    }
    const [unknown] = [...names].filter((name) => COMPRESSED.test(name) || !PLAIN_FILE.test(name));
    if (unknown !== undefined) {
      throw new ReleaseRefused(`${what} has ${place}/${unknown}, which its descriptor does not name.`);
    }
  }
  return { descriptor, files };
}

async function readDescriptor(folder: string): Promise<Descriptor> {
  const file = path.join(folder, 'remote.json');
  const isFile = await lstat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new ReleaseRefused(`${folder} is no built release: it has no remote.json.`);
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new ReleaseRefused(`${folder}: remote.json is no JSON.`);
  }
  const parsed = descriptorSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ReleaseRefused(
    `${folder}: remote.json is not valid: ${issue?.path.join('.')}: ${issue?.message}.`,
  );
}

async function filesOf(folder: string, what: string): Promise<{ name: string; size: number }[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.map(async (name) => {
      const found = await lstat(path.join(folder, name));
      if (!found.isFile()) throw new ReleaseRefused(`${what}/${name} is not a plain file.`);
      return { name, size: found.size };
    }),
  );
}

interface ExpectedFile {
  hash: string;
  what: string;
  suffix?: 'br' | 'gz';
}

async function checkHash(file: string, { hash, what, suffix }: ExpectedFile): Promise<void> {
  const body = await readFile(file);
  const content = suffix ? await unpack(body, suffix).catch(() => undefined) : body;
  const actual = content && `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (actual !== hash) throw new ReleaseRefused(`${what} is not the file that was built.`);
}

const limit = { maxOutputLength: MAX_RELEASE_BYTES };
const unpack = (body: Buffer, suffix: 'br' | 'gz'): Promise<Buffer> =>
  suffix === 'br' ? promisify(brotliDecompress)(body, limit) : promisify(gunzip)(body, limit);
