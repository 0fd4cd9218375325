import { takeUpSession, useUserOfTokenQuery } from '@portico/shared/api';
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

/** What an address with a token asks of the page. */
export type TokenOffer =
  | { kind: 'none' }
  /** Whose it is, is being asked. */
  | { kind: 'checking' }
  /** It is somebody else's than the session: only that person's word makes it the session. */
  | { kind: 'asking'; user: AuthUser; accept: () => void; refuse: () => void };

/**
 * The token in the query of /login: out of the address at once, then checked, and taken up when the same person is signed
 * in or says so. A crafted link signs nobody in unnoticed; a token that is not valid is dropped. [LOGIN-06, T-01]
 */
export function useOfferedToken({ isEnabled }: { isEnabled: boolean }): TokenOffer {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const isSettled = useSelector(selectSessionSettled);
  const current = useSelector(selectUser);
  const [token, setToken] = useState<string>();
  const inAddress = new URLSearchParams(location.search).get('token');
  const { data: user, isError } = useUserOfTokenQuery(token ?? '', { skip: token === undefined });

  useEffect(() => {
    if (!isEnabled || inAddress === null) return;
    const query = new URLSearchParams(location.search);
    query.delete('token');
    setToken(inAddress || undefined);
    void navigate({ search: query.size > 0 ? `?${query}` : '' }, { replace: true, state: location.state });
  }, [isEnabled, inAddress, location, navigate]);

  const isSamePerson = user !== undefined && user.uid === current?.uid;
  useEffect(() => {
    if (!token || !isSettled) return;
    if (isError) setToken(undefined);
    if (user && isSamePerson) {
      takeUpSession(dispatch, { token, user });
      setToken(undefined);
    }
  }, [token, isSettled, isError, user, isSamePerson, dispatch]);

  if (token === undefined) return { kind: inAddress === null ? 'none' : 'checking' };
  if (!user || !isSettled || isSamePerson) return { kind: 'checking' };
  return {
    kind: 'asking',
    user,
    accept: () => {
      takeUpSession(dispatch, { token, user });
      setToken(undefined);
    },
    refuse: () => setToken(undefined),
  };
}
