import { css } from '@emotion/react';
import type { Catalog, Product } from '@portico/shared/contracts';
import { useInfiniteScrollSentinel, useProgressiveRender } from '@portico/shared/patterns';
import { Link } from '@portico/shared/platform';
import {
  Button,
  isPlainClick,
  Notice,
  Stack,
  StateMessage,
  VisuallyHidden,
  visuallyHiddenStyles,
} from '@portico/shared/ui';
import type { MouseEvent } from 'react';
import { PRODUCT_PAGE_SIZE, useProductPagesInfiniteQuery } from '../../catalog.api.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { CARDS_OF_BATCH, ProductList, ProductListSkeleton } from '../../templates/ProductList.tsx';
import { type MicroSiteQuery, showAddress } from '../micro-site-address.ts';
import { PageMessage } from '../PageMessage.tsx';

/** Part of the list that is far from the window; fewer would cost their own change of the page each. */
const CARDS_AT_ONCE = CARDS_OF_BATCH;
/** Px. Beyond the distance at which browsers render skipped content, so that adding cards does not slow scrolling. */
const LOAD_WITHIN_PX = 4_000;

/** Not skipped off-screen: mounting and unmounting a skipped list recounts the list items of the whole page. */
const toCome = css({ contain: 'layout' });

/** The first request of a catalogue's page; the prefetch must ask with the very same one. */
export const firstPages = ({ catalogId, portalId, title, page }: MicroSiteQuery) => ({
  catalogId,
  portalId,
  title,
  firstSize: page * PRODUCT_PAGE_SIZE,
});

/**
 * A catalogue's products, a page at a time as one nears the end, by a link too, which works without script. It says how
 * many of how many are shown. [OPEN-07, T-32, T-48]
 */
export function ProductGrid(props: { catalog: Catalog; query: MicroSiteQuery; provider: string }) {
  const { catalog, query, provider } = props;
  const { t } = useMessages();
  const list = useProductPagesInfiniteQuery(firstPages(query));
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list;
  const products: Product[] = currentData?.pages.flatMap((page) => page.products) ?? [];
  const hasFailed = error !== undefined && !isFetching;
  const loadMore = () => {
    if (!isFetching) void fetchNextPage();
  };
  // All that is there at first, as the server renders it and as one comes back to it; what follows in a few cards each.
  const drawn = useProgressiveRender({
    key: currentData ? 'loaded' : 'loading',
    first: products.length,
    step: CARDS_AT_ONCE,
    total: products.length,
  });
  const isDrawn = drawn === products.length;
  const end = useInfiniteScrollSentinel({
    enabled: hasNextPage && isDrawn && !hasFailed,
    key: drawn,
    within: LOAD_WITHIN_PX,
    onNear: loadMore,
  });

  const { template, portalId } = catalog;
  if (!currentData) {
    if (error) return <PageMessage error={error} onRetry={() => void refetch()} />;
    return <ProductListSkeleton template={template} count={8} />;
  }
  if (products.length === 0) {
    return query.title ? (
      <StateMessage
        kind="not-found"
        title={t('search.nothing', { words: query.title })}
        text={t('search.tryOther')}
      />
    ) : (
      <p>{t('catalog.empty')}</p>
    );
  }
  const total = Math.max(currentData.pages.at(-1)?.total ?? 0, products.length);
  return (
    <Stack gap={8}>
      <div>
        {/* Between the page's heading and those of the cards. */}
        <h2 css={visuallyHiddenStyles}>{t('edit.products')}</h2>
        <ProductList
          products={isDrawn ? products : products.slice(0, drawn)}
          template={template}
          portalId={portalId}
          provider={provider}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{isDrawn ? t('catalog.shown', { shown: drawn, total }) : ''}</span>
      </VisuallyHidden>
      {isFetchingNextPage ? (
        <div css={toCome}>
          <ProductListSkeleton template={template} count={4} />
        </div>
      ) : null}
      {hasFailed ? (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" onClick={loadMore}>
              {t('catalog.retry')}
            </Button>
          }
        >
          {t('catalog.failed')}
        </Notice>
      ) : null}
      {hasNextPage && !hasFailed ? (
        <div ref={end} css={{ display: 'grid', justifyItems: 'center' }}>
          <Button
            as={Link}
            to={showAddress({ ...query, page: query.page + 1 })}
            variant="secondary"
            loading={isFetchingNextPage}
            onClick={(event: MouseEvent) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              loadMore();
            }}
          >
            {t('catalog.more')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
