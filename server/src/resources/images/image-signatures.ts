import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../security/keys.ts';

/** Minimum lifetime of a signed URL, and the granularity of its expiry. */
const LIFETIME_MS = 3_600_000;

/** Signed, short-lived URLs for images of private items, given to those who may see the item. [OPEN-03] */
export interface ImageSignatures {
  /** A URL with a signature that is valid for one to two hours; stable within an hour, so that it can be cached. */
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
