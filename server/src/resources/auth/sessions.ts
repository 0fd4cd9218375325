import { randomUUID } from 'node:crypto';
import type { AuthUser } from '@portico/shared/contracts';
import { jwtVerify, SignJWT } from 'jose';
import { collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { presentUser } from './auth.presenter.ts';
import { userRepository } from './user.repository.ts';

/** Short, since the token lies in the page's session storage. [T-14] */
const SESSION_HOURS = 12;

/** Sessions behind bearer tokens. A token works on its provider's hosts alone, until it expires or is revoked. */
export interface Sessions {
  /** A new session's token; its subject is the uid. [AMBIG-13] */
  open(provider: string, uid: string): Promise<string>;
  userOf(provider: string, token: string): Promise<AuthUser | undefined>;
  revoke(provider: string, token: string): Promise<void>;
}

interface SessionRecord {
  uid: string;
  /** ISO time. */
  expiresAt: string;
}

export function createSessions(options: {
  records: RecordStore;
  key: Uint8Array;
  now: () => Date;
}): Sessions {
  const { records, key, now } = options;
  const sessions = collection<SessionRecord>(records, 'session');
  const users = userRepository(records);

  async function readToken(
    provider: string,
    token: string,
  ): Promise<{ uid: string; jti: string } | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        audience: provider,
        currentDate: now(),
        requiredClaims: ['sub', 'jti', 'exp'],
      });
      return { uid: payload.sub ?? '', jti: payload.jti ?? '' };
    } catch {
      return undefined;
    }
  }

  return {
    async open(provider, uid) {
      const jti = randomUUID();
      const expiresAt = new Date(now().getTime() + SESSION_HOURS * 3_600_000);
      await sessions.put({ provider, id: jti, value: { uid, expiresAt: expiresAt.toISOString() } });
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(uid)
        .setJti(jti)
        .setAudience(provider)
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(key);
    },

    async userOf(provider, token) {
      const claims = await readToken(provider, token);
      const session = claims && (await sessions.get(provider, claims.jti));
      if (!session || session.value.uid !== claims.uid) return undefined;
      const user = await users.get(provider, claims.uid);
      return user && presentUser(user.value);
    },

    async revoke(provider, token) {
      const claims = await readToken(provider, token);
      if (claims) await sessions.delete(provider, claims.jti);
    },
  };
}
