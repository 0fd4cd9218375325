/** Why a social sign-in failed, as the person sees it. */
export type SocialFailureCode =
  | 'invalid-email'
  | 'invalid-password'
  | 'invalid-user'
  | 'popup-blocked'
  | 'sign-in-failed';

/** Error codes of providers and their libraries, with hyphens, by row of the error catalogue. */
const ROWS: readonly { code: SocialFailureCode; reason: string; causes: readonly string[] }[] = [
  {
    code: 'invalid-email',
    reason: 'The specified user account email is invalid.',
    causes: ['invalid-email', 'invalid-email-address'],
  },
  {
    code: 'invalid-password',
    reason: 'The specified user account password is incorrect.',
    causes: ['invalid-password', 'wrong-password', 'incorrect-password', 'invalid-credentials'],
  },
  {
    code: 'invalid-user',
    reason: 'The specified user account does not exist.',
    causes: ['invalid-user', 'unknown-user', 'user-not-found', 'account-not-found', 'user-disabled'],
  },
  {
    code: 'popup-blocked',
    reason: 'Please change browser, this browser is block pop-up',
    causes: ['popup-blocked'],
  },
];

const asCause = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^.*\//, '')
    .replace(/[^a-z]+/g, '-');

/**
 * The row of the error catalogue for an error code of a provider, a browser or ours (`invalid_email`,
 * `auth/popup-blocked`): a stable code, and the literal text for the person. The text of an unknown code ends with
 * `message`. [ERR-02, ERR-03, ERR-04, ERR-05, ERR-06]
 */
export function socialFailure(cause: string, message: string): { code: SocialFailureCode; reason: string } {
  const row = ROWS.find(({ causes }) => causes.includes(asCause(cause)));
  if (row) return { code: row.code, reason: row.reason };
  return { code: 'sign-in-failed', reason: `Error logging user in: ${message}` };
}
