import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type Descriptor, descriptorSchema, pageDeclarationSchema } from '@portico/shared/contracts';
import { blocking, type GateFinding } from './gate-finding.ts';
import { ReleaseRefused } from './release-refused.ts';
import { readSignature } from './release-signature.ts';

/** Maximum bytes of a release with all its files. */
export const MAX_RELEASE_BYTES = 100 * 1024 * 1024;
/** Maximum files of a release. */
export const MAX_RELEASE_FILES = 5_000;

/** Allowed beside the scripts: fonts, licence notes, and the package.json that marks a folder as CommonJS. */
const PLAIN_FILE = /^[\w-][\w.-]*\.(woff2|txt|json)$/;
const COMPRESSED = /\.(br|gz)$/;

/**
 * A release folder whose files match its descriptor. Only `verify` creates one, so code that takes a `VerifiedRelease`
 * (the gates, the signature check, the store) need not read and hash again.
 */
export class VerifiedRelease {
  private constructor(
    /** Absolute; contains web/, node/ and remote.json. */
    readonly folder: string,
    readonly descriptor: Descriptor,
    /** Paths in the release of every file but remote.json and the signature. */
    readonly files: readonly string[],
    /** The base64 of the signature in the folder; undefined when it has none. */
    readonly signature: string | undefined,
  ) {}

  /**
   * Reads a release folder and compares every script with its hash; other scripts, links and subfolders are rejected.
   * Throws `ReleaseRefused` with finding PG-101 (no valid descriptor), PG-102 (other files) or PG-115 (declarations).
   */
  static async verify(folder: string): Promise<VerifiedRelease> {
    const absolute = path.resolve(folder);
    const descriptor = await readDescriptor(absolute);
    const files = await verifyFiles(absolute, descriptor);
    return new VerifiedRelease(absolute, descriptor, files, await readSignature(absolute));
  }
}

async function verifyFiles(folder: string, descriptor: Descriptor): Promise<string[]> {
  const what = `${descriptor.name} ${descriptor.version}`;
  const files: string[] = [];
  let bytes = 0;
  for (const target of ['web', 'node'] as const) {
    const found = await filesOf(path.join(folder, target), `${what}: ${target}`);
    bytes += found.reduce((sum, { size }) => sum + size, 0);
    files.push(...found.map(({ name }) => `${target}/${name}`));
    if (bytes > MAX_RELEASE_BYTES || files.length > MAX_RELEASE_FILES) {
      throw changed(`${what} is too large for a release.`);
    }
    const names = new Set(found.map(({ name }) => name));
    for (const [name, hash] of Object.entries(descriptor[target])) {
      if (!names.delete(name)) throw changed(`${what} lacks ${target}/${name}.`);
      await verifyHash(path.join(folder, target, name), { hash, what: `${what}: ${target}/${name}` });
      for (const suffix of ['br', 'gz'] as const) {
        if (target !== 'web' || !names.delete(`${name}.${suffix}`)) continue;
        const expected = { hash, what: `${what}: ${target}/${name}.${suffix}`, suffix };
        await verifyHash(path.join(folder, target, `${name}.${suffix}`), expected);
      }
    }
    const [unknown] = [...names].filter((name) => COMPRESSED.test(name) || !PLAIN_FILE.test(name));
    if (unknown !== undefined) {
      throw changed(`${what} has ${target}/${unknown}, which its descriptor does not name.`);
    }
  }
  return files;
}

async function readDescriptor(folder: string): Promise<Descriptor> {
  const file = path.join(folder, 'remote.json');
  const isFile = await lstat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw invalid(`${folder} is not a release folder: it has no remote.json.`);
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw invalid(`${file} is not valid JSON.`);
  }
  const parsed = descriptorSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues
    .map((issue) => `${issue.path.join('.') || 'remote.json'}: ${issue.message}`)
    .join('; ');
  if (parsed.error.issues.every(isOfDeclaration)) {
    throw refused(
      'PG-115',
      `${file} declares a page in a way that this platform does not support: ${issues}.`,
      'Correct the route in src/remote.ts, as shared/platform/remote-contract.ts describes it, and build again.',
    );
  }
  throw invalid(`${file} is not a valid descriptor: ${issues}.`);
}

/** Whether the issue is about a route's declarations: `routes.{name}.query...` and the like. */
const isOfDeclaration = ({ path: [part, , field] }: { path: readonly PropertyKey[] }): boolean =>
  part === 'routes' && typeof field === 'string' && Object.hasOwn(pageDeclarationSchema.shape, field);

const refused = (code: GateFinding['code'], message: string, solution: string): ReleaseRefused =>
  new ReleaseRefused(`${code} ${message} ${solution}`, blocking(code, message, solution));

const invalid = (message: string): ReleaseRefused =>
  refused(
    'PG-101',
    message,
    'Rebuild it with the build of this platform version, and publish the folder that it prints.',
  );

const changed = (message: string): ReleaseRefused =>
  refused(
    'PG-102',
    message,
    'Files changed after the build, or while they were copied: rebuild, and copy the folder as a whole.',
  );

async function filesOf(folder: string, what: string): Promise<{ name: string; size: number }[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.map(async (name) => {
      const found = await lstat(path.join(folder, name));
      if (!found.isFile()) throw changed(`${what}/${name} is not a plain file.`);
      return { name, size: found.size };
    }),
  );
}

interface ExpectedFile {
  hash: string;
  what: string;
  suffix?: 'br' | 'gz';
}

async function verifyHash(file: string, { hash, what, suffix }: ExpectedFile): Promise<void> {
  const body = await readFile(file);
  const content = suffix ? await unpack(body, suffix).catch(() => undefined) : body;
  const actual = content && `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (actual !== hash) throw changed(`${what} is not the file that was built.`);
}

const limit = { maxOutputLength: MAX_RELEASE_BYTES };
const unpack = (body: Buffer, suffix: 'br' | 'gz'): Promise<Buffer> =>
  suffix === 'br' ? promisify(brotliDecompress)(body, limit) : promisify(gunzip)(body, limit);
