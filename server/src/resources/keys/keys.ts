import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type ApiKey,
  type AuthUser,
  DEFAULT_KEY_DAYS,
  type KeyScope,
  MAX_KEY_DAYS,
  MAX_KEYS,
} from '@portico/shared/contracts';
import { AppError, notFound, refusedField } from '../../kernel/app-error.ts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import { isAdmin } from '../../plugins/viewer.policy.ts';
import { ReadOnlyRefusal } from '../../storage/read-only-records.ts';
import type { RecordStore, StoredRecord } from '../../storage/record-store.ts';
import { displayNames, type UserRecord, userRepository } from '../auth/user.repository.ts';
import { newId } from '../writes/ids.ts';
import { type KeyRecord, keyRepository } from './key.repository.ts';

const DAY_MS = 24 * 3_600_000;
/** How old the last-use time may be before it is written again. */
const LAST_USE_MS = 10 * 60_000;
const SECRET_BYTES = 32;

/** API keys: `pk_`, the id, `_` and a secret. A key works on its provider's hosts only. */
export interface Keys {
  listOf(provider: string, viewer: AuthUser): Promise<ApiKey[]>;
  /** `key` is not stored. Throws 'invalid' for a wrong `expiresAt`, 'conflict' for too many keys. */
  create(provider: string, viewer: AuthUser, wanted: NewKey): Promise<ApiKey & { key: string }>;
  /** Throws 'not-found' for another person's key, unless an admin revokes it. */
  revoke(provider: string, viewer: AuthUser, id: string): Promise<void>;
  /** The owner and the scopes of a key that is neither expired nor revoked, and whose owner may sign in. */
  read(
    provider: string,
    key: string,
  ): Promise<{ id: string; scopes: readonly KeyScope[]; user: UserRecord } | undefined>;
}

interface NewKey {
  name: string;
  scopes: readonly KeyScope[];
  expiresAt?: string | undefined;
}

export function createKeys({ records, now }: { records: RecordStore; now: () => Date }): Keys {
  const keys = keyRepository(records);
  const users = userRepository(records);

  async function present(provider: string, stored: readonly StoredRecord<KeyRecord>[]): Promise<ApiKey[]> {
    const names = await displayNames(records, { provider, uids: stored.map(({ value }) => value.uid) });
    return stored
      .map(({ id, value: { uid, secretHash: _hash, scopes, ...rest } }) => ({
        ...rest,
        id,
        scopes: [...scopes],
        owner: { uid, name: names.get(uid) ?? uid },
      }))
      .sort((one, other) => other.createdDate.localeCompare(one.createdDate));
  }

  /** Concurrent uses of a key write the same time: the loser is not repeated. */
  async function noteUse({ provider, id, value, revision }: StoredRecord<KeyRecord>): Promise<void> {
    const last = Date.parse(value.lastUsedDate ?? '') || 0;
    if (now().getTime() - last < LAST_USE_MS) return;
    const used = { ...value, lastUsedDate: now().toISOString() };
    await keys.put({ provider, id, value: used, expectedRevision: revision }).catch((error: unknown) => {
      if (!(error instanceof RevisionConflict || error instanceof ReadOnlyRefusal)) throw error;
    });
  }

  return {
    listOf: async (provider, viewer) =>
      present(
        provider,
        await keys.list(provider, isAdmin(viewer) ? undefined : { field: 'uid', value: viewer.uid }),
      ),

    async create(provider, { uid }, { name, scopes, expiresAt }) {
      const at = now();
      const own = await keys.list(provider, { field: 'uid', value: uid });
      if (own.filter(({ value }) => value.expiresAt > at.toISOString()).length >= MAX_KEYS)
        throw new AppError('conflict', `You have ${MAX_KEYS} keys: revoke one first.`);
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const value: KeyRecord = {
        uid,
        name,
        scopes: [...new Set(scopes)],
        secretHash: hashOf(secret),
        createdDate: at.toISOString(),
        expiresAt: expiryOf(expiresAt, at),
      };
      const stored = await keys.put({ provider, id: newId(), value, expectedRevision: 0 });
      const [created] = await present(provider, [stored]);
      return { ...(created as ApiKey), key: `pk_${stored.id}_${secret}` };
    },

    async revoke(provider, viewer, id) {
      const stored = await keys.get(provider, id);
      if (!stored || !(stored.value.uid === viewer.uid || isAdmin(viewer))) throw notFound('This key');
      await keys.delete(provider, id);
    },

    async read(provider, key) {
      const [, id = '', secret = ''] = key.match(/^pk_([0-9a-f]+)_([\w-]+)$/) ?? [];
      const stored = id ? await keys.get(provider, id) : undefined;
      if (!stored || !isSame(stored.value.secretHash, hashOf(secret))) return undefined;
      if (stored.value.expiresAt <= now().toISOString()) return undefined;
      const user = (await users.get(provider, stored.value.uid))?.value;
      if (!user || user.isDisabled || user.deletesAt) return undefined;
      await noteUse(stored);
      return { id, scopes: stored.value.scopes, user };
    },
  };
}

/** ISO time. */
function expiryOf(wanted: string | undefined, at: Date): string {
  if (wanted === undefined) return new Date(at.getTime() + DEFAULT_KEY_DAYS * DAY_MS).toISOString();
  const time = Date.parse(wanted);
  const path = 'body.data.expiresAt';
  if (time <= at.getTime())
    throw refusedField({
      path,
      message: 'must be in the future',
      code: 'too-small',
      values: { minimum: at.toISOString() },
    });
  const last = new Date(at.getTime() + MAX_KEY_DAYS * DAY_MS);
  if (time > last.getTime())
    throw refusedField({
      path,
      message: `must be within ${MAX_KEY_DAYS} days`,
      code: 'too-large',
      values: { maximum: last.toISOString() },
    });
  return new Date(time).toISOString();
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
