import { isNotFound, isPermissionDenied } from '@portico/shared/api';
import { coverOf, isSectionHidden, isUnofficial, localized, visibleText } from '@portico/shared/domain';
import type { HeadContext, PageHead, PrefetchContext, SlotName } from '@portico/shared/platform';
import { portalApi, portalRequest } from '../../portal.api.ts';

export { PortalPage as Component } from './PortalPage.tsx';

/** Characters of a description that search engines and previews show. */
const PREVIEW_CHARACTERS = 160;

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

/** Private and unofficial pages stay out of search engines. */
export function head({ state, params, url, language, t }: HeadContext): PageHead {
  const request = portalRequest(params['id'], url.searchParams);
  const { data: portal, error } = portalApi.endpoints.portalById.select(request)(state as never);
  if (!portal) {
    return { title: isPermissionDenied(error) ? t('passcode.title') : t('portal.looking'), noIndex: true };
  }
  const words =
    localized(portal.highlightSentence, language) || visibleText(localized(portal.description, language));
  const image = coverOf(portal.galleryImages)?.imageURL ?? portal.imageURL;
  return {
    title: localized(portal.title, language),
    ...(words ? { description: [...words].slice(0, PREVIEW_CHARACTERS).join('') } : {}),
    ...(image && !portal.isPrivate ? { image } : {}),
    ...(portal.isPrivate || isUnofficial(portal) ? { noIndex: true } : {}),
  };
}
