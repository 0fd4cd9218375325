import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema } from '../localized.ts';
import { passkeyCreationOptionsSchema, passkeyRegistrationSchema, passkeySchema } from '../passkeys.ts';
import { displayNameSchema, emailSchema, OPTIONAL_MAILS, passwordSchema } from '../user.ts';
import { idParams, okWith } from './replies.ts';

const done = z.object({ status: z.literal('ok') });
const currentPasswordSchema = z.string().min(1, 'required').max(200);

/**
 * The account of the signed-in person. `hasPassword` is false if they only sign in with a social provider or a link.
 */
export const account = defineEndpoint({
  id: 'account',
  method: 'GET',
  path: '/api/account',
  summary: 'Your account settings.',
  reply: okWith(
    z.object({
      username: z.string(),
      displayName: z.string(),
      /** Of mails; absent if it was never chosen. */
      language: languageSchema.optional(),
      /** ISO time at which the account is erased, if its owner has asked for that. */
      deletesAt: z.string().optional(),
      hasPassword: z.boolean(),
      /** Whether sign-in requires a code of an authenticator app. */
      hasTotp: z.boolean(),
      hasPasskeys: z.boolean(),
      /** Number of unused recovery codes. */
      recoveryCodes: z.number(),
      /** The confirmed e-mail address. */
      email: z.string().optional(),
      /** Kinds of mails that the person does not want. */
      stoppedMails: z.array(z.enum(OPTIONAL_MAILS)),
    }),
  ),
});

/** Days between a request to delete an account and its erasure. */
export const ACCOUNT_GRACE_DAYS = 14;

export const changeProfile = defineEndpoint({
  id: 'changeProfile',
  method: 'PUT',
  path: '/api/account/profile',
  summary: 'Change your display name, or the language of mails.',
  body: z.object({
    data: z.object({ displayName: displayNameSchema.optional(), language: languageSchema.optional() }),
  }),
  reply: okWith(z.object({ displayName: z.string(), language: languageSchema.optional() })),
});

export const exportAccount = defineEndpoint({
  id: 'exportAccount',
  method: 'GET',
  path: '/api/account/export',
  summary:
    'Everything that is stored about you, as a gzipped tar archive: `person.json`, and the originals of your pictures.',
  reply: z.string(),
  replyType: 'application/gzip',
});

export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  method: 'POST',
  path: '/api/account/deletion',
  summary: `Schedule your account for erasure in ${ACCOUNT_GRACE_DAYS} days, and end its sessions. 409 for the last admin.`,
  body: z.object({ data: z.object({ currentPassword: currentPasswordSchema.optional() }) }),
  reply: okWith(z.object({ deletesAt: z.string() })),
});

export const keepAccount = defineEndpoint({
  id: 'keepAccount',
  method: 'DELETE',
  path: '/api/account/deletion',
  summary: 'Cancel the erasure of your account.',
  reply: done,
});

/** A code that a mail has brought. */
const codeSchema = z.string().min(1).max(100);

/** The address is stored once its owner has opened the link of the mail. */
export const requestEmail = defineEndpoint({
  id: 'requestEmail',
  method: 'POST',
  path: '/api/account/email',
  summary: 'Send a mail with a link that confirms an e-mail address of your account.',
  body: z.object({
    data: z.object({ email: emailSchema, currentPassword: currentPasswordSchema.optional() }),
  }),
  reply: done,
});

export const confirmEmail = defineEndpoint({
  id: 'confirmEmail',
  method: 'POST',
  path: '/api/account/email/confirm',
  summary: 'Confirm an e-mail address by the code of its mail. 409 if another account has the address.',
  body: z.object({ data: z.object({ code: codeSchema }) }),
  reply: okWith(z.object({ email: z.string() })),
});

export const removeEmail = defineEndpoint({
  id: 'removeEmail',
  method: 'POST',
  path: '/api/account/email/remove',
  summary: 'Remove the e-mail address of your account.',
  body: z.object({ data: z.object({ currentPassword: currentPasswordSchema.optional() }) }),
  reply: done,
});

export const stopMails = defineEndpoint({
  id: 'stopMails',
  method: 'PUT',
  path: '/api/account/mails',
  summary: 'Set which kinds of mails your account does not get.',
  body: z.object({ data: z.object({ stoppedMails: z.array(z.enum(OPTIONAL_MAILS)).max(10) }) }),
  reply: done,
});

/** The reply is the same for an unknown account. */
export const requestRecovery = defineEndpoint({
  id: 'requestRecovery',
  method: 'POST',
  path: '/api/account/recovery',
  summary:
    'Send a mail with a link that sets a new password, if there is such an account with an e-mail address.',
  body: z.object({ data: z.object({ name: z.string().trim().min(1, 'required').max(200) }) }),
  reply: done,
});

