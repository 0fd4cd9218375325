import { Link } from '@portico/shared/platform';
import { Button, isPlainClick, VisuallyHidden } from '@portico/shared/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useInfiniteScrollSentinel } from './use-infinite-scroll-sentinel.ts';

/** What the end of a list needs of the result of an infinite query. */
export interface InfiniteListState {
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Below a list that is loaded page by page: loads the next page when it comes near the viewport, and by a button. A page
 * that fails is offered again, and the loaded rows stay. [CONST-04..06, T-32, OPEN-38]
 */
export function ListEnd(props: {
  list: InfiniteListState;
  /** Rows on the page. */
  shown: number;
  /** False while loaded rows are still being rendered: the next page waits. */
  isRendered?: boolean;
  /** Distance to the viewport in px; 200 by default. */
  within?: number;
  /** Address of the page with one more page of rows, for visitors without script; without it a button. */
  moreHref?: string;
  labels: {
    /** How many of how many rows are shown, for screen readers. */
    shown: string;
    more: string;
  };
  /** Placeholder of the page that is being loaded. */
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
