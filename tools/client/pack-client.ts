import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../../webpack/paths.ts';
import { packClient } from './pack.ts';

// npm run pack-client -- [folder]: packs @portico/client for programs that use the API.
const outFolder = path.resolve(process.argv[2] ?? path.join(rootFolder, 'build', 'client'));
mkdirSync(outFolder, { recursive: true });
console.log(`The client is ${await packClient(rootFolder, outFolder)}`);
