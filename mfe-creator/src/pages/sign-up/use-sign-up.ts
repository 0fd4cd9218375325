import { type ApiError, errorMessage, isApiError } from '@portico/shared/api';
import { detailsOf, type FormOutcome } from '@portico/shared/patterns';
import { useNotify, useText } from '@portico/shared/platform';
import { useIsUsernameTakenMutation, useSignUpMutation } from '../../login/sign-in.api.ts';
import { refusedInputs, type SignUpProblem, type SignUpValues } from './sign-up-problems.ts';

/** Fixed text of the specification in every language; a translated line follows it. */
const USERNAME_TAKEN = 'Username already exists please use another Username';

/** Why there is no account. `message`: the server's reason, or the HTTP status. [ERR-17] */
export interface SignUpFailure {
  why: 'offline' | 'too-many-tries' | 'refused' | 'server';
  message: string;
}

type SignUpOutcome = FormOutcome<SignUpValues, SignUpFailure, SignUpProblem>;

/** Checks the username, then creates the account. [SIGNUP-03, SIGNUP-04, ERR-17] */
export function useSignUp(invitation: string | undefined): (values: SignUpValues) => Promise<SignUpOutcome> {
  const { t, language } = useText('mfe-creator');
  const notify = useNotify();
  const [isUsernameTaken] = useIsUsernameTakenMutation();
  const [signUp] = useSignUpMutation();

  function taken(): SignUpOutcome {
    const detail = language === 'en' ? undefined : t('signUp.taken');
    notify({ tone: 'danger', text: USERNAME_TAKEN, detail });
    return { kind: 'failed', focus: 'username' };
  }

  return async (values) => {
    const username = values.username.trim();
    const check = await isUsernameTaken(username);
    if (check.error) return failed(check.error);
    if (check.data) return taken();
    const { error } = await signUp({
      displayName: values.displayName.trim(),
      username,
      password: values.password,
      invitation,
    });
    // Someone may have taken the name between the two calls.
    if (detailsOf(error).some(({ code }) => code === 'taken')) return taken();
    if (error) return failed(error);
    notify({ tone: 'success', text: t('signUp.created'), detail: t('signUp.createdText', { username }) });
    return { kind: 'done' };
  };
}

function failed(cause: unknown): SignUpOutcome {
  const error: ApiError = isApiError(cause) ? cause : { kind: 'unreadable' };
  return {
    kind: 'failed',
    failure: { why: reasonOf(error), message: errorMessage(error) },
    problems: refusedInputs(error),
  };
}

function reasonOf(error: ApiError) {
  if (error.kind === 'offline') return 'offline';
  if (error.kind !== 'status' || error.status >= 500) return 'server';
  return error.status === 429 ? 'too-many-tries' : 'refused';
}
