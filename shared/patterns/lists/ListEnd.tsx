import { Link } from '@portico/shared/platform';
import { Button, isPlainClick, VisuallyHidden } from '@portico/shared/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useInfiniteScrollSentinel } from './use-infinite-scroll-sentinel.ts';

/** The part of an infinite query's result that the end of a list needs. */
export interface InfiniteListState {
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
}

/**
 * End of a paginated list: loads the next page near the viewport or by a button. A failed page offers a retry, and
 * loaded rows stay. [CONST-04..06, T-32, OPEN-38]
 */
export function ListEnd(props: {
  list: InfiniteListState;
  /** Rows on the page. */
  shown: number;
  /** False while loaded rows are still being rendered; the next page then waits. */
  isRendered?: boolean;
  /** Distance to the viewport in px; 200 by default. */
  within?: number;
  /** URL of the page with one more page of rows, for visitors without script; default: a button. */
  moreHref?: string;
  labels: {
    /** 'Showing n of m', for screen readers. */
    shown: string;
    more: string;
  };
  /** Placeholder of the page that is loading. */
  loading?: ReactNode;
  failed: (retry: () => void) => ReactNode;
}) {
  const { list, shown, isRendered = true, within, moreHref, labels, loading, failed } = props;
  const { error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = list;
  const hasFailed = hasNextPage && error !== undefined && !isFetching;
  const loadMore = () => {
    if (!isFetching) fetchNextPage();
  };
  const end = useInfiniteScrollSentinel({
    enabled: hasNextPage && isRendered && !hasFailed,
    key: shown,
    ...(within === undefined ? {} : { within }),
    onNear: loadMore,
  });
  const onLinkClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    loadMore();
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isRendered ? labels.shown : ''}</span>
      </VisuallyHidden>
      {isFetchingNextPage ? loading : null}
      {hasFailed ? failed(loadMore) : null}
      {hasNextPage && !hasFailed ? (
        <div ref={end} css={{ display: 'grid', justifyItems: 'center' }}>
          {moreHref === undefined ? (
            <Button variant="secondary" loading={isFetchingNextPage} onClick={loadMore}>
              {labels.more}
            </Button>
          ) : (
            <Button
              as={Link}
              to={moreHref}
              variant="secondary"
              loading={isFetchingNextPage}
              onClick={onLinkClick}
            >
              {labels.more}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}
