import { useWebConfigQuery } from '@portico/shared/api';
import { type PortalSearchQuery, readPortalSearch } from '@portico/shared/domain';
import {
  type HeadContext,
  type PageHead,
  type PrefetchContext,
  useLocation,
  useText,
} from '@portico/shared/platform';
import { Container, Section, SectionHeader } from '@portico/shared/ui';
import { BackToTop } from '../../lists/BackToTop.tsx';
import { prefetchConfig, prefetchList } from '../../search/prefetch-search.ts';
import { SearchBox } from '../../search/SearchBox.tsx';
import { listOfSearch, pageOf } from '../../search/search-requests.ts';
import { PageNotFound } from '../PageNotFound.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchResults } from './SearchResults.tsx';

/** Search results, as the address asks for them. [SEARCH-01..18] */
export function Component() {
  const { t } = useText('mfe-discovery');
  const { search } = useLocation();
  const { data: config } = useWebConfigQuery();
  const query = readPortalSearch(search);
  if (isForeign(query, config?.provider)) return <PageNotFound />;
  return (
    <Section>
      <Container>
        <SectionHeader level={1} title={headingOf(query, t)} />
        <div css={{ position: 'relative', zIndex: 1, maxInlineSize: 640, marginBlockEnd: 'var(--space-5)' }}>
          <SearchBox
            scope={{ kind: 'everywhere', kept: { ...query, title: undefined } }}
            initialText={query.title}
          />
        </div>
        <SearchFilters query={query} suggestedTags={config?.tags ?? []} />
        <SearchResults query={query} page={pageOf(new URLSearchParams(search))} />
      </Container>
      <BackToTop />
    </Section>
  );
}

export async function prefetch({ dispatch, url }: PrefetchContext) {
  const query = readPortalSearch(url.search);
  const config = await prefetchConfig(dispatch);
  if (isForeign(query, config.data?.provider)) return { status: 404 };
  await prefetchList(dispatch, listOfSearch(query, { page: pageOf(url.searchParams) }));
  return undefined;
}

export function head({ t, url }: HeadContext): PageHead {
  const query = readPortalSearch(url.search);
  return { title: headingOf(query, t), noIndex: query.title !== undefined };
}

/** What was searched for: words, or tags. */
function headingOf({ title, tags = [] }: PortalSearchQuery, t: HeadContext['t']): string {
  const subject = title ?? tags.join(', ');
  return subject === '' ? t('portals.title') : t('portals.resultsFor', { title: subject });
}

/** The host's provider always wins; another one's portals are not here. [SEARCH-07] */
const isForeign = (query: PortalSearchQuery, provider: string | undefined): boolean =>
  query.provider !== undefined && provider !== undefined && query.provider !== provider;
