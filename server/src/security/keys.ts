import { hkdfSync } from 'node:crypto';

/** Keys for one purpose. The first one signs and encrypts; all are accepted for verifying and decrypting. */
export type KeyRing = readonly [Uint8Array, ...Uint8Array[]];

/** One key per purpose, so that a signature for one is never valid for another. */
export interface Keys {
  readonly session: KeyRing;
  readonly grant: KeyRing;
  readonly passcode: KeyRing;
  readonly image: KeyRing;
  readonly device: KeyRing;
  readonly social: KeyRing;
  readonly secondFactor: KeyRing;
  readonly override: KeyRing;
  readonly mail: KeyRing;
  readonly preview: KeyRing;
  readonly webhook: KeyRing;
  /** These three derive pseudonyms of addresses and accounts, which are never reversed: a new secret changes them. */
  readonly attempts: Uint8Array;
  readonly counts: Uint8Array;
  readonly audit: Uint8Array;
}

/** Derives the server's keys from PORTICO_SECRET, and previous ones from PORTICO_FORMER_SECRET. */
export function deriveKeys(secret: string, formerSecret?: string): Keys {
  const derive = (from: string, purpose: string) =>
    new Uint8Array(hkdfSync('sha256', from, 'portico', purpose, 32));
  const ring = (purpose: string): KeyRing => [
    derive(secret, purpose),
    ...(formerSecret === undefined ? [] : [derive(formerSecret, purpose)]),
  ];
  return {
    session: ring('session'),
    grant: ring('grant'),
    passcode: ring('passcode'),
    image: ring('image'),
    device: ring('device'),
    social: ring('social'),
    secondFactor: ring('second-factor'),
    override: ring('override'),
    mail: ring('mail'),
    preview: ring('preview'),
    webhook: ring('webhook'),
    attempts: derive(secret, 'tries'),
    counts: derive(secret, 'counts'),
    audit: derive(secret, 'audit'),
  };
}

/** Tries `attempt` with each key; returns the first result, or throws the last error. */
export async function withAnyKey<Result>(
  keys: KeyRing,
  attempt: (key: Uint8Array) => Promise<Result>,
): Promise<Result> {
  const [first, ...others] = keys;
  let result = attempt(first);
  for (const key of others) result = result.catch(() => attempt(key));
  return result;
}
