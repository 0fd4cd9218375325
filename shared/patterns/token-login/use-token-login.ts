import {
  isApiError,
  startSession,
  useEndSessionOfTokenMutation,
  useRedeemCodeMutation,
  useUserOfTokenQuery,
} from '@portico/shared/api';
import type { AuthUser } from '@portico/shared/contracts';
import {
  selectSessionSettled,
  selectUser,
  useDispatch,
  useLocation,
  useNavigate,
  useSelector,
} from '@portico/shared/platform';
import { useEffect, useState } from 'react';

/** A token from the URL: not yet validated, being exchanged as a one-time code, or the session of that code. */
interface Offered {
  token: string;
  kind: 'unknown' | 'exchanging' | 'redeemed';
}

/** State of a login by a token in the URL. */
export type TokenOffer =
  | { kind: 'none' }
  /** The owner of the token is being loaded. */
  | { kind: 'checking' }
  /** The token belongs to another person than the session, so it must be confirmed. */
  | { kind: 'asking'; user: AuthUser; accept: () => void; refuse: () => void };

/**
 * Signs in with the token or one-time code in `?token=`: removes it from the URL, validates it, and starts its session
 * if the same person is signed in or the visitor confirms. Invalid tokens are ignored. [LOGIN-06, OPEN-37, CAT-14,
 * T-01]
 */
export function useTokenLogin({ isEnabled }: { isEnabled: boolean }): TokenOffer {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const isSettled = useSelector(selectSessionSettled);
  const current = useSelector(selectUser);
  const [offered, setOffered] = useState<Offered>();
  const { token = '', kind } = offered ?? {};
  const [redeem] = useRedeemCodeMutation();
  const [endSession] = useEndSessionOfTokenMutation();
  const inAddress = new URLSearchParams(location.search).get('token');
  const { data: user, error } = useUserOfTokenQuery(token, {
    skip: offered === undefined || kind === 'exchanging',
  });
  const isUnknown = isApiError(error) && error.kind === 'status' && error.status === 401;

  useEffect(() => {
    if (!isEnabled || inAddress === null) return;
    const query = new URLSearchParams(location.search);
    query.delete('token');
    setOffered(inAddress ? { token: inAddress, kind: 'unknown' } : undefined);
    void navigate({ search: query.size > 0 ? `?${query}` : '' }, { replace: true, state: location.state });
  }, [isEnabled, inAddress, location, navigate]);

  const isSamePerson = user !== undefined && user.uid === current?.uid;
  useEffect(() => {
    if (!token || !isSettled || kind === 'exchanging') return;
    if (error && isUnknown && kind === 'unknown') {
      setOffered({ token, kind: 'exchanging' });
      void redeem(token).then(({ data }) =>
        setOffered(data ? { token: data.token, kind: 'redeemed' } : undefined),
      );
    } else if (error) setOffered(undefined);
    if (user && isSamePerson) {
      startSession(dispatch, { token, user });
      setOffered(undefined);
    }
  }, [token, kind, isSettled, error, isUnknown, user, isSamePerson, dispatch, redeem]);

  if (offered === undefined) return { kind: inAddress === null ? 'none' : 'checking' };
  if (!user || !isSettled || isSamePerson) return { kind: 'checking' };
  return {
    kind: 'asking',
    user,
    accept: () => {
      startSession(dispatch, { token, user });
      setOffered(undefined);
    },
    refuse: () => {
      // Otherwise the session of the redeemed code would stay open.
      if (kind === 'redeemed') void endSession(token);
      setOffered(undefined);
    },
  };
}
