import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../../webpack/paths.ts';
import { packKit } from './kit.ts';

// npm run pack-kit -- [folder]: packs the kit for remotes in other repositories.
const outFolder = path.resolve(process.argv[2] ?? path.join(rootFolder, 'build', 'kit'));
mkdirSync(outFolder, { recursive: true });
console.log(`The kit is ${await packKit(rootFolder, outFolder)}`);
