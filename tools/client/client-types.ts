import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { apiDocument } from './api-document.ts';

/** The types of the client, relative to the repository. */
export const CLIENT_TYPES = 'client/src/api-types.ts';

const HEADER = '// Generated from the OpenAPI document by `npm run client`; do not edit.\n\n';

/** TypeScript types of the calls and schemas of the OpenAPI document. */
export async function clientTypes(): Promise<string> {
  // The server's type of the document lists only what the server writes.
  const document = apiDocument() as unknown as OpenAPI3;
  // A request may omit a field that has a default.
  const types = await openapiTS(document, { defaultNonNullable: false, silent: true });
  return HEADER + astToString(types);
}
