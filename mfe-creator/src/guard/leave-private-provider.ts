import { siteApi } from '@portico/shared/api';
import { type PrefetchContext, redirect } from '@portico/shared/platform';

/**
 * For a page's prefetch: on a private provider the server responds with a redirect to `address` instead of the page.
 * In the browser the page itself goes there.
 */
export async function leavePrivateProvider(
  { dispatch }: Pick<PrefetchContext, 'dispatch'>,
  address: string,
): Promise<void> {
  const { data: config } = await dispatch(siteApi.endpoints.webConfig.initiate());
  // React Router takes a thrown answer as the loader's own.
  if (config?.isPrivate) throw redirect(address);
}
