import { hkdfSync } from 'node:crypto';

/** One key per purpose, so that what is signed for one can never pass for another. */
export interface Keys {
  readonly session: Uint8Array;
  readonly grant: Uint8Array;
  readonly passcode: Uint8Array;
  readonly image: Uint8Array;
  readonly device: Uint8Array;
  readonly social: Uint8Array;
  readonly override: Uint8Array;
  readonly tries: Uint8Array;
  readonly counts: Uint8Array;
}

/** Derives the server's keys from PORTICO_SECRET. */
export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'portico', purpose, 32));
  return {
    session: derive('session'),
    grant: derive('grant'),
    passcode: derive('passcode'),
    image: derive('image'),
    device: derive('device'),
    social: derive('social'),
    override: derive('override'),
    tries: derive('tries'),
    counts: derive('counts'),
  };
}
