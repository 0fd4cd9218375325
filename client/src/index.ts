export type { components, operations, paths } from './api-types.ts';
export type { Schema } from './call-types.ts';
export type { CallOptions, ClientOptions, Portico, Reply } from './create-client.ts';
export { createClient } from './create-client.ts';
export { entriesOf } from './entries-of.ts';
export { PorticoError } from './portico-error.ts';
