import { expect, test } from '@jest/globals';
import { socialFailure } from './social-failure.ts';

test.each([
  ['[ERR-02]', 'invalid_email', 'invalid-email', 'The specified user account email is invalid.'],
  ['[ERR-02]', 'auth/invalid-email', 'invalid-email', 'The specified user account email is invalid.'],
  ['[ERR-03]', 'INVALID_PASSWORD', 'invalid-password', 'The specified user account password is incorrect.'],
  [
    '[ERR-03]',
    'auth/wrong-password',
    'invalid-password',
    'The specified user account password is incorrect.',
  ],
  ['[ERR-04]', 'invalid_user', 'invalid-user', 'The specified user account does not exist.'],
  ['[ERR-04]', 'auth/user-not-found', 'invalid-user', 'The specified user account does not exist.'],
  ['[ERR-05]', 'popup-blocked', 'popup-blocked', 'Please change browser, this browser is block pop-up'],
  ['[ERR-06]', 'access_denied', 'sign-in-failed', 'Error logging user in: You said no.'],
  ['[ERR-06]', '', 'sign-in-failed', 'Error logging user in: You said no.'],
])('%s %j is the failure %j', (_id, cause, code, reason) => {
  expect(socialFailure(cause, 'You said no.')).toEqual({ code, reason });
});
