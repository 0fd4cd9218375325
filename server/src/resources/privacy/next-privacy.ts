import { VALIDATION_MESSAGES } from '@portico/shared/contracts';
import { refusedField } from '../../kernel/app-error.ts';
import type { Passcodes } from './passcodes.ts';
import type { PrivacySettings } from './private-items.ts';

interface LockChange {
  before: PrivacySettings;
  /** Undefined leaves a field unchanged; null and '' remove it. */
  changes: { isPrivate?: boolean | null | undefined; passcode?: string | null | undefined };
  passcodes: Pick<Passcodes, 'seal'>;
}

/**
 * The privacy of an item after a change; throws 'invalid' for a private item without a passcode. [PERM-02, AMBIG-21,
 * T-05]
 */
export function nextPrivacy({ before, changes, passcodes }: LockChange): PrivacySettings {
  const { isPrivate, passcode } = changes;
  const after: PrivacySettings = {
    isPrivate: (isPrivate === undefined ? before.isPrivate : isPrivate) || undefined,
    sealedPasscode:
      passcode === undefined ? before.sealedPasscode : passcode ? passcodes.seal(passcode) : undefined,
  };
  if (after.isPrivate && !after.sealedPasscode) {
    const message = VALIDATION_MESSAGES.passcode;
    throw refusedField({ path: 'body.data.passcode', message, code: 'required' }, message);
  }
  return after;
}
