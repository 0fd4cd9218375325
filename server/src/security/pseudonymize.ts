import { createHmac } from 'node:crypto';

/** A name that holds an address or a username, as it may be stored: the same name gives the same 22 characters. */
export const pseudonymize = (key: Uint8Array, name: string): string =>
  createHmac('sha256', key).update(name).digest('base64url').slice(0, 22);
