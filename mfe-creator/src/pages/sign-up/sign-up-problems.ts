import {
  MAX_DISPLAY_NAME_LENGTH,
  PASSWORD_LENGTH,
  PASSWORD_REFUSALS,
  USERNAME_LENGTH,
} from '@portico/shared/contracts';

/** The fields in their order on the form. [SIGNUP-01] */
export const SIGN_UP_FIELDS = ['displayName', 'username', 'password', 'confirmPassword'] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];
export type SignUpValues = Record<SignUpField, string>;

/** Why the server refuses a password of valid length. */
export type PasswordWeakness = keyof typeof PASSWORD_REFUSALS;

/** The problem of a field; `rule`: it breaks the rule in the hint below its label. */
export type SignUpProblem = 'required' | 'mismatch' | 'rule' | PasswordWeakness;
export type SignUpProblems = Partial<Record<SignUpField, SignUpProblem>>;

/** The problems that the browser can find; the server checks too. [VAL-01, VAL-02] */
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

/** The fields that the server refuses, by the last part of each path. */
export function refusedFields(
  details: readonly { path: string; message: string }[] | undefined,
): SignUpProblems {
  const problems: SignUpProblems = {};
  for (const { path, message } of details ?? []) {
    const field = SIGN_UP_FIELDS.find((name) => name === path.split('.').at(-1));
    if (field) problems[field] = (field === 'password' ? weaknessIn(message) : undefined) ?? 'rule';
  }
  return problems;
}

/** The weakness that an error detail names, if any. */
export const weaknessIn = (message: string): PasswordWeakness | undefined =>
  message === PASSWORD_REFUSALS.common ? 'common' : message === PASSWORD_REFUSALS.name ? 'name' : undefined;
