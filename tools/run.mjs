// Runs one TypeScript file of the repository: node tools/run.mjs <file> [arguments]
import { prepare, runTypeScript } from './prepare.mjs';

const [file = '', ...args] = process.argv.slice(2);
// Operators need no tests. A remote may be built with Vite or Rspack, which are packages of development.
const isOperator = file === 'server/src/cli/main.ts' && args[0] !== 'remotes';
prepare(isOperator ? 'product' : 'all');
process.exit(await runTypeScript(file, args));
