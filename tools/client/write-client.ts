import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../../webpack/paths.ts';
import { apiDocument } from './api-document.ts';
import { CLIENT_TYPES, clientTypes } from './client-types.ts';

// npm run client: writes the OpenAPI document into build/client, and the types of the client made from it.
const build = path.join(rootFolder, 'build', 'client');
mkdirSync(build, { recursive: true });
writeFileSync(path.join(build, 'openapi.json'), `${JSON.stringify(apiDocument(), null, 2)}\n`);
writeFileSync(path.join(rootFolder, CLIENT_TYPES), await clientTypes());
console.log(`Written: ${CLIENT_TYPES} and build/client/openapi.json.`);
