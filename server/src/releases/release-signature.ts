import { type KeyObject, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor } from '@portico/shared/contracts';

/* A release is signed through its descriptor, which names every script with its hash. */

/** Beside remote.json: the base64 of the signature. */
export const SIGNATURE_FILE = 'remote.sig';
/** Begins what is signed, so that no other use of a key makes a signature of a release. */
const PURPOSE = 'portico release 1\n';

export const signDescriptor = (descriptor: Descriptor, key: KeyObject): string =>
  sign(null, signedBytes(descriptor), key).toString('base64');

/** Whether one of the keys has made the signature. */
export const isSignedBy = (descriptor: Descriptor, signature: string, keys: readonly KeyObject[]): boolean =>
  keys.some((key) => verify(null, signedBytes(descriptor), key, Buffer.from(signature, 'base64')));

/** The signature in a built release; undefined when it has none. */
export const readSignature = (folder: string): Promise<string | undefined> =>
  readFile(path.join(folder, SIGNATURE_FILE), 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
      return undefined;
    },
  );

/** Stores write descriptors in their own way, so it is what they say that is signed: JSON with its fields in one order. */
const signedBytes = (descriptor: Descriptor): Buffer =>
  Buffer.from(PURPOSE + JSON.stringify(descriptor, (_key, value: unknown) => sorted(value)));

const sorted = (value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
