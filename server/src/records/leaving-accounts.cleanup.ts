import type { Config } from '../config/config.ts';
import type { CleanupJob } from '../kernel/cleanup-job.ts';
import type { Providers } from '../providers/providers.ts';
import { type UserRecord, userRepository } from '../resources/auth/user.repository.ts';
import type { Passcodes } from '../resources/privacy/passcodes.ts';
import type { UsersService } from '../resources/users/user.service.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { erasePerson } from './erase-person.ts';

interface Stores {
  config: Config;
  records: RecordStore;
  providers: Pick<Providers, 'all'>;
  users: UsersService;
  passcodes: Passcodes;
}

/** Erases the accounts whose owners requested it, after the grace period. */
export const leavingAccounts: CleanupJob<Stores> = {
  name: 'leaving-accounts',
  isAudited: true,
  async run({ now, stopping, ...stores }) {
    let erased = 0;
    for (const { id: provider } of stores.providers.all()) {
      if (stopping.signal.aborted) return erased;
      const users = userRepository(stores.records);
      for (const listed of (await users.list(provider)).filter(({ value }) => isDue(value, now))) {
        if (stopping.signal.aborted) return erased;
        // Erasing takes a while: the owner of a later account may have cancelled its deletion since the list was read.
        const account = (await users.get(provider, listed.id))?.value;
        if (!account || !isDue(account, now)) continue;
        const person = { provider, uid: account.uid, account };
        await erasePerson({ ...stores, now: () => now }, { person, pages: 'leave' });
        erased += 1;
      }
    }
    return erased;
  },
};

const isDue = ({ deletesAt }: UserRecord, now: Date): boolean =>
  deletesAt !== undefined && deletesAt <= now.toISOString();
