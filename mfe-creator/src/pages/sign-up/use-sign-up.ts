import { type ApiError, errorMessage, isApiError } from '@portico/shared/api';
import { useNotify, useText } from '@portico/shared/platform';
import { useState } from 'react';
import { useIsUsernameTakenMutation, useSignUpMutation } from '../../account.api.ts';
import { refusedFields, type SignUpProblems, type SignUpValues } from './sign-up-problems.ts';

/** The specification's words, the same in every language; a translated line stands beneath them. [SIGNUP-04, T-26] */
const USERNAME_TAKEN = 'Username already exists please use another Username';

export type SignUpState =
  | { kind: 'idle' }
  | { kind: 'working' }
  /** `message`: the server's own words, where it has answered. [ERR-17] */
  | { kind: 'failed'; why: 'offline' | 'too-many-tries' | 'refused' | 'server'; message: string };

/** What came of one try. */
export type SignUpOutcome =
  | { kind: 'created' }
  | { kind: 'taken' }
  | { kind: 'failed'; problems: SignUpProblems };

/** Asks for the username, then makes the account; each way it can end is said. [SIGNUP-03, SIGNUP-04, ERR-17] */
export function useSignUp(invitation: string | undefined) {
  const { t, language } = useText('mfe-creator');
  const notify = useNotify();
  const [state, setState] = useState<SignUpState>({ kind: 'idle' });
  const [isUsernameTaken] = useIsUsernameTakenMutation();
  const [signUp] = useSignUpMutation();

  function taken(): SignUpOutcome {
    const detail = language === 'en' ? undefined : t('signUp.taken');
    notify({ tone: 'danger', text: USERNAME_TAKEN, detail });
    setState({ kind: 'idle' });
    return { kind: 'taken' };
  }

  function failed(cause: unknown): SignUpOutcome {
    const error: ApiError = isApiError(cause) ? cause : { kind: 'unreadable' };
    setState({ kind: 'failed', why: reasonOf(error), message: errorMessage(error) });
    return { kind: 'failed', problems: error.kind === 'status' ? refusedFields(error.details) : {} };
  }

  async function submit(values: SignUpValues): Promise<SignUpOutcome> {
    setState({ kind: 'working' });
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
    // Somebody may have taken the name between the two calls.
    if (isApiError(error) && error.kind === 'status' && error.status === 409) return taken();
    if (error) return failed(error);
    notify({ tone: 'success', text: t('signUp.created'), detail: t('signUp.createdText', { username }) });
    setState({ kind: 'idle' });
    return { kind: 'created' };
  }

  return { state, submit };
}

function reasonOf(error: ApiError) {
  if (error.kind === 'offline') return 'offline';
  if (error.kind !== 'status' || error.status >= 500) return 'server';
  return error.status === 429 ? 'too-many-tries' : 'refused';
}
