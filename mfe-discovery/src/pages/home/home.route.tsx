import { siteApi, useWebConfigQuery } from '@portico/shared/api';
import { localized } from '@portico/shared/domain';
import { type HeadContext, type PageHead, type PrefetchContext, useText } from '@portico/shared/platform';
import { BackToTop } from '../../lists/BackToTop.tsx';
import { prefetchConfig, prefetchSearch } from '../../search/prefetch-search.ts';
import { homeListings, homeTowns, portalsOfTag } from '../../search/search-requests.ts';
import { HomeHero } from './HomeHero.tsx';
import { HomePopUp } from './HomePopUp.tsx';
import { ListingsCarousel } from './ListingsCarousel.tsx';
import { NearbyPlaces } from './NearbyPlaces.tsx';
import { TagBlock } from './TagBlock.tsx';
import { TownsCarousel } from './TownsCarousel.tsx';
import { webSiteJsonLd } from './web-site-json-ld.ts';

/** Home: hero, towns, listings, what is near, and one block per configured tag. [HOME-01..10] */
export function Component() {
  const { t } = useText('mfe-discovery');
  const { data: config } = useWebConfigQuery();
  return (
    <>
      <HomeHero config={config} />
      <TownsCarousel />
      <ListingsCarousel title={t('home.listings')} request={homeListings} />
      <NearbyPlaces />
      {config?.tags.map((tag) => (
        <TagBlock key={tag} tag={tag} />
      ))}
      <BackToTop />
      <HomePopUp config={config} />
    </>
  );
}

/** A part that fails shows its own retry; home itself is there. */
export async function prefetch({ dispatch }: PrefetchContext) {
  const tagBlocks = async () => {
    const { data: config } = await prefetchConfig(dispatch);
    await Promise.all(config?.tags.map((tag) => prefetchSearch(dispatch, portalsOfTag(tag))) ?? []);
  };
  await Promise.all([
    prefetchSearch(dispatch, homeTowns),
    prefetchSearch(dispatch, homeListings),
    tagBlocks(),
  ]);
  return undefined;
}

export function head({ state, url, language }: HeadContext): PageHead {
  const { data: config } = siteApi.endpoints.webConfig.select()(state as never);
  return {
    title: localized(config?.title, language),
    description: localized(config?.description, language),
    ...(config?.homeImageURL ? { image: config.homeImageURL } : {}),
    ...(process.env['PORTICO_TARGET'] !== 'browser' && config
      ? { jsonLd: () => [webSiteJsonLd(config, url.origin, language)] }
      : {}),
  };
}
