import { isNotFound, selectResult } from '@portico/shared/api';
import { localized, nextExpiry } from '@portico/shared/domain';
import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { webPageApi } from './web-page.api.ts';

export { WebPagePage as Component } from './WebPagePage.tsx';

/** Maximum length of a description in search results and previews. */
const PREVIEW_CHARACTERS = 160;

/** [OPEN-43] */
export async function prefetch({
  dispatch,
  params,
}: PrefetchContext): Promise<{ status?: number } | undefined> {
  const request = webPageApi.endpoints.webPageById.initiate(params['webPageID'] ?? '');
  const { error } = await dispatch(request);
  if (!error) return undefined;
  return { status: isNotFound(error) ? 404 : 503 };
}

/** A page has no description, so the titles of its pictures are used. */
export function head({ state, params, language, t }: HeadContext): PageHead {
  const {
    data: page,
    error,
    fulfilledTimeStamp = 0,
  } = selectResult(webPageApi.endpoints.webPageById, params['webPageID'] ?? '', state);
  if (!page) {
    return { title: isNotFound(error) ? t('webPage.notFound') : t('webPage.looking'), noIndex: true };
  }
  const pictures = [...page.bannerImages, ...page.galleryImages];
  const words = pictures
    .map(({ title }) => localized(title, language))
    .filter(Boolean)
    .join(' · ');
  const image = pictures.find(({ imageURL }) => imageURL)?.imageURL;
  return {
    title: localized(page.title, language),
    ...(words ? { description: [...words].slice(0, PREVIEW_CHARACTERS).join('') } : {}),
    ...(image ? { image } : {}),
    holdsUntil: nextExpiry(pictures, fulfilledTimeStamp),
  };
}
