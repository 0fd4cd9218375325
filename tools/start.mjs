// `npm start`: installs if needed, builds what changed, then serves everything from one origin. With hot reload (`npm
// run dev`): node tools/start.mjs --dev
import { prepare, runTypeScript } from './prepare.mjs';

prepare();
// Needs installed packages.
const { bundleServer } = await import('../server/bundle.mjs');
const isDevelopment = process.argv.includes('--dev');
const server = await bundleServer();
const preflight = await runTypeScript('server/dist/preflight.mjs');
if (preflight !== 0) process.exit(preflight);
if (isDevelopment) process.exit(await runTypeScript('tools/dev/dev-server.ts'));
const build = await runTypeScript('webpack/build.ts');
if (build !== 0) process.exit(build);
// Limits glibc's malloc arenas: with one per image thread, hundreds of MB are never returned.
process.exit(await runTypeScript(server, [], { MALLOC_ARENA_MAX: '2', ...process.env }));
