import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { displayNameSchema, MAX_DISPLAY_NAME_LENGTH } from '@portico/shared/contracts';
import type { SocialProvider } from '../../../config/social-provider.ts';
import { collection } from '../../../storage/collection.ts';
import type { RecordStore, RecordWrite } from '../../../storage/record-store.ts';
import { type UserRecord, userRepository } from '../user.repository.ts';
import type { Identity } from './id-token.ts';

/** Random bytes in a generated username. */
const USERNAME_BYTES = 6;

interface Newcomer {
  site: string;
  identity: Identity;
  provider: SocialProvider;
  now: Date;
}

/** Maps an issuer's subject to a user. An account with a password never matches, whatever its name or email. */
export interface SocialIdentities {
  /** Undefined when no one has signed in as this subject yet; `user` is undefined after an interrupted deletion. */
  find(site: string, identity: Identity): Promise<{ user: UserRecord | undefined } | undefined>;
  /** A new user with the writes of one batch; it fails when the subject was registered concurrently. */
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

/** Subjects are unique per issuer only. */
const idOf = ({ issuer, subject }: Identity): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex');

function displayNameOf({ names }: Identity, provider: SocialProvider): string {
  const shortened = names.map((name) => [...name.trim()].slice(0, MAX_DISPLAY_NAME_LENGTH / 2).join(''));
  return shortened.find((name) => displayNameSchema.safeParse(name).success) ?? provider.name;
}
