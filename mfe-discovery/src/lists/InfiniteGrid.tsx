import { useInfiniteScrollSentinel } from '@portico/shared/patterns';
import { Link, useLocation, useText } from '@portico/shared/platform';
import { Button, Grid, isPlainClick, Stack, VisuallyHidden, visuallyHiddenStyles } from '@portico/shared/ui';
import type { MouseEvent, ReactNode } from 'react';
import { type Hit, type ListRequest, useSearchListInfiniteQuery } from '../search/search.api.ts';
import { pageOf } from '../search/search-requests.ts';
import { CardsLoading } from './CardsLoading.tsx';
import { FailedMessage } from './FailedMessage.tsx';

/**
 * A grid that grows as one nears its end, by a button too, and without script by a link to a longer page. It says how
 * much of how much is shown. [CONST-04..06, T-32, OPEN-38]
 */
export function InfiniteGrid(props: {
  /** What the grid holds, for screen readers. */
  label: string;
  request: ListRequest;
  /** Stands in place of a list without entries. */
  empty: ReactNode;
  /** Width to height of the cards' pictures, for their shape while they load. */
  ratio?: number | undefined;
  children: (hit: Hit) => ReactNode;
}) {
  const { label, request, empty, ratio, children } = props;
  const { t } = useText('mfe-discovery');
  const list = useSearchListInfiniteQuery(request);
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list;
  const hits = currentData?.pages.flatMap((page) => page.hits) ?? [];
  const hasFailed = error !== undefined && !isFetching;
  const loadMore = () => {
    if (!isFetching) void fetchNextPage();
  };
  const end = useInfiniteScrollSentinel({
    enabled: hasNextPage && !hasFailed,
    key: hits.length,
    onNear: loadMore,
  });

  if (!currentData) {
    if (error) return <FailedMessage error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return <CardsLoading count={request.nextSize} ratio={ratio} />;
  }
  if (hits.length === 0) return empty;
  const total = Math.max(currentData.pages.at(-1)?.total ?? 0, hits.length);
  return (
    <Stack gap={8}>
      <div>
        {/* Between the page's heading and those of the cards. */}
        <h2 css={visuallyHiddenStyles}>{label}</h2>
        <Grid label={label}>{hits.map(children)}</Grid>
      </div>
      <VisuallyHidden>
        <span role="status">{t('list.shown', { shown: hits.length, total })}</span>
      </VisuallyHidden>
      {isFetchingNextPage ? <CardsLoading count={request.nextSize} ratio={ratio} /> : null}
      {hasFailed ? <FailedMessage error={error} isRetrying={isFetching} onRetry={loadMore} /> : null}
      {hasNextPage && !hasFailed ? (
        <div ref={end} css={{ display: 'grid', justifyItems: 'center' }}>
          <LoadMoreLink isLoading={isFetchingNextPage} onMore={loadMore} />
        </div>
      ) : null}
    </Stack>
  );
}

/** A link to the page with one more page of cards; with script it loads them in place. */
function LoadMoreLink({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const { t } = useText('mfe-discovery');
  const { pathname, search } = useLocation();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onMore();
  };
  return (
    <Button
      as={Link}
      to={`${pathname}${nextPageSearch(search)}`}
      variant="secondary"
      loading={isLoading}
      onClick={onClick}
    >
      {t('list.more')}
    </Button>
  );
}

/** The address's query with the next page; the other parts stay exactly as they were encoded. */
export function nextPageSearch(search: string): string {
  const page = pageOf(new URLSearchParams(search));
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('page='));
  return `?${[...others, `page=${page + 1}`].join('&')}`;
}
