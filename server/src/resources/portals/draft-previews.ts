import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../security/keys.ts';

/** How long a link to a preview holds. */
export const PREVIEW_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

interface Previewed {
  provider: string;
  portalId: string;
  /** Of the draft: a link ends with the draft that it was made for. */
  nonce: string;
}

/** Keys of links to previews of drafts. Nothing is stored: a key is a signature with its end. */
export interface DraftPreviews {
  keyFor(draft: Previewed): { key: string; until: string };
  /** ISO time until which the key holds; undefined if it does not. */
  validUntil(draft: Previewed, key: string): string | undefined;
}

export function createDraftPreviews({ key, now }: { key: KeyRing; now: () => Date }): DraftPreviews {
  const hashOf = (by: Uint8Array, { provider, portalId, nonce }: Previewed, end: string): string =>
    createHmac('sha256', by)
      .update(JSON.stringify([provider, portalId, nonce, end]))
      .digest('base64url');

  return {
    keyFor(draft) {
      const end = now().getTime() + PREVIEW_DAYS * DAY_MS;
      return { key: `${end}.${hashOf(key[0], draft, String(end))}`, until: new Date(end).toISOString() };
    },
    validUntil(draft, sent) {
      const [end = '', hash = ''] = sent.split('.');
      if (!/^\d{1,15}$/.test(end) || Number(end) <= now().getTime()) return undefined;
      const given = Buffer.from(hash);
      const isValid = key.some((one) => {
        const expected = Buffer.from(hashOf(one, draft, end));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isValid ? new Date(Number(end)).toISOString() : undefined;
    },
  };
}
