import { pageOf } from '@portico/shared/api';
import { Link, useSearchParams, useText } from '@portico/shared/platform';
import { Button, Container, Section, SectionHeader, StateMessage } from '@portico/shared/ui';
import { TOWN_PICTURE_RATIO, TownCard } from '../../cards/TownCard.tsx';
import { BackToTop } from '../../lists/BackToTop.tsx';
import { InfiniteGrid } from '../../lists/InfiniteGrid.tsx';
import { SearchCombobox } from '../../search/SearchCombobox.tsx';
import { isTownHit } from '../../search/search.api.ts';
import { listOfTowns } from '../../search/search-requests.ts';

export const titleOf = (search: URLSearchParams): string => search.get('title')?.trim() ?? '';

export const requestOf = (search: URLSearchParams) => listOfTowns(titleOf(search), pageOf(search));

/** Page of all towns, with a search. [TOWN-01..03] */
export function TownsPage() {
  const { t } = useText('mfe-discovery');
  const [search] = useSearchParams();
  const title = titleOf(search);
  return (
    <Section>
      <Container>
        <SectionHeader level={1} title={t('towns.title')} text={t('towns.text')} />
        <div css={{ position: 'relative', zIndex: 1, maxInlineSize: 640, marginBlockEnd: 'var(--space-8)' }}>
          <SearchCombobox scope={{ kind: 'towns' }} initialText={title} />
        </div>
        <InfiniteGrid
          label={t('towns.title')}
          request={requestOf(search)}
          ratio={TOWN_PICTURE_RATIO}
          empty={
            <StateMessage
              kind="not-found"
              title={t('towns.emptyTitle')}
              action={
                title === '' ? null : (
                  <Button as={Link} to="/towns" variant="secondary">
                    {t('home.allTowns')}
                  </Button>
                )
              }
            />
          }
        >
          {(hit) => (isTownHit(hit) ? <TownCard key={hit.source._id} town={hit.source} /> : null)}
        </InfiniteGrid>
      </Container>
      <BackToTop />
    </Section>
  );
}
