import type { AuthUser, PageOverride } from '@portico/shared/contracts';
import { isAdmin } from '../../plugins/viewer.policy.ts';
import type { KeyRing } from '../../security/keys.ts';
import { openSealedText, sealText } from '../../security/sealed-text.ts';

/** The cookie with the origin from which this browser loads one remote. */
export const OVERRIDE_COOKIE = 'portico_override';
/** A working day, in seconds. */
export const OVERRIDE_AGE_S = 8 * 3600;

interface SealedOverride extends PageOverride {
  provider: string;
  /** The session in which it was set, and with which it ends; encrypted, so it cannot be used to sign in. */
  token: string;
}

/** Replaces one remote's origin for the browser of one admin. */
export interface Overrides {
  /** Origins that the operator allows. */
  origins: readonly string[];
  begin(choice: { provider: string; token: string; remote: string; origin: string }): {
    cookie: string;
    override: PageOverride;
  };
  /**
   * The override in the cookie; undefined when it is forged or expired, its origin is no longer allowed, or its admin
   * has signed out or lost the role.
   */
  of(provider: string, cookie: string | undefined): Promise<PageOverride | undefined>;
}

export function createOverrides(options: {
  key: KeyRing;
  sessions: { userOf(provider: string, token: string): Promise<Pick<AuthUser, 'roles'> | undefined> };
  origins: readonly string[];
  now: () => Date;
}): Overrides {
  const { key, sessions, origins, now } = options;
  return {
    origins,
    begin({ remote, origin, ...whose }) {
      const until = new Date(now().getTime() + OVERRIDE_AGE_S * 1000).toISOString();
      const override: PageOverride = { remote, origin, until };
      return {
        cookie: sealText(JSON.stringify({ ...override, ...whose } satisfies SealedOverride), key),
        override,
      };
    },
    async of(provider, cookie) {
      const sealed = cookie ? readCookie(cookie, key) : undefined;
      if (!sealed || sealed.provider !== provider || sealed.until <= now().toISOString()) return undefined;
      const { remote, origin, until, token } = sealed;
      if (!origins.includes(origin) || !isAdmin(await sessions.userOf(provider, token))) return undefined;
      return { remote, origin, until };
    },
  };
}

function readCookie(cookie: string, key: KeyRing): SealedOverride | undefined {
  try {
    return JSON.parse(openSealedText(cookie, key)) as SealedOverride;
  } catch {
    return undefined;
  }
}
