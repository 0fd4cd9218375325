import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../security/keys.ts';

/** How long an address of a private image works at the least, and the step in which its end moves. */
const LIFETIME_MS = 3_600_000;

/** Short-lived addresses for the images of private items; anyone who was shown the item was given them. [OPEN-03] */
export interface ImageSignatures {
  /** The address with a signature that works for one to two hours; the same within an hour, so that it is cached. */
  signed(provider: string, address: string): string;
  isValid(provider: string, id: string, signature: string | undefined): boolean;
}

export function createImageSignatures({ key, now }: { key: KeyRing; now: () => Date }): ImageSignatures {
  const hashOf = (by: Uint8Array, provider: string, id: string, end: string): string =>
    createHmac('sha256', by)
      .update(JSON.stringify([provider, id, end]))
      .digest('base64url');

  return {
    signed(provider, address) {
      const id = address.slice(address.lastIndexOf('/') + 1);
      const end = String((Math.floor(now().getTime() / LIFETIME_MS) + 2) * LIFETIME_MS);
      return `${address}?s=${end}.${hashOf(key[0], provider, id, end)}`;
    },
    isValid(provider, id, signature) {
      const [end = '', hash = ''] = signature?.split('.') ?? [];
      if (!(Number(end) > now().getTime())) return false;
      const given = Buffer.from(hash);
      return key.some((one) => {
        const expected = Buffer.from(hashOf(one, provider, id, end));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}
