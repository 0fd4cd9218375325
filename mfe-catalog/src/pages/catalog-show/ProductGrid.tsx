import { css } from '@emotion/react';
import type { Catalog, Product } from '@portico/shared/contracts';
import { ListEnd, useProgressiveRender } from '@portico/shared/patterns';
import { Button, Notice, Stack, StateMessage, visuallyHiddenStyles } from '@portico/shared/ui';
import { PRODUCT_PAGE_SIZE, useProductPagesInfiniteQuery } from '../../catalog.api.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { CARDS_OF_BATCH, ProductList, ProductListSkeleton } from '../../templates/ProductList.tsx';
import { type MicroSiteQuery, showAddress } from '../micro-site-address.ts';
import { PageMessage } from '../PageMessage.tsx';

/** Cards per render step; each smaller step would update the page as well. */
const CARDS_AT_ONCE = CARDS_OF_BATCH;
/** Px. Beyond the distance at which browsers render skipped content, so that adding cards does not slow scrolling. */
const LOAD_WITHIN_PX = 4_000;

/** Not skipped off-screen: mounting and unmounting a skipped list recounts the list items of the whole page. */
const loadingStyles = css({ contain: 'layout' });

/** The query argument of a catalogue's page; page and prefetch must use the same one. */
export const productPagesRequest = ({ catalogId, portalId, title, page }: MicroSiteQuery) => ({
  catalogId,
  portalId,
  title,
  firstSize: page * PRODUCT_PAGE_SIZE,
});

/** A catalogue's products, page by page; without script a link leads to a longer page. [OPEN-07, T-32, T-48] */
export function ProductGrid(props: { catalog: Catalog; query: MicroSiteQuery; provider: string }) {
  const { catalog, query, provider } = props;
  const { t } = useMessages();
  const list = useProductPagesInfiniteQuery(productPagesRequest(query));
  const { currentData, error, refetch } = list;
  const products: Product[] = currentData?.pages.flatMap((page) => page.rows) ?? [];
  // Renders the first products at once, as in the server's HTML and after a back navigation; later pages in steps.
  const rendered = useProgressiveRender({
    key: currentData ? 'loaded' : 'loading',
    first: products.length,
    step: CARDS_AT_ONCE,
    total: products.length,
  });
  const isRendered = rendered === products.length;
  const { template, portalId } = catalog;
  if (!currentData) {
    if (error) return <PageMessage isPage={false} error={error} onRetry={() => void refetch()} />;
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
        {/* Heading level between the page's h1 and the cards' h3. */}
        <h2 css={visuallyHiddenStyles}>{t('edit.products')}</h2>
        <ProductList
          isFirst
          products={isRendered ? products : products.slice(0, rendered)}
          template={template}
          portalId={portalId}
          provider={provider}
        />
      </div>
      <ListEnd
        list={list}
        shown={rendered}
        isRendered={isRendered}
        within={LOAD_WITHIN_PX}
        moreHref={showAddress({ ...query, page: query.page + 1 })}
        labels={{ shown: t('catalog.shown', { shown: rendered, total }), more: t('catalog.more') }}
        loading={
          <div css={loadingStyles}>
            <ProductListSkeleton template={template} count={4} />
          </div>
        }
        failed={(retry) => (
          <Notice
            tone="danger"
            action={
              <Button variant="secondary" onClick={retry}>
                {t('catalog.retry')}
              </Button>
            }
          >
            {t('catalog.failed')}
          </Notice>
        )}
      />
    </Stack>
  );
}
