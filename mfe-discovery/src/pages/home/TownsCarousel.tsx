import { Link, useText } from '@portico/shared/platform';
import {
  Carousel,
  type CarouselVisible,
  color,
  Directional,
  fontSizes,
  Loading,
  media,
  radii,
  Skeleton,
  spacing,
} from '@portico/shared/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { TOWN_PICTURE_RATIO, TownCard } from '../../cards/TownCard.tsx';
import { SearchStates } from '../../lists/SearchStates.tsx';
import { TitledSection } from '../../lists/TitledSection.tsx';
import { isTownHit } from '../../search/search.api.ts';
import { homeTowns } from '../../search/search-requests.ts';

const TOWNS_VISIBLE: CarouselVisible = { base: 5, small: 3 };
const TOWN_SIZES = '(min-width: 769px) 220px, 31vw';

/** The first twelve towns, and a link to all of them. [HOME-05, HOME-06, OPEN-33] */
export function TownsCarousel() {
  const { t } = useText('mfe-discovery');
  return (
    <TitledSection title={t('home.towns')} text={t('home.townsText')}>
      <SearchStates request={homeTowns} loading={<TownsLoading />}>
        {({ hits }) => (
          <ThreeOnAPhone>
            <Carousel
              label={t('home.towns')}
              previousLabel={t('list.previous')}
              nextLabel={t('list.next')}
              visible={TOWNS_VISIBLE}
              hasItems
            >
              {hits.filter(isTownHit).map(({ source }) => (
                <TownCard key={source._id} town={source} sizes={TOWN_SIZES} />
              ))}
              <li key="show-all">
                <ShowAllTile />
              </li>
            </Carousel>
          </ThreeOnAPhone>
        )}
      </SearchStates>
    </TitledSection>
  );
}

/** Shows the small number of towns on every phone (up to 768 px); the limit of the carousel itself is 600 px. */
function ThreeOnAPhone({ children }: { children: ReactNode }) {
  return (
    <div css={{ [media.mobile]: { '& [role=list]': { '--visible': 'var(--visible-small)' } } }}>
      {children}
    </div>
  );
}

function ShowAllTile() {
  const { t } = useText('mfe-discovery');
  return (
    <Link
      to="/towns"
      viewTransition
      css={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: spacing[2],
        blockSize: '100%',
        padding: spacing[2],
        borderRadius: radii.lg,
        background: color.brandSoft,
        color: color.brandStrong,
        fontSize: fontSizes.md,
        fontWeight: 'var(--font-medium)',
        textAlign: 'center',
        textDecoration: 'none',
        [media.hover]: { '&:hover': { textDecoration: 'underline' } },
      }}
    >
      <Directional>
        <ArrowRight size={28} strokeWidth={1.75} aria-hidden="true" />
      </Directional>
      {t('home.allTowns')}
    </Link>
  );
}

function TownsLoading() {
  const { t } = useText('mfe-discovery');
  return (
    <Loading label={t('state.loading')}>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: spacing[3],
          [media.tabletUp]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: spacing[5] },
        }}
      >
        {['a', 'b', 'c', 'd', 'e'].map((name, index) => (
          <div key={name} css={{ [media.mobile]: { display: index < 3 ? undefined : 'none' } }}>
            <Skeleton ratio={TOWN_PICTURE_RATIO * 0.82} radius={radii.lg} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
