import { selectData, siteApi } from '@portico/shared/api';
import type { Language, RenderedHead } from '@portico/shared/contracts';
import { localized } from '@portico/shared/domain';
import type { HeadContext, PageHead, RootState } from '@portico/shared/platform';
import type { RouteHandle } from '../route-handle.ts';

/** 'Page · Site', or only the site; 'Portico' if the site's name is not known. [OPEN-39] */
export function titleOf(pageTitle: string | undefined, state: RootState, language: Language): string {
  const data = selectData(siteApi.endpoints.webConfig, undefined, state);
  const site = localized(data?.title, language) || 'Portico';
  return pageTitle && pageTitle !== site ? `${pageTitle} · ${site}` : site;
}

/** The head of a server-rendered page; the site's values replace those that the page leaves out. [OPEN-39] */
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

/** The head from the route's module; undefined until its code and data are loaded. */
export function headOfRoute(handle: RouteHandle | undefined, context: HeadContext): PageHead | undefined {
  return handle?.loaded()?.head?.(context);
}
