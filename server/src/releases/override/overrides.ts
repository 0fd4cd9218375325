import type { AuthUser, PageOverride } from '@portico/shared/contracts';
import { isAdmin } from '../../plugins/viewer.policy.ts';
import type { KeyRing } from '../../security/keys.ts';
import { openSealedText, sealText } from '../../security/sealed-text.ts';

/** The cookie that says from where this browser loads one remote. */
export const OVERRIDE_COOKIE = 'portico_override';
/** A working day, in seconds. */
export const OVERRIDE_AGE_S = 8 * 3600;

interface SealedOverride extends PageOverride {
  provider: string;
  /** The session that it was chosen in, and ends with. Sealed it speaks for nobody. */
  token: string;
}

/** One remote from elsewhere, for the browser of one admin. */
export interface Overrides {
  /** Origins that the operator allows. */
  origins: readonly string[];
  begin(choice: { provider: string; token: string; remote: string; origin: string }): {
    cookie: string;
    override: PageOverride;
  };
  /**
   * What the cookie asks for; undefined when it was not made here, has expired, its origin is allowed no more, or the person who
   * chose it has signed out or is no admin any more.
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
