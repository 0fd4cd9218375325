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

const DESCRIPTOR_FILE = 'remote.json';

/**
 * A release folder whose files match its descriptor. Only `verify` creates one, so code that takes a `VerifiedRelease`
 * need not verify; the store copies through `read`, which rejects a file that has changed since.
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
    /** By path in the release, remote.json included. */
    private readonly hashes: ReadonlyMap<string, string>,
  ) {}

  /**
   * Reads a release folder and compares every script with its hash; other scripts, links and subfolders are rejected.
   * Throws `ReleaseRefused` with finding PG-101 (no valid descriptor), PG-102 (other files) or PG-115 (declarations).
   */
  static async verify(folder: string): Promise<VerifiedRelease> {
    const absolute = path.resolve(folder);
    const { descriptor, hash } = await readDescriptor(absolute);
    const hashes = await verifyFiles(absolute, descriptor);
    const files = [...hashes.keys()];
    hashes.set(DESCRIPTOR_FILE, hash);
    return new VerifiedRelease(absolute, descriptor, files, await readSignature(absolute), hashes);
  }

  /** Reads a file by its path in the release. Throws `ReleaseRefused` when it is not the file that was verified. */
  async read(file: string): Promise<Buffer> {
    const body = await readFile(path.join(this.folder, file));
    if (hashOf(body) === this.hashes.get(file)) return body;
    const { name, version } = this.descriptor;
    throw changed(`${name} ${version}: ${file} is not the file that was verified.`);
  }
}

/** Resolves with the hash of each file by its path in the release. */
async function verifyFiles(folder: string, descriptor: Descriptor): Promise<Map<string, string>> {
  const what = `${descriptor.name} ${descriptor.version}`;
  const hashes = new Map<string, string>();
  let count = 0;
  let bytes = 0;
  for (const target of ['web', 'node'] as const) {
    const found = await filesOf(path.join(folder, target), `${what}: ${target}`);
    bytes += found.reduce((sum, { size }) => sum + size, 0);
    count += found.length;
    if (bytes > MAX_RELEASE_BYTES || count > MAX_RELEASE_FILES) {
      throw changed(`${what} is too large for a release.`);
    }
    const names = new Set(found.map(({ name }) => name));
    for (const [name, hash] of Object.entries(descriptor[target])) {
      if (!names.delete(name)) throw changed(`${what} lacks ${target}/${name}.`);
      hashes.set(`${target}/${name}`, await verifyFile({ folder, file: `${target}/${name}`, hash, what }));
      for (const suffix of ['br', 'gz'] as const) {
        if (target !== 'web' || !names.delete(`${name}.${suffix}`)) continue;
        const file = `${target}/${name}.${suffix}`;
        hashes.set(file, await verifyFile({ folder, file, hash, what, suffix }));
      }
    }
    const [unknown] = [...names].filter((name) => COMPRESSED.test(name) || !PLAIN_FILE.test(name));
    if (unknown !== undefined) {
      throw changed(`${what} has ${target}/${unknown}, which its descriptor does not name.`);
    }
    for (const name of names)
      hashes.set(`${target}/${name}`, hashOf(await readFile(path.join(folder, target, name))));
  }
  return hashes;
}

async function readDescriptor(folder: string): Promise<{ descriptor: Descriptor; hash: string }> {
  const file = path.join(folder, DESCRIPTOR_FILE);
  const isFile = await lstat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw invalid(`${folder} is not a release folder: it has no remote.json.`);
  let bytes: Buffer;
  let json: unknown;
  try {
    bytes = await readFile(file);
    json = JSON.parse(bytes.toString());
  } catch {
    throw invalid(`${file} is not valid JSON.`);
  }
  const parsed = descriptorSchema.safeParse(json);
  if (parsed.success) return { descriptor: parsed.data, hash: hashOf(bytes) };
  const issues = parsed.error.issues
    .map((issue) => `${issue.path.join('.') || DESCRIPTOR_FILE}: ${issue.message}`)
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
  folder: string;
  /** Path in the release. */
  file: string;
  /** Of the uncompressed content. */
  hash: string;
  /** The release, for messages. */
  what: string;
  suffix?: 'br' | 'gz';
}

/** Resolves with the hash of the file's own bytes. */
async function verifyFile({ folder, file, hash, what, suffix }: ExpectedFile): Promise<string> {
  const body = await readFile(path.join(folder, file));
  const content = suffix ? await unpack(body, suffix).catch(() => undefined) : body;
  if (!content || hashOf(content) !== hash) throw changed(`${what}: ${file} is not the file that was built.`);
  return suffix ? hashOf(body) : hash;
}

const hashOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const limit = { maxOutputLength: MAX_RELEASE_BYTES };
const unpack = (body: Buffer, suffix: 'br' | 'gz'): Promise<Buffer> =>
  suffix === 'br' ? promisify(brotliDecompress)(body, limit) : promisify(gunzip)(body, limit);
