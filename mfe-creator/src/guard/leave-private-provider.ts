import { siteApi } from '@portico/shared/api';
import { type PrefetchContext, redirect } from '@portico/shared/platform';

/**
 * For the prefetch of a page: redirects to `address` on a private provider. In the browser the page itself redirects.
 */
export async function leavePrivateProvider(
  { dispatch }: Pick<PrefetchContext, 'dispatch'>,
  address: string,
): Promise<void> {
  const { data: config } = await dispatch(siteApi.endpoints.webConfig.initiate());
  // React Router treats a thrown response as the result of the loader.
  if (config?.isPrivate) throw redirect(address);
}
