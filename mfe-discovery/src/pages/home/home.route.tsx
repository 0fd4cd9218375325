import { selectData, siteApi } from '@portico/shared/api';
import { localized } from '@portico/shared/domain';
import type { HeadContext, PageHead, PrefetchContext } from '@portico/shared/platform';
import { prefetchConfig, prefetchSearch, prefetchTagNames } from '../../search/prefetch-search.ts';
import { homeListings, homeTowns, portalsOfTag } from '../../search/search-requests.ts';
import { webSiteJsonLd } from './web-site-json-ld.ts';

export { HomePage as Component } from './HomePage.tsx';

/** A section that fails shows its own retry; the page's status stays 200. */
export async function prefetch({ dispatch, language }: PrefetchContext) {
  const tagBlocks = async () => {
    const { data: config } = await prefetchConfig(dispatch);
    await Promise.all(config?.tags.map((tag) => prefetchSearch(dispatch, portalsOfTag(tag))) ?? []);
  };
  await Promise.all([
    prefetchSearch(dispatch, homeTowns),
    prefetchSearch(dispatch, homeListings),
    prefetchTagNames(dispatch, language),
    tagBlocks(),
  ]);
  return undefined;
}

export function head({ state, url, language }: HeadContext): PageHead {
  const config = selectData(siteApi.endpoints.webConfig, undefined, state);
  return {
    title: localized(config?.title, language),
    description: localized(config?.description, language),
    ...(config?.homeImageURL ? { image: config.homeImageURL } : {}),
    ...(process.env['PORTICO_TARGET'] !== 'browser' && config
      ? { jsonLd: () => [webSiteJsonLd(config, url.origin, language)] }
      : {}),
  };
}
