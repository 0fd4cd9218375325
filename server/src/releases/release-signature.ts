import { type KeyObject, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor } from '@portico/shared/contracts';

/* A release is signed through its descriptor, which contains the hash of every script. */

/** File beside remote.json with the base64 signature. */
export const SIGNATURE_FILE = 'remote.sig';
/** Domain separation: a signature for another purpose is never valid for a release. */
const PURPOSE = 'portico release 1\n';

export const signDescriptor = (descriptor: Descriptor, key: KeyObject): string =>
  sign(null, signedBytes(descriptor), key).toString('base64');

/** Whether one of the keys made the signature. */
export const isSignedBy = (descriptor: Descriptor, signature: string, keys: readonly KeyObject[]): boolean =>
  keys.some((key) => verify(null, signedBytes(descriptor), key, Buffer.from(signature, 'base64')));

/** The signature of a built release; undefined when it has none. */
export const readSignature = (folder: string): Promise<string | undefined> =>
  readFile(path.join(folder, SIGNATURE_FILE), 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
      return undefined;
    },
  );

/** Signs canonical JSON with sorted fields, because stores serialize descriptors differently. */
const signedBytes = (descriptor: Descriptor): Buffer =>
  Buffer.from(PURPOSE + JSON.stringify(descriptor, (_key, value: unknown) => sorted(value)));

const sorted = (value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
