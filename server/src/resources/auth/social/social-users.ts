import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { displayNameSchema, MAX_DISPLAY_NAME_LENGTH } from '@portico/shared/contracts';
import type { SocialProvider } from '../../../config/social-provider.ts';
import { collection } from '../../../storage/collection.ts';
import type { RecordStore, RecordWrite } from '../../../storage/record-store.ts';
import { type UserRecord, userRepository } from '../user.repository.ts';
import type { Identity } from './id-token.ts';

/** Bytes of chance in a username that nobody has chosen. */
const USERNAME_BYTES = 6;

interface Newcomer {
  site: string;
  identity: Identity;
  provider: SocialProvider;
  now: Date;
}

/** Which user an issuer's subject is. An account with a password is never one of them, whatever its name or email. */
export interface SocialIdentities {
  /** Undefined when nobody has signed in as this subject yet; `user` is, when they were deleted by half. */
  find(site: string, identity: Identity): Promise<{ user: UserRecord | undefined } | undefined>;
  /** A new user, and what must be written together for them; fails when the subject has become a user meanwhile. */
  creation(newcomer: Newcomer): { user: UserRecord; writes: RecordWrite[] };
  deletionsOf(site: string, uid: string): Promise<RecordWrite[]>;
}

const KIND = 'social-identity';

export const socialIdentityRepository = (records: RecordStore) =>
  collection<{ uid: string }>(records, KIND, ({ uid }) => ({ uid }));

export function socialIdentities(records: RecordStore): SocialIdentities {
  const identities = socialIdentityRepository(records);
  const users = userRepository(records);
  return {
    async find(site, identity) {
      const found = await identities.get(site, idOf(identity));
      return found && { user: (await users.get(site, found.value.uid))?.value };
    },

    creation({ site, identity, provider, now }) {
      const user: UserRecord = {
        uid: randomUUID(),
        username: `${provider.id}-${randomBytes(USERNAME_BYTES).toString('hex')}`,
        displayName: displayNameOf(identity, provider),
        roles: ['portal_creator'],
        createdDate: now.toISOString(),
      };
      const identityWrite = identities.write({
        provider: site,
        id: idOf(identity),
        value: { uid: user.uid },
        expectedRevision: 0,
      });
      return { user, writes: [identityWrite, ...users.creation(site, user)] };
    },

    async deletionsOf(site, uid) {
      const found = await identities.list(site, { field: 'uid', value: uid });
      return found.map(({ id }) => ({ delete: { provider: site, kind: KIND, id } }));
    },
  };
}

/** Subjects are unique within their issuer alone. */
const idOf = ({ issuer, subject }: Identity): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex');

function displayNameOf({ names }: Identity, provider: SocialProvider): string {
  const shortened = names.map((name) => [...name.trim()].slice(0, MAX_DISPLAY_NAME_LENGTH / 2).join(''));
  return shortened.find((name) => displayNameSchema.safeParse(name).success) ?? provider.name;
}
