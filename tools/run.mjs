// Runs one TypeScript file of the repository: node tools/run.mjs <file> [arguments]
import { prepare, runTypeScript } from './prepare.mjs';

prepare();
const [file, ...args] = process.argv.slice(2);
process.exit(await runTypeScript(file ?? '', args));
