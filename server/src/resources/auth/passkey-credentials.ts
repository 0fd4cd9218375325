import type { PasskeyProof } from '@portico/shared/contracts';
import type { PasskeySite } from './passkey-site.ts';
import type { PasskeyRecord } from './user.repository.ts';

/** A user's passkeys on that host, as a browser expects them. */
export const credentialDescriptors = (passkeys: readonly PasskeyRecord[], { host }: PasskeySite) =>
  passkeys
    .filter((passkey) => passkey.host === host)
    .map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key' as const,
      ...(transports ? { transports } : {}),
    }));

/** A browser's credential in the form of the WebAuthn library. */
export const credentialOf = ({
  id,
  rawId,
  type,
  authenticatorAttachment,
}: Pick<PasskeyProof, 'id' | 'rawId' | 'type' | 'authenticatorAttachment'>) => ({
  id,
  rawId,
  type,
  ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
  clientExtensionResults: {},
});

/** Whether a uid can be a user handle, which is limited to 64 bytes. */
export const isUserHandle = (uid: string): boolean => /^[\w.-]{1,64}$/.test(uid);
