import type { KeyRing } from '../../../security/keys.ts';
import { openSealedText, sealText } from '../../../security/sealed-text.ts';

/** The cookie that ties a sign-in to the browser in which it was begun. */
export const SOCIAL_COOKIE = 'portico_social';
/** Seconds: long enough to sign up at the provider. */
export const ATTEMPT_AGE_S = 15 * 60;

/** A sign-in on its way, in a cookie that the browser can neither read nor make. */
export interface SocialAttempt {
  /** Our provider, the site. */
  site: string;
  /** The social provider's id. */
  provider: string;
  nonce: string;
  /** Until the code has been exchanged. */
  exchange?: { state: string; verifier: string } | undefined;
  /** ISO time. */
  expiresAt: string;
}

export const sealAttempt = (attempt: SocialAttempt, key: KeyRing): string =>
  sealText(JSON.stringify(attempt), key);

/** The attempt of the cookie, as far as it is one of this site and provider and still on its way. */
export function openAttempt(
  cookie: string | undefined,
  expected: { site: string; provider: string; key: KeyRing; now: Date },
): SocialAttempt | undefined {
  if (cookie === undefined) return undefined;
  try {
    const attempt = JSON.parse(openSealedText(cookie, expected.key)) as SocialAttempt;
    const isExpected = attempt.site === expected.site && attempt.provider === expected.provider;
    return isExpected && attempt.expiresAt > expected.now.toISOString() ? attempt : undefined;
  } catch {
    return undefined;
  }
}
