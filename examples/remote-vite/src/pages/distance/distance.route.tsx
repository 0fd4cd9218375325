import { isNotFound, portalApi } from '@portico/shared/api';
import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';

export { DistancePage as Component } from './DistancePage.tsx';

/** Prefetches the portal; 404 if it is missing or not public. */
export async function prefetch({
  dispatch,
  params,
}: PrefetchContext): Promise<{ status?: number } | undefined> {
  const { error } = await dispatch(portalApi.endpoints.portal.initiate({ id: params['id'] ?? '' }));
  if (!error) return undefined;
  return isNotFound(error) ? { status: 404 } : { status: 200 };
}

export const head = ({ t }: HeadContext): PageHead => ({ title: t('distance.title'), noIndex: true });
