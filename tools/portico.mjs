// Runs an operator's command: npm run portico -- <command> [arguments]
import { prepare, runTypeScript } from './prepare.mjs';

const args = process.argv.slice(2);
// Operators need no tests. A remote may be built with Vite, which is a package of development.
prepare(args[0] === 'remotes' ? 'all' : 'product');
// Needs installed packages.
const { bundleServer } = await import('../server/bundle.mjs');
// A server of an older checkout may be running.
await bundleServer({ keepsUnused: true });
process.exit(await runTypeScript('server/build/cli.mjs', args));
