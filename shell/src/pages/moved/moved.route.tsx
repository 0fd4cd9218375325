import { Navigate, type PrefetchContext, redirect, useLocation } from '@portico/shared/platform';
import { MOVED_ADDRESSES } from './moved-addresses.ts';

const nowAt = (pathname: string): string => MOVED_ADDRESSES[pathname.replace(/\/$/, '')] ?? '/';

export function Component() {
  const { pathname } = useLocation();
  return <Navigate to={nowAt(pathname)} replace />;
}

export async function prefetch({ url }: PrefetchContext): Promise<undefined> {
  throw redirect(nowAt(url.pathname));
}
