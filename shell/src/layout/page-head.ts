import { selectData, siteApi } from '@portico/shared/api';
import type { Language, RenderedHead } from '@portico/shared/contracts';
import { localized } from '@portico/shared/domain';
import type { HeadContext, PageHead, RootState } from '@portico/shared/platform';
import type { RouteHandle } from '../route-handle.ts';

/** 'Page · Site', or the site alone; 'Portico' while the site's name is not known. [OPEN-39] */
export function titleOf(pageTitle: string | undefined, state: RootState, language: Language): string {
  const data = selectData(siteApi.endpoints.webConfig, undefined, state);
  const site = localized(data?.title, language) || 'Portico';
  return pageTitle && pageTitle !== site ? `${pageTitle} · ${site}` : site;
}

/** The page's head as the server writes it: what a page leaves out, the site says for it. [OPEN-39] */
export function renderedHead(head: PageHead | undefined, state: RootState, language: Language): RenderedHead {
  const site = selectData(siteApi.endpoints.webConfig, undefined, state);
  const siteName = localized(site?.title, language);
  const { title = '', description, image, imageAlt, jsonLd, ...rest } = head ?? ({} as Partial<PageHead>);
  const siteImage = site?.homeImageURL ?? site?.logoImageURL;
  return {
    ...rest,
    title: titleOf(title, state, language),
    name: title || siteName,
    siteName,
    themeColor: site?.brandColor,
    description: description || localized(site?.description, language),
    ...(image
      ? { image, imageAlt: imageAlt || title || siteName }
      : { image: siteImage, imageAlt: siteName }),
    jsonLd: rest.noIndex ? [] : (jsonLd?.() ?? []),
  };
}

/** What the route's own module says of the page; undefined while its code or its data is not there. */
export function headOfRoute(handle: RouteHandle | undefined, context: HeadContext): PageHead | undefined {
  return handle?.loaded()?.head?.(context);
}