export const recoverPassword = defineEndpoint({
  id: 'recoverPassword',
  method: 'POST',
  path: '/api/account/recovery/password',
  summary: 'Set a new password by the code of a mail, and end all sessions of the account.',
  body: z.object({ data: z.object({ code: codeSchema, password: passwordSchema }) }),
  reply: okWith(z.object({ username: z.string() })),
});

/** [T-14] Ends all other sessions of the account. */
export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/api/account/password',
  summary:
    'Change your password, and end all other sessions and open codes. 400 if the current password is wrong.',
  body: z.object({
    data: z.object({ currentPassword: z.string().min(1, 'required').max(200), password: passwordSchema }),
  }),
  reply: done,
});

/** An open session of the account. Times are ISO; `lastUsedDate` has a precision of ten minutes. */
export const accountSessionSchema = z.object({
  id: z.string(),
  /** Names without versions, such as 'Firefox' and 'Android'; absent if the browser did not send them. */
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
  summary: 'Your open sessions: the current one first, then by last use.',
  reply: okWith(z.array(accountSessionSchema)),
});

export const endSession = defineEndpoint({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'End one of your sessions; 404 if it is not open.',
  params: idParams,
  reply: done,
});

export const endOtherSessions = defineEndpoint({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'End all your sessions except the current one, and open codes.',
  reply: done,
});

const byPassword = z.object({
  data: z.object({ currentPassword: z.string().min(1, 'required').max(200) }),
});
/** Shown once, because only hashes are stored. Empty if unused codes exist, which stay valid. */
const newCodes = okWith(z.object({ recoveryCodes: z.array(z.string()) }));

export const beginTotp = defineEndpoint({
  id: 'beginTotp',
  method: 'POST',
  path: '/api/account/totp',
  summary: 'Create a secret for an authenticator app; it must be confirmed within 15 minutes.',
  body: byPassword,
  reply: okWith(
    z.object({
      /** Base32, for typing instead of scanning. */
      secret: z.string(),
      /** `otpauth://` URL, the content of the QR code. */
      address: z.string(),
      /** A PNG as a `data:` URL. */
      qrCode: z.string(),
    }),
  ),
});

export const confirmTotp = defineEndpoint({
  id: 'confirmTotp',
  method: 'POST',
  path: '/api/account/totp/confirm',
  summary:
    'Turn on the authenticator app with its first code; returns ten recovery codes with the first second factor.',
  body: z.object({ data: z.object({ code: z.string().min(1).max(40) }) }),
  reply: newCodes,
});

export const removeTotp = defineEndpoint({
  id: 'removeTotp',
  method: 'POST',
  path: '/api/account/totp/remove',
  summary: 'Turn off the authenticator app; without a passkey, the recovery codes are deleted too.',
  body: byPassword,
  reply: done,
});

export const renewRecoveryCodes = defineEndpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/account/recovery-codes',
  summary: 'Create ten new recovery codes, which replace the former ones.',
  body: byPassword,
  reply: newCodes,
});

export const passkeys = defineEndpoint({
  id: 'passkeys',
  method: 'GET',
  path: '/api/account/passkeys',
  summary: 'Your passkeys, oldest first.',
  reply: okWith(z.array(passkeySchema)),
});

export const passkeyCreationOptions = defineEndpoint({
  id: 'passkeyCreationOptions',
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary:
    'The options with which the browser creates a passkey within five minutes. 409 if the address allows none (plain http, an IP address).',
  body: byPassword,
  reply: okWith(passkeyCreationOptionsSchema),
});

export const addPasskey = defineEndpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/account/passkeys',
  summary:
    'Register the passkey that the browser created; returns ten recovery codes with the first second factor.',
  body: z.object({ data: z.object({ name: displayNameSchema, passkey: passkeyRegistrationSchema }) }),
  reply: newCodes,
});

export const renamePasskey = defineEndpoint({
  id: 'renamePasskey',
  method: 'PUT',
  path: '/api/account/passkeys/:id',
  summary: 'Rename one of your passkeys.',
  params: idParams,
  body: z.object({ data: z.object({ name: displayNameSchema }) }),
  reply: done,
});

export const removePasskey = defineEndpoint({
  id: 'removePasskey',
  method: 'POST',
  path: '/api/account/passkeys/:id/remove',
  summary: 'Remove one of your passkeys; with the last second factor, the recovery codes are deleted too.',
  params: idParams,
  body: byPassword,
  reply: done,
});

export const accountCalls = [
  changeProfile,
  exportAccount,
  deleteAccount,
  keepAccount,
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
  requestEmail,
  confirmEmail,
  removeEmail,
  stopMails,
  requestRecovery,
  recoverPassword,
  changePassword,
  accountSessions,
  endSession,
  endOtherSessions,
] as const;
