import { pageOf } from '@portico/shared/api';
import { ListEnd } from '@portico/shared/patterns';
import { useLocation, useText } from '@portico/shared/platform';
import { Grid, Stack, visuallyHiddenStyles } from '@portico/shared/ui';
import type { ReactNode } from 'react';
import { type Hit, type ListRequest, useSearchListInfiniteQuery } from '../search/search.api.ts';
import { CardsLoading } from './CardsLoading.tsx';
import { FailedMessage } from './FailedMessage.tsx';

/** Search hits as an infinite grid; without script a link leads to a longer page. [CONST-04..06, T-32, OPEN-38] */
export function InfiniteGrid(props: {
  /** Accessible name of the grid. */
  label: string;
  request: ListRequest;
  /** Rendered if the list is empty. */
  empty: ReactNode;
  /** Aspect ratio (width / height) of the cards' pictures, for placeholders. */
  ratio?: number | undefined;
  children: (hit: Hit) => ReactNode;
}) {
  const { label, request, empty, ratio, children } = props;
  const { t } = useText('mfe-discovery');
  const list = useSearchListInfiniteQuery(request);
  const { pathname, search } = useLocation();
  const { currentData, error, isFetching, refetch } = list;
  const hits = currentData?.pages.flatMap((page) => page.hits) ?? [];
  if (!currentData) {
    if (error) return <FailedMessage error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return <CardsLoading count={request.nextSize} ratio={ratio} />;
  }
  if (hits.length === 0) return empty;
  const total = Math.max(currentData.pages.at(-1)?.total ?? 0, hits.length);
  return (
    <Stack gap={8}>
      <div>
        {/* Heading level between the page's h1 and the cards' h3. */}
        <h2 css={visuallyHiddenStyles}>{label}</h2>
        <Grid label={label} hasItems>
          {hits.map(children)}
        </Grid>
      </div>
      <ListEnd
        list={list}
        shown={hits.length}
        moreHref={`${pathname}${nextPageSearch(search)}`}
        labels={{ shown: t('list.shown', { shown: hits.length, total }), more: t('list.more') }}
        loading={<CardsLoading count={request.nextSize} ratio={ratio} />}
        failed={(retry) => <FailedMessage error={error} isRetrying={isFetching} onRetry={retry} />}
      />
    </Stack>
  );
}

/** The URL's query with the next page; the other parts keep their encoding. */
export function nextPageSearch(search: string): string {
  const page = pageOf(new URLSearchParams(search));
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('page='));
  return `?${[...others, `page=${page + 1}`].join('&')}`;
}
