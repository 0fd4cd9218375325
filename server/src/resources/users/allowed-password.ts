import { PASSWORD_REFUSALS, passwordSchema } from '@portico/shared/contracts';
import { refusedField } from '../../kernel/app-error.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { passwordWeakness } from '../auth/password-weakness.ts';
import { WEB_CONFIG_ID, webConfigRepository } from '../web-config/web-config.repository.ts';
import { checkedField } from './checked-field.ts';

/** Returns the password; throws 'invalid' when it breaks the rules or is easily guessed. */
export async function allowedPassword(
  records: RecordStore,
  password: string,
  owner: { provider: string; username: string; displayName: string },
): Promise<string> {
  const allowed = checkedField('password', passwordSchema, password);
  const site = (await webConfigRepository(records).get(owner.provider, WEB_CONFIG_ID))?.value.title ?? {};
  const names = [owner.username, owner.displayName, owner.provider, ...Object.values(site)];
  const weakness = await passwordWeakness(allowed, names);
  if (weakness) {
    throw refusedField({
      path: 'password',
      message: PASSWORD_REFUSALS[weakness],
      code: `password-${weakness}`,
    });
  }
  return allowed;
}
