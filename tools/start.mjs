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
process.exit(await runTypeScript('server/src/main.ts'));
