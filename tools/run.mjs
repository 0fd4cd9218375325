// Runs one TypeScript file of the repository: node tools/run.mjs <file> [arguments]
import { prepare, runTypeScript } from './prepare.mjs';

const [file = '', ...args] = process.argv.slice(2);
prepare();
process.exit(await runTypeScript(file, args));
