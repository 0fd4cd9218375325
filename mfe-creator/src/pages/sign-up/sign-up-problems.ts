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

/** Why the server refuses a password that keeps the rule of its length. */
export type PasswordWeakness = keyof typeof PASSWORD_REFUSALS;

/** What is wrong with a field; `rule`: it breaks the rule that stands beneath its label. */
export type SignUpProblem = 'required' | 'mismatch' | 'rule' | PasswordWeakness;
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

/** The fields that the server's response finds fault with, by the last part of each path. */
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

/** Which refusal of a password an error detail is, if it is one. */
export const weaknessIn = (message: string): PasswordWeakness | undefined =>
  message === PASSWORD_REFUSALS.common ? 'common' : message === PASSWORD_REFUSALS.name ? 'name' : undefined;
