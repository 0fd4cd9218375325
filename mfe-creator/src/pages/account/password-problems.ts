import { type ApiError, isApiError } from '@portico/shared/api';
import { PASSWORD_LENGTH } from '@portico/shared/contracts';
import { type RefusedField, refusedFields } from '@portico/shared/patterns';

export type PasswordField = 'currentPassword' | 'password' | 'confirmPassword';
export type PasswordValues = Record<PasswordField, string>;

/** `wrong`: not the current password. */
export type PasswordProblem = 'required' | 'rule' | 'mismatch' | 'wrong' | RefusedField;
export type PasswordProblems = Partial<Record<PasswordField, PasswordProblem>>;

/** Message keys of the rules. */
export const PASSWORD_MESSAGES: Readonly<Record<Extract<PasswordProblem, string>, string>> = {
  required: 'signUp.required',
  rule: 'signUp.rule.password',
  mismatch: 'signUp.mismatch',
  wrong: 'account.password.wrong',
};

/** The problems that the browser can find; the server checks too. */
export function passwordProblems(values: PasswordValues): PasswordProblems {
  const { currentPassword, password, confirmPassword } = values;
  const isLength = password.length >= PASSWORD_LENGTH.min && password.length <= PASSWORD_LENGTH.max;
  return {
    ...(currentPassword === '' ? { currentPassword: 'required' } : {}),
    ...(password === '' ? { password: 'required' } : isLength ? {} : { password: 'rule' }),
    ...(confirmPassword === password ? {} : { confirmPassword: 'mismatch' }),
    ...(confirmPassword === '' ? { confirmPassword: 'required' } : {}),
  };
}

/** The fields that the server refuses. */
export function refusedPassword(error: unknown): PasswordProblems {
  const { currentPassword, password } = refusedFields(error);
  return {
    ...(currentPassword
      ? { currentPassword: currentPassword.code === 'wrong' ? 'wrong' : currentPassword }
      : {}),
    ...(password ? { password } : {}),
  };
}

/** The message key of a failed account call. */
export function accountFailureKey(cause: unknown): string {
  const error: ApiError = isApiError(cause) ? cause : { kind: 'unreadable' };
  if (error.kind === 'offline') return 'login.offline';
  return error.kind === 'status' && error.status === 429 ? 'login.tooManyTries' : 'login.serverFailed';
}
