import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@portico/shared/contracts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import { collection } from '../../storage/collection.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import type { Device } from './device.ts';
import { isOfEpoch, type SessionOwner, type Sessions } from './sessions.ts';
import { type UserRecord, userRepository } from './user.repository.ts';

/** Purposes of codes, with their lifetime. */
const PURPOSES = {
  /** Transfers a session to a linked origin: the browser redeems it immediately. [T-01] */
  handOff: { lifetimeMs: 60_000 },
  /** The operator's link, which is sent by mail or chat. [OPEN-46] */
  sessionLink: { lifetimeMs: 24 * 3_600_000 },
  /** An invitation to create an account. [OPEN-55] */
  signUp: { lifetimeMs: 7 * 24 * 3_600_000 },
  /** The link of a mail that sets a new password. */
  recovery: { lifetimeMs: 3_600_000 },
  /** The link of a mail that confirms its address. */
  email: { lifetimeMs: 24 * 3_600_000 },
} as const;
type Purpose = keyof typeof PURPOSES;
/** Codes that open a session. */
const OPENING: readonly Purpose[] = ['handOff', 'sessionLink'];

const CODE_BYTES = 32;

interface CodeRecord {
  /** Empty for an invitation. */
  uid: string;
  epoch?: number | undefined;
  purpose: Purpose;
  /** The origin that may redeem it; the site's own when absent. */
  to?: string | undefined;
  /** Of an invitation that gives the role of an admin: the admin who invites. */
  invitedBy?: string | undefined;
  /** The address that the code was mailed to. */
  email?: string | undefined;
  /** ISO time. */
  expiresAt: string;
}

interface CodeOrder {
  provider: string;
  owner: SessionOwner;
  purpose: Purpose;
  to?: string | undefined;
  email?: string | undefined;
}

interface Redemption {
  provider: string;
  code: string;
  /** Whether the caller may redeem a code for this origin; undefined is the site's own. */
  isFor: (to: string | undefined) => boolean;
  /** The device that opens the session. */
  device?: Device | undefined;
}

/** Single-use codes that open a session or create an account. Only their hashes are stored. [T-01, OPEN-46, OPEN-55] */
export interface OneTimeCodes {
  issue(order: CodeOrder): Promise<{ code: string; expiresAt: string }>;
  /**
   * Opens the session; undefined when the code is unknown, used, expired or for another origin, or its user may not
   * sign in.
   */
  redeem(redemption: Redemption): Promise<{ token: string; user: UserRecord } | undefined>;
  /** With `adminBy`, the account becomes an admin, if the admin of that uid is still one when it is created. */
  inviteToSignUp(
    provider: string,
    invitation?: { adminBy?: string | undefined; email?: string | undefined },
  ): Promise<{ code: string; expiresAt: string }>;
  /** The write that uses a code of this purpose, for a batch, and whose it is; undefined if it cannot be used. */
  use(code: {
    provider: string;
    code: string;
    purpose: 'recovery' | 'email';
  }): Promise<{ write: RecordWrite; user: StoredRecord<UserRecord>; email: string | undefined } | undefined>;
  /**
   * The roles of an invitation, and the write that uses it, for the batch that creates the account; undefined when the
   * code is unknown, used or expired. The batch fails when it was used concurrently.
   */
  signUpUse(invitation: {
    provider: string;
    code: string;
  }): Promise<{ write: RecordWrite; roles: readonly Role[]; email?: string | undefined } | undefined>;
}

interface OneTimeCodesOptions {
  records: RecordStore;
  sessions: Sessions;
  now: () => Date;
}

export function createOneTimeCodes({ records, sessions, now }: OneTimeCodesOptions): OneTimeCodes {
  const codes = collection<CodeRecord>(records, 'one-time-code');
  const users = userRepository(records);
  async function make(provider: string, order: Omit<CodeRecord, 'expiresAt'>) {
    const code = randomBytes(CODE_BYTES).toString('base64url');
    const expiresAt = new Date(now().getTime() + PURPOSES[order.purpose].lifetimeMs).toISOString();
    await codes.put({ provider, id: hashOf(code), value: { ...order, expiresAt } });
    return { code, expiresAt };
  }
  return {
    issue: ({ provider, owner, purpose, to, email }) =>
      make(provider, { uid: owner.uid, epoch: owner.sessionEpoch, purpose, to, email }),

    // Never with the uid of the inviting admin: the code would open a session of theirs.
    inviteToSignUp: (provider, { adminBy, email } = {}) =>
      make(provider, { uid: '', purpose: 'signUp', invitedBy: adminBy, email }),

    async use({ provider, code, purpose }) {
      const found = await codes.get(provider, hashOf(code));
      if (found?.value.purpose !== purpose || found.value.expiresAt <= now().toISOString()) return undefined;
      const user = await users.get(provider, found.value.uid);
      if (!user || user.value.isDisabled || !isOfEpoch(user.value, found.value.epoch)) return undefined;
      const { kind, id, revision } = found;
      return {
        write: { delete: { provider, kind, id, expectedRevision: revision } },
        user,
        email: found.value.email,
      };
    },

    async signUpUse({ provider, code }) {
      const found = await codes.get(provider, hashOf(code));
      if (found?.value.purpose !== 'signUp' || found.value.expiresAt <= now().toISOString()) return undefined;
      const { kind, id, revision } = found;
      const { invitedBy, email } = found.value;
      const inviter = invitedBy === undefined ? undefined : (await users.get(provider, invitedBy))?.value;
      const makesAdmin = inviter !== undefined && !inviter.isDisabled && inviter.roles.includes('admin');
      return {
        write: { delete: { provider, kind, id, expectedRevision: revision } },
        roles: makesAdmin ? ['portal_creator', 'admin'] : ['portal_creator'],
        email,
      };
    },

    async redeem({ provider, code, isFor, device }) {
      const found = await codes.get(provider, hashOf(code));
      if (!found || !OPENING.includes(found.value.purpose)) return undefined;
      if (!isFor(found.value.to) || found.value.expiresAt <= now().toISOString()) return undefined;
      const user = (await users.get(provider, found.value.uid))?.value;
      if (!user || !isOfEpoch(user, found.value.epoch)) return undefined;
      const { token, write } = await sessions.opening(provider, user, device);
      const { kind, id, revision } = found;
      try {
        await records.batch([{ delete: { provider, kind, id, expectedRevision: revision } }, write]);
      } catch (error) {
        // The code was used concurrently.
        if (error instanceof RevisionConflict) return undefined;
        throw error;
      }
      return { token, user };
    },
  };
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');
