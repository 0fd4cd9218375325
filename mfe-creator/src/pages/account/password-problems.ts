import { type ApiError, isApiError } from '@portico/shared/api';
import { PASSWORD_LENGTH } from '@portico/shared/contracts';
import { type PasswordWeakness, weaknessIn } from '../sign-up/sign-up-problems.ts';

export type PasswordField = 'currentPassword' | 'password' | 'confirmPassword';
export type PasswordValues = Record<PasswordField, string>;

/** `wrong`: not the current password. */
export type PasswordProblem = 'required' | 'rule' | 'mismatch' | 'wrong' | PasswordWeakness;
export type PasswordProblems = Partial<Record<PasswordField, PasswordProblem>>;

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

/** The field that the server refuses, and its problem. */
export function refusedPassword(error: ApiError): PasswordProblems {
  if (error.kind !== 'status') return {};
  const [detail] = error.details ?? [];
  const field = detail?.path.split('.').at(-1);
  if (!detail) return {};
  if (field === 'currentPassword') return { currentPassword: 'wrong' };
  return field === 'password' ? { password: weaknessIn(detail.message) ?? 'rule' } : {};
}

/** The message key of a failed account call. */
export function accountFailureKey(cause: unknown): string {
  const error: ApiError = isApiError(cause) ? cause : { kind: 'unreadable' };
  if (error.kind === 'offline') return 'login.offline';
  return error.kind === 'status' && error.status === 429 ? 'login.tooManyTries' : 'login.serverFailed';
}
