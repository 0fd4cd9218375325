import { randomUUID } from 'node:crypto';
import type { AuthUser } from '@portico/shared/contracts';
import { jwtVerify, SignJWT } from 'jose';
import { collection } from '../../storage/collection.ts';
import type { RecordStore, RecordWrite } from '../../storage/record-store.ts';
import { presentUser } from './auth.presenter.ts';
import { type UserRecord, userRepository } from './user.repository.ts';

/** Short, since the token lies in the page's session storage. [T-14] */
const SESSION_HOURS = 12;

/** What of a user a session is tied to: a higher epoch ends it. */
export type SessionOwner = Pick<UserRecord, 'uid' | 'sessionEpoch'>;

/** Sessions behind bearer tokens. A token works on its provider's hosts alone, until it expires or is revoked. */
export interface Sessions {
  /** A new session's token; its subject is the uid. [AMBIG-13] */
  open(provider: string, owner: SessionOwner): Promise<string>;
  /** The token of a session that begins once the write is made, in a batch with others. */
  opening(provider: string, owner: SessionOwner): Promise<{ token: string; write: RecordWrite }>;
  /** Undefined as well when the user was disabled or deleted, or all their sessions were ended. */
  userOf(provider: string, token: string): Promise<AuthUser | undefined>;
  revoke(provider: string, token: string): Promise<void>;
}

interface SessionRecord {
  uid: string;
  epoch?: number | undefined;
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

  async function opening(provider: string, { uid, sessionEpoch }: SessionOwner) {
    const jti = randomUUID();
    const expiresAt = new Date(now().getTime() + SESSION_HOURS * 3_600_000);
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(uid)
      .setJti(jti)
      .setAudience(provider)
      .setIssuedAt(now())
      .setExpirationTime(expiresAt)
      .sign(key);
    const value = { uid, epoch: sessionEpoch, expiresAt: expiresAt.toISOString() };
    return { token, write: sessions.write({ provider, id: jti, value, expectedRevision: 0 }) };
  }

  return {
    opening,

    async open(provider, owner) {
      const { token, write } = await opening(provider, owner);
      await records.batch([write]);
      return token;
    },

    async userOf(provider, token) {
      const claims = await readToken(provider, token);
      const session = claims && (await sessions.get(provider, claims.jti));
      if (!session || session.value.uid !== claims.uid) return undefined;
      const user = (await users.get(provider, claims.uid))?.value;
      return user && isOfEpoch(user, session.value.epoch) ? presentUser(user) : undefined;
    },

    async revoke(provider, token) {
      const claims = await readToken(provider, token);
      if (claims) await sessions.delete(provider, claims.jti);
    },
  };
}

/** Whether what was issued to a user in that epoch still counts. */
export const isOfEpoch = (user: UserRecord, epoch: number | undefined): boolean =>
  !user.isDisabled && (user.sessionEpoch ?? 0) === (epoch ?? 0);
