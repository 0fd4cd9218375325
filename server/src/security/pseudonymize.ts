import { createHmac } from 'node:crypto';

/** Keyed hash of a name with an address or username, for storing: 22 characters. */
export const pseudonymize = (key: Uint8Array, name: string): string =>
  createHmac('sha256', key).update(name).digest('base64url').slice(0, 22);
