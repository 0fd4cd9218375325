import { isNotFound, isPermissionDenied } from '@portico/shared/api';
import { isSectionHidden } from '@portico/shared/domain';
import type { PrefetchContext, SlotName } from '@portico/shared/platform';
import { portalApi, portalRequest } from '../../portal.api.ts';

export { PortalPage as Component } from './PortalPage.tsx';
export { portalHead as head } from './portal-head.ts';

export const slots: readonly SlotName[] = ['portal.catalog'];

/** The portal, then the catalogues on it. 404 also when the asking person may not know of it. [OPEN-04, OPEN-43] */
export async function prefetch(context: PrefetchContext): Promise<{ status?: number } | undefined> {
  const { dispatch, params, url, prefetchSlot } = context;
  const request = portalRequest(params['id'], url.searchParams);
  const { data: portal, error } = await dispatch(portalApi.endpoints.portalById.initiate(request));
  if (portal) {
    if (!isSectionHidden(portal, 'catalog')) {
      await prefetchSlot('portal.catalog', {
        portalId: portal._id,
        provider: portal.provider,
        isEditor: false,
      });
    }
    return undefined;
  }
  if (isNotFound(error)) return { status: 404 };
  return isPermissionDenied(error) ? undefined : { status: 503 };
}
