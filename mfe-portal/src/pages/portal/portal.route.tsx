import { isNotFound, isPermissionDenied, portalApi } from '@portico/shared/api';
import { isSectionHidden } from '@portico/shared/domain';
import type { PrefetchContext, SlotName } from '@portico/shared/platform';
import { tagNamesApi } from '../../blocks/tags/tag-names.api.ts';
import { portalRequest } from './portal-request.ts';

export { PortalContent } from './PortalContent.tsx';
export { PortalPage as Component } from './PortalPage.tsx';
export { portalHead as head } from './portal-head.ts';

export const slots: readonly SlotName[] = ['portal.catalog', 'portal.blocks'];

/**
 * Prefetches the portal, then the slots of other remotes. 404 also if the person may not know of it. [OPEN-04, OPEN-43]
 */
export async function prefetch(context: PrefetchContext): Promise<{ status?: number } | undefined> {
  const { dispatch, params, url, language, prefetchSlot } = context;
  const request = portalRequest(params['id'], url.searchParams);
  const { data: portal, error } = await dispatch(portalApi.endpoints.portal.initiate(request));
  if (portal) {
    const { _id: portalId, provider, tags = [] } = portal;
    await Promise.all([
      tags.length === 0 || isSectionHidden(portal, 'tags')
        ? undefined
        : dispatch(tagNamesApi.endpoints.namesOfPortalTags.initiate({ language, tags })),
      isSectionHidden(portal, 'catalog')
        ? undefined
        : prefetchSlot('portal.catalog', { portalId, provider, isEditor: false }),
      prefetchSlot('portal.blocks', { portalId, isEditor: false }),
    ]);
    return undefined;
  }
  if (isNotFound(error)) return { status: 404 };
  return isPermissionDenied(error) ? undefined : { status: 503 };
}
