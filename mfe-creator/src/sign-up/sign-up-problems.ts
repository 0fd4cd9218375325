import { MAX_DISPLAY_NAME_LENGTH, PASSWORD_LENGTH, USERNAME_LENGTH } from '@portico/shared/contracts';

/** The fields in their order on the form. [SIGNUP-01] */
export const SIGN_UP_FIELDS = ['displayName', 'username', 'password', 'confirmPassword'] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];
export type SignUpValues = Record<SignUpField, string>;

/** What is wrong with a field; `rule`: it breaks the rule that stands beneath its label. */
export type SignUpProblem = 'required' | 'mismatch' | 'rule';
export type SignUpProblems = Partial<Record<SignUpField, SignUpProblem>>;

/** What can be seen without asking the server, which has the last word. [VAL-01, VAL-02] */
export function signUpProblems({
  displayName,
  username,
  password,
  confirmPassword,
}: SignUpValues): SignUpProblems {
  return {
    ...ofText(displayName.trim(), { field: 'displayName', min: 1, max: MAX_DISPLAY_NAME_LENGTH }),
    ...ofText(username.trim(), { field: 'username', ...USERNAME_LENGTH }),
    ...ofText(password, { field: 'password', ...PASSWORD_LENGTH }),
    ...(confirmPassword === '' ? { confirmPassword: 'required' } : {}),
    ...(confirmPassword !== '' && confirmPassword !== password ? { confirmPassword: 'mismatch' } : {}),
  };
}

function ofText(
  text: string,
  { field, min, max }: { field: SignUpField; min: number; max: number },
): SignUpProblems {
  if (text === '') return { [field]: 'required' };
  return text.length < min || text.length > max ? { [field]: 'rule' } : {};
}

/** The fields that the server's answer finds fault with, by the last part of each place. */
export function refusedFields(details: readonly { path: string }[] | undefined): SignUpProblems {
  const names = (details ?? []).map(({ path }) => path.split('.').at(-1));
  return Object.fromEntries(
    SIGN_UP_FIELDS.filter((field) => names.includes(field)).map((field) => [field, 'rule' as const]),
  );
}
