// Runs an operator's command: npm run portico -- <command> [arguments]
import { prepare, runTypeScript } from './prepare.mjs';

// Not all packages: installing would take those of a running server away.
prepare('product');
// Needs installed packages.
const { bundleServer } = await import('../server/bundle.mjs');
// A server of an older checkout may be running.
await bundleServer({ removesUnused: false });
process.exit(await runTypeScript('server/build/cli.mjs', process.argv.slice(2)));
