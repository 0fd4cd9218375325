import { expect, test } from '@jest/globals';
import { endpoints } from '@portico/shared/contracts';
import { ofPortal } from './testing/permissions/portal-calls.ts';
import { ofSite } from './testing/permissions/site-calls.ts';

/** Calls whose permissions other tests cover: sign-in, deletion of what other rows use, and public calls. */
const PROVEN_ELSEWHERE = [
  'login',
  'logout',
  // Change the account that the rows share; see account.test.ts, second-factor.test.ts and passkeys.test.ts.
  'secondFactor',
  'secondFactorPasskeyOptions',
  'passkeyOptions',
  'signInWithPasskey',
  'passkeyCreationOptions',
  'addPasskey',
  'changePassword',
  // See mail.test.ts.
  'requestEmail',
  'confirmEmail',
  'removeEmail',
  'stopMails',
  // See weekly-mail.test.ts.
  'wantWeeklyMail',
  'requestRecovery',
  'recoverPassword',
  'endOtherSessions',
  'beginTotp',
  'confirmTotp',
  'removePasskey',
  'removeTotp',
  'renewRecoveryCodes',
  // See leaving.test.ts.
  'exportAccount',
  'deleteAccount',
  'signUp',
  'usernameCheck',
  'socialProviders',
  'handOff',
  'redeemCode',
  'startOverride',
  'endOverride',
  'deleteTag',
  'deleteTown',
  'deleteListing',
  'countHit',
  'countEvent',
  'rememberLanguage',
  'health',
  'ready',
];

test('every call is in one of the tables', () => {
  const proven = [...ofPortal, ...ofSite].map(({ call }) => call).concat(PROVEN_ELSEWHERE);
  const missing = endpoints.map(({ id }) => id).filter((id) => !proven.includes(id));
  expect(missing.map((id) => `${id}: say who may call it in server/src/testing/permissions`)).toEqual([]);
});
