import { Navigate } from '@portico/shared/platform';
import { useEffect } from 'react';

/** Goes on to a safe return address: a page of this site, or one of a linked origin by a full load. [T-02] */
export function GoTo({ address }: { address: string }) {
  const isElsewhere = !address.startsWith('/');
  useEffect(() => {
    if (isElsewhere) window.location.replace(address);
  }, [isElsewhere, address]);
  return isElsewhere ? null : <Navigate to={address} replace />;
}
