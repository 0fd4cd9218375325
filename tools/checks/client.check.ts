import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CLIENT_TYPES, clientTypes } from '../client/client-types.ts';
import { type Check, resultOf } from './check.ts';

/** The types of the client are those of the OpenAPI document, so that a change of the API shows what it changes for programs. */
export const clientCheck: Check = {
  name: 'API client',
  async run(rootFolder) {
    const types = await clientTypes();
    const isCurrent = readFileSync(path.join(rootFolder, CLIENT_TYPES), 'utf8') === types;
    return resultOf(
      isCurrent ? [] : [`${CLIENT_TYPES} differs from the OpenAPI document: \`npm run client\` writes it.`],
      'the types are those of the OpenAPI document',
    );
  },
};
