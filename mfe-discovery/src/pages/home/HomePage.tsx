import { useWebConfigQuery } from '@portico/shared/api';
import { useText } from '@portico/shared/platform';
import { Suspense } from 'react';
import { BackToTop } from '../../lists/BackToTop.tsx';
import { homeListings } from '../../search/search-requests.ts';
import { useTagNamesQuery } from '../../tags/tag-names.api.ts';
import { HomeHero } from './HomeHero.tsx';
import { HomePopUp } from './HomePopUp.tsx';
import { ListingsCarousel } from './ListingsCarousel.tsx';
import { NearbyPlaces } from './NearbyPlaces.tsx';
import { TagBlock } from './TagBlock.tsx';
import { TownsCarousel } from './TownsCarousel.tsx';

/** The home page: hero, towns, listings, nearby portals, and a block per configured tag. [HOME-01..10] */
export function HomePage() {
  const { t, language } = useText('mfe-discovery');
  const { data: config } = useWebConfigQuery();
  useTagNamesQuery(language);
  return (
    <>
      <HomeHero config={config} />
      <Suspense>
        <TownsCarousel />
      </Suspense>
      <Suspense>
        <ListingsCarousel title={t('home.listings')} request={homeListings} />
      </Suspense>
      <Suspense>
        <NearbyPlaces />
      </Suspense>
      {config?.tags.map((tag) => (
        <Suspense key={tag}>
          <TagBlock tag={tag} />
        </Suspense>
      ))}
      <BackToTop />
      <HomePopUp config={config} />
    </>
  );
}
