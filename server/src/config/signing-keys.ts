import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/*
 * Keys that sign releases are Ed25519, as the base64 of their DER form: SPKI for a public key, PKCS #8 for a private
 * one.
 */

export interface SigningKeys {
  /** Public keys whose releases this site runs; without any, all releases run. */
  trusted: readonly KeyObject[];
  /** Signs releases that are published without a signature. */
  own: KeyObject | undefined;
  /** Also signs releases with an untrusted signature: in development every release may run. */
  signsAll?: boolean;
}

/** Undefined for an invalid key. */
export const publicKeyOf = (text: string): KeyObject | undefined =>
  keyOf(() => createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }));

/** Undefined for an invalid key. */
export const privateKeyOf = (text: string): KeyObject | undefined =>
  keyOf(() => createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }));

/** Generates a key pair in the format of the settings. */
export function generateKeys(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}

function keyOf(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read();
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}
