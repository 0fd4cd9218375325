import { type ApiError, errorMessage, isApiError, useLoginMutation } from '@portico/shared/api';
import type { SocialSignInMessage } from '@portico/shared/contracts';
import { type SocialFailureCode, socialFailure } from '@portico/shared/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onSocialMessage, onWindowClosed, openOauthPopup, takeLeftMessage } from './oauth-popup.ts';
import type { SocialProvider } from './sign-in.api.ts';

/** Why a social sign-in failed: a row of the error catalogue, with its fixed text. */
export interface SocialFailure {
  code: SocialFailureCode;
  reason: string;
}

export type SocialSignInState =
  | { kind: 'idle' }
  /** The user is at the provider. */
  | { kind: 'waiting'; provider: string }
  /** The provider has identified the user, and the session is being started. */
  | { kind: 'entering'; provider: string }
  | { kind: 'failed'; failure: SocialFailure };

const KNOWN: readonly string[] = [
  'invalid-email',
  'invalid-password',
  'invalid-user',
  'popup-blocked',
  'sign-in-failed',
] satisfies SocialFailureCode[];
const isKnown = (code: string | undefined): code is SocialFailureCode =>
  code !== undefined && KNOWN.includes(code);

/** A failure whose text comes from the server. */
const failureOf = (code: string | undefined, message: string): SocialFailure =>
  isKnown(code) ? { code, reason: message } : socialFailure(code ?? '', message);

const failureOfCall = (error: unknown): SocialFailure => {
  const known: ApiError = isApiError(error) ? error : { kind: 'unreadable' };
  return failureOf(known.kind === 'status' ? known.code : known.kind, errorMessage(known));
};

/**
 * Signs in with a social provider in a popup; a success stores the session of the page. A closed popup is not a
 * failure, and its late message still counts, because the pages of some providers only look closed. [LOGIN-14, OPEN-36,
 * ERR-02, ERR-03, ERR-04, ERR-06]
 */
export function useSocialSignIn() {
  const [state, setState] = useState<SocialSignInState>({ kind: 'idle' });
  const [login] = useLoginMutation();
  const opened = useRef<Window | null>(null);
  const stops = useRef<(() => void)[]>([]);
  const stop = useCallback(() => {
    for (const end of stops.current.splice(0)) end();
  }, []);

  const enter = useCallback(
    async (message: SocialSignInMessage, endSessionUrl?: string) => {
      if ('error' in message) {
        setState({ kind: 'failed', failure: failureOf(message.error, message.message) });
        return;
      }
      const { provider, token } = message;
      setState({ kind: 'entering', provider });
      const { error } = await login({ provider, token, ...(endSessionUrl ? { endSessionUrl } : {}) });
      // The page reacts to the new session.
      if (error) setState({ kind: 'failed', failure: failureOfCall(error) });
    },
    [login],
  );

  useEffect(() => {
    const left = takeLeftMessage();
    if (left) void enter(left, `/api/auth/social/${encodeURIComponent(left.provider)}/end`);
    return stop;
  }, [enter, stop]);

  function start({ id, endSessionUrl }: SocialProvider): void {
    stop();
    // During the press itself; later, browsers block it as advertising.
    opened.current = openOauthPopup(id);
    if (!opened.current) {
      setState({ kind: 'failed', failure: socialFailure('popup-blocked', '') });
      return;
    }
    setState({ kind: 'waiting', provider: id });
    const endLooking = onWindowClosed(opened.current, () =>
      setState((now) => (now.kind === 'waiting' ? { kind: 'idle' } : now)),
    );
    stops.current = [
      endLooking,
      onSocialMessage(id, (message) => {
        endLooking();
        void enter(message, endSessionUrl);
      }),
    ];
  }

  function cancel(): void {
    stop();
    opened.current?.close();
    setState({ kind: 'idle' });
  }

  return { state, start, cancel, bringForward: () => opened.current?.focus() };
}
