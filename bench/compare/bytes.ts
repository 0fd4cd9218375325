import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Figure } from './judge.ts';

/** In bytes: a remote's entry contains numbers derived from the checkout's path, whose compressed size varies. */
const KNOWN_NOISE = 8;

/** The used part of a descriptor; one of an old revision may lack fields. */
interface Built {
  entry: string;
  expose?: readonly string[];
  routes?: Record<string, { chunks?: readonly string[] }>;
}

/** Brotli-compressed sizes in bytes, by package and by part. */
type Sizes = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Sizes of a checkout's last build: each package as a whole, its routes with all their files, and its files. */
export function builtBytes(checkout: string): Sizes {
  const releases = path.join(checkout, 'build', 'releases');
  const versions = JSON.parse(readFileSync(path.join(releases, 'built.json'), 'utf8')) as Record<
    string,
    string
  >;
  return new Map(
    Object.entries(versions).map(([name, version]) => [
      name,
      releaseBytes(path.join(releases, name, version)),
    ]),
  );
}

function releaseBytes(folder: string): Map<string, number> {
  const web = path.join(folder, 'web');
  const built = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')) as Built;
  const files = new Map(
    readdirSync(web)
      .filter((file) => !/\.(br|gz|map)$/.test(file))
      .sort()
      .map((file) => [file, sizeOf(path.join(web, file))]),
  );
  const sum = (some: Iterable<string>): number =>
    [...new Set(some)].reduce((total, file) => total + (files.get(file) ?? 0), 0);
  const sizes = new Map([['everything', sum(files.keys())]]);
  for (const [route, { chunks = [] }] of Object.entries(built.routes ?? {}))
    sizes.set(`route ${route} with entry`, sum([built.entry, ...(built.expose ?? []), ...chunks]));
  for (const [file, size] of files) {
    const name = plainName(file);
    sizes.set(name, (sizes.get(name) ?? 0) + size);
  }
  return sizes;
}

function sizeOf(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return file.endsWith('.js') ? brotliCompressSync(readFileSync(file)).length : statSync(file).size;
}

/** File name without its content hash, such as `common.js`. */
const plainName = (file: string): string => file.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '');

/** Sizes of both sides by package; what exists on one side only is new or removed. */
export function byteFigures(before: Sizes, now: Sizes): { title: string; figures: Figure[] }[] {
  return union(now, before).map((title) => {
    const sides = { before: before.get(title), now: now.get(title) };
    const parts = union(sides.now ?? new Map(), sides.before ?? new Map());
    const figures = parts.map(
      (name): Figure => ({
        name,
        unit: 'KB',
        betterWhen: 'less',
        before: asRuns(sides.before?.get(name)),
        now: asRuns(sides.now?.get(name)),
        knownNoise: KNOWN_NOISE,
      }),
    );
    return { title, figures };
  });
}

const union = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): string[] => [
  ...new Set([...one.keys(), ...other.keys()]),
];
const asRuns = (size: number | undefined): number[] => (size === undefined ? [] : [size]);
