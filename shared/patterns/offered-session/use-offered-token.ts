import {
  isApiError,
  takeUpSession,
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

/** A token of an address: as it came, while it is exchanged as a one-time code, or the session of that code. */
interface Offered {
  token: string;
  kind: 'unknown' | 'exchanging' | 'redeemed';
}

/** What an address with a token asks of the page. */
export type TokenOffer =
  | { kind: 'none' }
  /** Whose it is, is being asked. */
  | { kind: 'checking' }
  /** It is somebody else's than the session: only that person's word makes it the session. */
  | { kind: 'asking'; user: AuthUser; accept: () => void; refuse: () => void };

/**
 * The token or one-time code in `?token=`: removed from the address at once, then checked, and taken up when the same
 * person is signed in or agrees. What is neither is dropped. [LOGIN-06, OPEN-37, CAT-14, T-01]
 */
export function useOfferedToken({ isEnabled }: { isEnabled: boolean }): TokenOffer {
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
      takeUpSession(dispatch, { token, user });
      setOffered(undefined);
    }
  }, [token, kind, isSettled, error, isUnknown, user, isSamePerson, dispatch, redeem]);

  if (offered === undefined) return { kind: inAddress === null ? 'none' : 'checking' };
  if (!user || !isSettled || isSamePerson) return { kind: 'checking' };
  return {
    kind: 'asking',
    user,
    accept: () => {
      takeUpSession(dispatch, { token, user });
      setOffered(undefined);
    },
    refuse: () => {
      // Nobody else has the session that was opened for the code.
      if (kind === 'redeemed') void endSession(token);
      setOffered(undefined);
    },
  };
}
