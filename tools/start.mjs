// `npm start`: installs if needed, builds what changed, then serves everything from one origin. With hot reload (`npm
// run dev`): node tools/start.mjs --dev
import memory from '../server/memory-settings.json' with { type: 'json' };
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
process.exit(await runTypeScript(server, [], { ...memory.env, ...process.env }, memory.nodeFlags));
