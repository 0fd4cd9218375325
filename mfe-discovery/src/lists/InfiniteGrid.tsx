import { pageOf } from '@portico/shared/api';
import { ListEnd } from '@portico/shared/patterns';
import { useLocation, useText } from '@portico/shared/platform';
import { Grid, Stack, visuallyHiddenStyles } from '@portico/shared/ui';
import type { ReactNode } from 'react';
import { type Hit, type ListRequest, useSearchListInfiniteQuery } from '../search/search.api.ts';
import { CardsLoading } from './CardsLoading.tsx';
import { FailedMessage } from './FailedMessage.tsx';

/** The hits of a search as a grid that loads page by page, without script by a link to a longer page. [CONST-04..06, T-32, OPEN-38] */
export function InfiniteGrid(props: {
  /** What the grid holds, for screen readers. */
  label: string;
  request: ListRequest;
  /** Rendered instead of a list without entries. */
  empty: ReactNode;
  /** Width to height of the cards' pictures, for their shape while they load. */
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
        {/* Between the page's heading and those of the cards. */}
        <h2 css={visuallyHiddenStyles}>{label}</h2>
        <Grid label={label}>{hits.map(children)}</Grid>
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

/** The address's query with the next page; the other parts stay exactly as they were encoded. */
export function nextPageSearch(search: string): string {
  const page = pageOf(new URLSearchParams(search));
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('page='));
  return `?${[...others, `page=${page + 1}`].join('&')}`;
}
