// `npm start`: installs when needed, builds what changed, then serves everything from one origin.
// `npm run dev` is the same with hot reload: node tools/start.mjs --dev
import { prepare, runTypeScript } from './prepare.mjs';

prepare();
const isDevelopment = process.argv.includes('--dev');
const preflight = await runTypeScript('server/src/preflight.ts');
if (preflight !== 0) process.exit(preflight);
if (isDevelopment) process.exit(await runTypeScript('tools/dev/dev-server.ts'));
const build = await runTypeScript('webpack/build.ts');
if (build !== 0) process.exit(build);
// Image work on several threads leaves glibc with an arena for each, hundreds of MB that never come back: two are enough.
process.exit(await runTypeScript('server/src/main.ts', [], { MALLOC_ARENA_MAX: '2', ...process.env }));
