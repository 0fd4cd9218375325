import { Navigate, redirect } from '@portico/shared/platform';

const NOW_AT = '/console/releases';

export const Component = () => <Navigate to={NOW_AT} replace />;

export async function prefetch(): Promise<undefined> {
  throw redirect(NOW_AT);
}
