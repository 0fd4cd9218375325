import { Navigate } from '@portico/shared/platform';
import { useEffect } from 'react';

/** Redirects to a safe return address: a page of this site, or of a linked origin with a full page load. [T-02] */
export function SafeRedirect({ address }: { address: string }) {
  const isElsewhere = !address.startsWith('/');
  useEffect(() => {
    if (isElsewhere) window.location.replace(address);
  }, [isElsewhere, address]);
  return isElsewhere ? null : <Navigate to={address} replace />;
}
