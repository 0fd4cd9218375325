import type { KeyRing } from '../../../security/keys.ts';
import { openSealedText, sealText } from '../../../security/sealed-text.ts';

/** Cookie that binds a sign-in to the browser that started it. */
export const SOCIAL_COOKIE = 'portico_social';
/** Seconds: long enough to sign up at the provider. */
export const ATTEMPT_AGE_S = 15 * 60;

/** A sign-in in progress, in an encrypted cookie. */
export interface SocialAttempt {
  /** Id of our provider (the site). */
  site: string;
  /** Id of the social provider. */
  provider: string;
  nonce: string;
  /** Until the code has been exchanged. */
  exchange?: { state: string; verifier: string } | undefined;
  /** ISO time. */
  expiresAt: string;
}

export const sealAttempt = (attempt: SocialAttempt, key: KeyRing): string =>
  sealText(JSON.stringify(attempt), key);

/** The attempt in the cookie, if it belongs to this site and provider and has not expired. */
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
