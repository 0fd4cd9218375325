import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { passkeyCreationOptionsSchema, passkeyRegistrationSchema, passkeySchema } from '../passkeys.ts';
import { displayNameSchema, passwordSchema } from '../user.ts';
import { idParams, okWith } from './replies.ts';

const done = z.object({ status: z.literal('ok') });

/** One's own account. `hasPassword` is false for those who sign in by a social provider or a link alone. */
export const account = defineEndpoint({
  id: 'account',
  method: 'GET',
  path: '/api/account',
  summary: 'What the signed-in person can change of their own account.',
  reply: okWith(
    z.object({
      username: z.string(),
      hasPassword: z.boolean(),
      /** Whether an authenticator app is asked for at sign-in. */
      hasTotp: z.boolean(),
      hasPasskeys: z.boolean(),
      /** Recovery codes that were not used. */
      recoveryCodes: z.number(),
    }),
  ),
});

/** [T-14] The session that it comes over stays. */
export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/api/account/password',
  summary:
    'Change one’s password, and end all other sessions and open codes. 400 when the current one is wrong.',
  body: z.object({
    data: z.object({ currentPassword: z.string().min(1, 'required').max(200), password: passwordSchema }),
  }),
  reply: done,
});

/** An open session of one's own. Times are ISO, `lastUsedDate` to ten minutes. */
export const accountSessionSchema = z.object({
  id: z.string(),
  /** Families alone, such as 'Firefox' and 'Android'; absent where the browser did not tell. */
  browser: z.string().optional(),
  system: z.string().optional(),
  createdDate: z.string().optional(),
  lastUsedDate: z.string().optional(),
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

export const accountSessions = defineEndpoint({
  id: 'accountSessions',
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'One’s open sessions: this one first, then the last used.',
  reply: okWith(z.array(accountSessionSchema)),
});

export const endSession = defineEndpoint({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'End one of one’s sessions; 404 when it is not open.',
  params: idParams,
  reply: done,
});

export const endOtherSessions = defineEndpoint({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'End all of one’s sessions but this one, and open codes with them.',
  reply: done,
});

const byPassword = z.object({
  data: z.object({ currentPassword: z.string().min(1, 'required').max(200) }),
});
/** Shown once: only their hashes are stored. Empty where there are unused ones already, which stay. */
const newCodes = okWith(z.object({ recoveryCodes: z.array(z.string()) }));

export const beginTotp = defineEndpoint({
  id: 'beginTotp',
  method: 'POST',
  path: '/api/account/totp',
  summary: 'A new secret for an authenticator app, which counts once it is confirmed within 15 minutes.',
  body: byPassword,
  reply: okWith(
    z.object({
      /** Base32, to be typed where there is no camera. */
      secret: z.string(),
      /** `otpauth://`, what the QR code says. */
      address: z.string(),
      /** A PNG as a `data:` address. */
      qrCode: z.string(),
    }),
  ),
});

export const confirmTotp = defineEndpoint({
  id: 'confirmTotp',
  method: 'POST',
  path: '/api/account/totp/confirm',
  summary:
    'Turn the authenticator app on with its first code; gives ten recovery codes with the first second factor.',
  body: z.object({ data: z.object({ code: z.string().min(1).max(40) }) }),
  reply: newCodes,
});

export const removeTotp = defineEndpoint({
  id: 'removeTotp',
  method: 'POST',
  path: '/api/account/totp/remove',
  summary: 'Turn the authenticator app off; without a passkey, the recovery codes are deleted too.',
  body: byPassword,
  reply: done,
});

export const renewRecoveryCodes = defineEndpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/account/recovery-codes',
  summary: 'Ten new recovery codes in place of the former ones.',
  body: byPassword,
  reply: newCodes,
});

export const passkeys = defineEndpoint({
  id: 'passkeys',
  method: 'GET',
  path: '/api/account/passkeys',
  summary: 'One’s passkeys, the oldest first.',
  reply: okWith(z.array(passkeySchema)),
});

export const passkeyCreationOptions = defineEndpoint({
  id: 'passkeyCreationOptions',
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary:
    'What the browser needs to make a passkey within five minutes. 409 where the address allows none (plain http, an IP address).',
  body: byPassword,
  reply: okWith(passkeyCreationOptionsSchema),
});

export const addPasskey = defineEndpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/account/passkeys',
  summary:
    'Register the passkey that the browser made; gives ten recovery codes with the first second factor.',
  body: z.object({ data: z.object({ name: displayNameSchema, passkey: passkeyRegistrationSchema }) }),
  reply: newCodes,
});

export const renamePasskey = defineEndpoint({
  id: 'renamePasskey',
  method: 'PUT',
  path: '/api/account/passkeys/:id',
  summary: 'Give one of one’s passkeys another name.',
  params: idParams,
  body: z.object({ data: z.object({ name: displayNameSchema }) }),
  reply: done,
});

export const removePasskey = defineEndpoint({
  id: 'removePasskey',
  method: 'POST',
  path: '/api/account/passkeys/:id/remove',
  summary: 'Remove one of one’s passkeys; with the last second factor, the recovery codes are deleted too.',
  params: idParams,
  body: byPassword,
  reply: done,
});

export const accountCalls = [
  passkeys,
  passkeyCreationOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  account,
  changePassword,
  accountSessions,
  endSession,
  endOtherSessions,
] as const;
