import { randomUUID } from 'node:crypto';
import type { AccountSession } from '@portico/shared/contracts';
import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../kernel/app-error.ts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import { type KeyRing, withAnyKey } from '../../security/keys.ts';
import { collection } from '../../storage/collection.ts';
import { ReadOnlyRefusal } from '../../storage/read-only-records.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import type { Device } from './device.ts';
import { type UserRecord, userRepository } from './user.repository.ts';

/** Short, because the token is in the page's session storage. */
const SESSION_HOURS = 12;

/** How old the last-use time may be before it is written again. */
const LAST_USE_MS = 10 * 60_000;

/** The fields of a user that a session depends on: a higher epoch ends it. */
export type SessionOwner = Pick<UserRecord, 'uid' | 'sessionEpoch'>;

/** Sessions by bearer token. A token works on its provider's hosts only, until it expires or is revoked. */
export interface Sessions {
  /** Opens a session and returns its token; the subject is the uid. [AMBIG-13] */
  open(provider: string, owner: SessionOwner, device?: Device): Promise<string>;
  /** The token of a session that begins with the returned write, for a batch. */
  opening(
    provider: string,
    owner: SessionOwner,
    device?: Device,
  ): Promise<{ token: string; write: RecordWrite }>;
  /** Undefined as well when the user was disabled or deleted, or all their sessions were ended. */
  userOf(provider: string, token: string): Promise<UserRecord | undefined>;
  revoke(provider: string, token: string): Promise<void>;
  /** A user's open sessions, last used first; `isCurrent` marks that of the token. */
  listOf(provider: string, owner: UserRecord, token: string): Promise<AccountSession[]>;
  /** Ends one session of that user; false when it is not theirs or has ended. */
  end(provider: string, uid: string, id: string): Promise<boolean>;
  /** The write that moves the token's session to a new epoch of its user, which ends all others. */
  carrying(provider: string, token: string, epoch: number): Promise<RecordWrite>;
}

interface SessionRecord extends Device {
  uid: string;
  epoch?: number | undefined;
  /** ISO time, as the next two. */
  createdDate?: string | undefined;
  lastUsedDate?: string | undefined;
  /** ISO time. */
  expiresAt: string;
}

/** Indexed by user. */
export const sessionRepository = (records: RecordStore) =>
  collection<SessionRecord>(records, 'session', ({ uid }) => ({ uid }));

export function createSessions(options: { records: RecordStore; key: KeyRing; now: () => Date }): Sessions {
  const { records, key, now } = options;
  const sessions = sessionRepository(records);
  const users = userRepository(records);

  /** The record of a token whose session is open. */
  async function sessionOf(
    provider: string,
    token: string,
  ): Promise<StoredRecord<SessionRecord> | undefined> {
    const claims = await readToken(token, { provider, key, at: now() });
    const session = claims && (await sessions.get(provider, claims.jti));
    return session?.value.uid === claims?.uid ? session : undefined;
  }

  /** The session was used or ended concurrently: not worth a retry. */
  async function noteUse({ provider, id, value, revision }: StoredRecord<SessionRecord>): Promise<void> {
    const last = Date.parse(value.lastUsedDate ?? value.createdDate ?? '');
    if (now().getTime() - last < LAST_USE_MS) return;
    const used = { ...value, lastUsedDate: now().toISOString() };
    await sessions.put({ provider, id, value: used, expectedRevision: revision }).catch((error: unknown) => {
      if (!(error instanceof RevisionConflict || error instanceof ReadOnlyRefusal)) throw error;
    });
  }

  async function opening(provider: string, { uid, sessionEpoch }: SessionOwner, device: Device = {}) {
    const jti = randomUUID();
    const expiresAt = new Date(now().getTime() + SESSION_HOURS * 3_600_000);
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(uid)
      .setJti(jti)
      .setAudience(provider)
      .setIssuedAt(now())
      .setExpirationTime(expiresAt)
      .sign(key[0]);
    const value = {
      ...device,
      uid,
      epoch: sessionEpoch,
      createdDate: now().toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
    return { token, write: sessions.write({ provider, id: jti, value, expectedRevision: 0 }) };
  }

  return {
    opening,

    async open(provider, owner, device) {
      const { token, write } = await opening(provider, owner, device);
      await records.batch([write]);
      return token;
    },

    async userOf(provider, token) {
      const session = await sessionOf(provider, token);
      const user = session && (await users.get(provider, session.value.uid))?.value;
      if (!user || !isOfEpoch(user, session.value.epoch)) return undefined;
      await noteUse(session);
      return user;
    },

    async revoke(provider, token) {
      const claims = await readToken(token, { provider, key, at: now() });
      if (claims) await sessions.delete(provider, claims.jti);
    },

    async listOf(provider, owner, token) {
      const current = (await readToken(token, { provider, key, at: now() }))?.jti;
      const found = await sessions.list(provider, { field: 'uid', value: owner.uid });
      const isOpen = ({ value }: StoredRecord<SessionRecord>) =>
        isOfEpoch(owner, value.epoch) && value.expiresAt > now().toISOString();
      return presentSessions(found.filter(isOpen), current);
    },

    async end(provider, uid, id) {
      const session = await sessions.get(provider, id);
      return session?.value.uid === uid && sessions.delete(provider, id);
    },

    async carrying(provider, token, epoch) {
      const session = await sessionOf(provider, token);
      if (!session) throw new AppError('unauthenticated', 'Please sign in.');
      const { id, value, revision } = session;
      return sessions.write({ provider, id, value: { ...value, epoch }, expectedRevision: revision });
    },
  };
}

/** The claims of a token that is valid at this time on this provider's hosts. */
async function readToken(
  token: string,
  { provider, key, at }: { provider: string; key: KeyRing; at: Date },
): Promise<{ uid: string; jti: string } | undefined> {
  try {
    const claims = {
      algorithms: ['HS256'],
      audience: provider,
      currentDate: at,
      requiredClaims: ['sub', 'jti', 'exp'],
    };
    const { payload } = await withAnyKey(key, (one) => jwtVerify(token, one, claims));
    return { uid: payload.sub ?? '', jti: payload.jti ?? '' };
  } catch {
    return undefined;
  }
}

/** The current session first, then the last used. */
const presentSessions = (
  sessions: readonly StoredRecord<SessionRecord>[],
  current: string | undefined,
): AccountSession[] =>
  sessions
    .map(({ id, value }) => ({
      id,
      browser: value.browser,
      system: value.system,
      createdDate: value.createdDate,
      lastUsedDate: value.lastUsedDate ?? value.createdDate,
      isCurrent: id === current,
    }))
    .sort(
      (a, b) =>
        Number(b.isCurrent) - Number(a.isCurrent) ||
        (b.lastUsedDate ?? '').localeCompare(a.lastUsedDate ?? ''),
    );

/** Whether something issued to a user in that epoch is still valid. */
export const isOfEpoch = (user: UserRecord, epoch: number | undefined): boolean =>
  !user.isDisabled && (user.sessionEpoch ?? 0) === (epoch ?? 0);
