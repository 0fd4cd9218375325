import type { ListPage } from '@portico/shared/api';
import { type InfiniteListState, ListEnd } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Button, Notice, Stack } from '@portico/shared/ui';
import { useEffect } from 'react';

/**
 * The end of a paged list: loads more, and reloads the list when rows moved between pages. Renders nothing for a single
 * page. [CONST-06, OPEN-38]
 */
export function PagedListEnd(props: {
  /** Result of the infinite query's hook. */
  list: InfiniteListState & {
    data?: { pages: readonly ListPage<unknown>[] } | undefined;
    isUninitialized: boolean;
    refetch: () => unknown;
  };
  /** Number of loaded rows. */
  shown: number;
  /** Number of all rows. */
  total: number;
}) {
  const { list, shown, total } = props;
  const { t } = useText('mfe-creator');
  const { data, error, isUninitialized, isFetching, hasNextPage, refetch } = list;
  const pages = data?.pages ?? [];
  // Rows were added or removed between two requests, so one may be missing at their boundary.
  const hasMoved = pages.some((page) => page.total !== pages[0]?.total);
  useEffect(() => {
    if (hasMoved && !isUninitialized && !isFetching && error === undefined) refetch();
  }, [hasMoved, isUninitialized, isFetching, error, refetch]);

  if (!hasNextPage && pages.length < 2) return null;
  return (
    <Stack gap={4}>
      <ListEnd
        list={list}
        shown={shown}
        labels={{ shown: t('list.shown', { shown, total }), more: t('list.more', { number: total - shown }) }}
        failed={(retry) => (
          <Notice
            tone="danger"
            action={
              <Button variant="secondary" onClick={retry}>
                {t('page.retry')}
              </Button>
            }
          >
            {t('list.failed')}
          </Notice>
        )}
      />
    </Stack>
  );
}
