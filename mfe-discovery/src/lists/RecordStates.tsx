import { isNotFound } from '@portico/shared/api';
import { NotFound } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Container, Loading, Section, SkeletonHero } from '@portico/shared/ui';
import type { ReactNode } from 'react';
import { type Hit, type SearchRequest, useSearchQuery } from '../search/search.api.ts';
import { useTagNamesQuery } from '../tags/tag-names.api.ts';
import { CardsLoading } from './CardsLoading.tsx';
import { FailedMessage } from './FailedMessage.tsx';

/** The page of one town or listing in each of its states: loading, missing, failed, loaded. [OPEN-38, OPEN-43] */
export function RecordStates(props: { request: SearchRequest; children: (hit: Hit) => ReactNode }) {
  const { request, children } = props;
  const { t, language } = useText('mfe-discovery');
  useTagNamesQuery(language);
  const { currentData, error, isFetching, refetch } = useSearchQuery(request);
  if (currentData) {
    const [hit] = currentData.hits;
    return hit ? children(hit) : <NotFound />;
  }
  if (isNotFound(error)) return <NotFound />;
  if (error) {
    return (
      <Section>
        <Container>
          <FailedMessage error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        </Container>
      </Section>
    );
  }
  return (
    <>
      <Loading isPage label={t('state.loading')}>
        <SkeletonHero size="short" />
      </Loading>
      <Section>
        <Container>
          <CardsLoading count={4} />
        </Container>
      </Section>
    </>
  );
}
