import { MAX_DISPLAY_NAME_LENGTH, PASSWORD_LENGTH, USERNAME_LENGTH } from '@portico/shared/contracts';
import { type RefusedField, refusedFields } from '@portico/shared/patterns';

/** The fields in their order on the form. [SIGNUP-01] */
export const SIGN_UP_FIELDS = ['displayName', 'username', 'password', 'confirmPassword'] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];
export type SignUpValues = Record<SignUpField, string>;

/** The problem of a field; `rule`: it breaks the rule in the hint below its label. */
export type SignUpProblem = 'required' | 'mismatch' | 'rule' | RefusedField;
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

/** The fields that the server refuses. */
export function refusedInputs(error: unknown): SignUpProblems {
  const refused = refusedFields(error);
  return Object.fromEntries(
    SIGN_UP_FIELDS.flatMap((field) => (refused[field] ? [[field, refused[field]]] : [])),
  );
}
