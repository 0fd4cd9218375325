import { pageOf, useWebConfigQuery } from '@portico/shared/api';
import type { TagNames } from '@portico/shared/contracts';
import { type PortalSearchQuery, readPortalSearch, tagNamesOf } from '@portico/shared/domain';
import { NotFound, useHasMaps } from '@portico/shared/patterns';
import { type HeadContext, useLocation, useText } from '@portico/shared/platform';
import { Container, Section, SectionHeader } from '@portico/shared/ui';
import { BackToTop } from '../../lists/BackToTop.tsx';
import { SearchCombobox } from '../../search/SearchCombobox.tsx';
import { useTagNamesQuery } from '../../tags/tag-names.api.ts';
import { pendingName, useTagNames } from '../../tags/use-tag-names.ts';
import { MapAndList } from './map/MapAndList.tsx';
import { ViewSwitch } from './map/ViewSwitch.tsx';
import { ScopeGate } from './ScopeGate.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchResults } from './SearchResults.tsx';

/** Search results for the page's URL. [SEARCH-01..18] */
export function PortalsPage() {
  const { t, language } = useText('mfe-discovery');
  const { search } = useLocation();
  const { data: config } = useWebConfigQuery();
  useTagNamesQuery(language);
  const { known, isPending } = useTagNames();
  const query = readPortalSearch(search);
  const hasMaps = useHasMaps();
  if (isForeign(query, config?.provider)) return <NotFound />;
  const results = <SearchResults query={query} page={pageOf(new URLSearchParams(search))} />;
  return (
    <Section>
      <Container>
        <SectionHeader
          level={1}
          title={
            <span css={isPending && namesTags(query) && pendingName}>{headingOf(query, { t, known })}</span>
          }
        />
        <div css={{ position: 'relative', zIndex: 1, maxInlineSize: 640, marginBlockEnd: 'var(--space-5)' }}>
          <SearchCombobox
            scope={{ kind: 'everywhere', filters: { ...query, title: undefined } }}
            initialText={query.title}
          />
        </div>
        <SearchFilters shown={query} />
        <ScopeGate query={query}>
          <ViewSwitch query={query} />
          {query.view === 'map' && hasMaps ? <MapAndList query={query} list={results} /> : results}
        </ScopeGate>
      </Container>
      <BackToTop />
    </Section>
  );
}

/** Whether the heading names tags. */
const namesTags = ({ title, tags = [] }: PortalSearchQuery): boolean => !title && tags.length > 0;

/** The heading: the searched text or tags by their names. [OPEN-53] */
export function headingOf(
  { title, tags = [] }: PortalSearchQuery,
  { t, known }: { t: HeadContext['t']; known: TagNames | undefined },
): string {
  const subject = title ?? tagNamesOf(known, tags).join(t('portals.tagSeparator'));
  return subject === '' ? t('portals.title') : t('portals.resultsFor', { title: subject });
}

/** Whether the URL names another provider than the host's, whose portals are not searched. [SEARCH-07] */
export const isForeign = (query: PortalSearchQuery, provider: string | undefined): boolean =>
  query.provider !== undefined && provider !== undefined && query.provider !== provider;
