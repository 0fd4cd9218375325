import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/*
 * Keys that sign releases are Ed25519, written as the base64 of their DER form: SPKI for a public key, PKCS #8 for a
 * private one.
 */

export interface SigningKeys {
  /** Public keys of those whose releases this site runs; all releases are run when there is none. */
  trusted: readonly KeyObject[];
  /** Signs what is published without a signature. */
  own: KeyObject | undefined;
  /** Signs also what somebody has signed who is not trusted: in development every release may run. */
  signsAll?: boolean;
}

/** Undefined for what is no such key. */
export const publicKeyOf = (text: string): KeyObject | undefined =>
  keyOf(() => createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }));

/** Undefined for what is no such key. */
export const privateKeyOf = (text: string): KeyObject | undefined =>
  keyOf(() => createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }));

/** A new pair, as settings have them. */
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
