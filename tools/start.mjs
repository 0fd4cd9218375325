// `npm start`: installs if needed, builds what changed, then serves everything from one origin. With hot reload (`npm
// run dev`): node tools/start.mjs --dev
import memory from '../server/memory-settings.json' with { type: 'json' };
import { prepare, runTypeScript } from './prepare.mjs';

/** @type {string[]} */
const took = [];
/** @template Value @param {string} step @param {() => Value | Promise<Value>} run @returns {Promise<Value>} */
async function timed(step, run) {
  const startedAt = performance.now();
  const value = await run();
  took.push(`${step} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return value;
}

const isDevelopment = process.argv.includes('--dev');
await timed('packages', () => prepare(isDevelopment ? 'all' : 'product'));
await timed('bundle', async () => {
  // Needs installed packages.
  const { bundleServer } = await import('../server/bundle.mjs');
  await bundleServer();
});
const preflight = await timed('checks', () => runTypeScript('server/build/preflight.mjs'));
if (preflight !== 0) process.exit(preflight);
if (isDevelopment) process.exit(await runTypeScript('tools/dev/dev-server.ts'));
const build = await timed('pages', () => runTypeScript('webpack/build.ts'));
if (build !== 0) process.exit(build);
console.log(`Before the server: ${took.join(', ')}`);
process.exit(
  await runTypeScript('server/build/main.mjs', [], { ...memory.env, ...process.env }, memory.nodeFlags),
);
