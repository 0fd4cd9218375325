// Bundles the server: one script starts faster than its sources, with less memory for each thread
// (docs/decisions/0004). Plain JavaScript, because it runs before TypeScript can.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const rootFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const outFolder = path.join(rootFolder, 'server/build');
/** Unused chunks of earlier bundles stay that long, because a running server may still import them. */
const UNUSED_MS = 24 * 60 * 60_000;

const ENTRIES = {
  main: 'server/src/main.ts',
  cli: 'server/src/cli/main.ts',
  preflight: 'server/src/preflight.ts',
  'render-worker.thread': 'server/src/render/render-worker.thread.ts',
  'search.thread': 'server/src/search/search.thread.ts',
};

/**
 * Writes the bundle, without packages, to `server/build`: `main.mjs`, `cli.mjs` and an entry for each thread. It contains
 * absolute paths of the sources, because the server reads some files beside them.
 * @param {{ hasDemo?: boolean, removesUnused?: boolean }} [options] hasDemo: whether it contains the demo (default), which
 * production does not use; removesUnused: whether chunks of other bundles are deleted (default), which a server may be
 * running from
 */
export async function bundleServer({ hasDemo = true, removesUnused = true } = {}) {
  const { outputFiles } = await build({
    absWorkingDir: rootFolder,
    entryPoints: ENTRIES,
    outdir: outFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    write: false,
    plugins: [externals(hasDemo), sourceUrls],
  });
  mkdirSync(outFolder, { recursive: true });
  // Entries last: they name the chunks of this bundle.
  /** @param {string} file */
  const isEntry = (file) => Number(path.basename(file, '.mjs') in ENTRIES);
  for (const { path: file, contents } of outputFiles.sort((a, b) => isEntry(a.path) - isEntry(b.path)))
    replaceFile(file, contents);
  if (removesUnused) removeUnused(new Set(outputFiles.map(({ path: file }) => path.basename(file))));
}

/** Only this repository's code is bundled. @param {boolean} hasDemo @returns {import('esbuild').Plugin} */
const externals = (hasDemo) => ({
  name: 'externals',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ kind, path: name }) =>
      kind === 'entry-point' || name.startsWith('@portico/') ? undefined : { path: name, external: true },
    );
    if (!hasDemo)
      bundler.onResolve({ filter: /\/demo\// }, ({ path: name }) => ({ path: name, external: true }));
  },
});

/**
 * Modules keep the URL of their source, so that they find files beside it. Only a thread's entry is a file of the
 * bundle. @type {import('esbuild').Plugin}
 */
const sourceUrls = {
  name: 'source-urls',
  setup(bundler) {
    bundler.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes('import.meta.')) return undefined;
      const contents = source.replaceAll(
        /new URL\('\.\/([\w-]+\.thread)\.ts', import\.meta\.url\)|import\.meta\.(url|dirname)/g,
        (_match, thread, property) => {
          if (thread) return `new URL('./${thread}.mjs', import.meta.url)`;
          return JSON.stringify(property === 'url' ? pathToFileURL(file).href : path.dirname(file));
        },
      );
      return { contents, loader: 'ts' };
    });
  },
};

/** Another start may be reading or writing the file. @param {string} file @param {Uint8Array} contents */
function replaceFile(file, contents) {
  if (existsSync(file) && readFileSync(file).equals(contents)) return;
  const unfinished = `${file}.${process.pid}.part`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, file);
}

/** @param {ReadonlySet<string>} used names of files */
function removeUnused(used) {
  for (const name of readdirSync(outFolder)) {
    const file = path.join(outFolder, name);
    if (used.has(name) || Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < UNUSED_MS)
      continue;
    rmSync(file, { force: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await bundleServer({ hasDemo: !process.argv.includes('--no-demo') });
