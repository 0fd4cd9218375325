import type { Catalog, CatalogTemplate, Product } from '@portico/shared/contracts';
import { SortableList } from '@portico/shared/patterns';
import { Button, Cluster, Notice, SectionHeader, spacing } from '@portico/shared/ui';
import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { PRODUCT_PAGE_SIZE, useProductPagesInfiniteQuery } from '../../../catalog.api.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ProductListSkeleton } from '../../../templates/ProductList.tsx';
import { useOrderProductsMutation } from '../catalog-edit.api.ts';
import { ExportButton } from '../csv/ExportButton.tsx';
import { ImportButton } from '../csv/ImportButton.tsx';
import { useSavedOrder } from '../use-saved-order.ts';
import { useSortableLabels } from '../use-sortable-labels.ts';
import { ProductDialog } from './ProductDialog.tsx';
import { ProductRow } from './ProductRow.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

/** A catalogue's products: a preview, and a list in which each is edited, moved and deleted. [OPEN-07] */
export const ProductsEditor = memo(function ProductsEditor(props: {
  catalog: Catalog;
  /** The template in the form, saved or not. */
  template: CatalogTemplate;
  provider: string | undefined;
}) {
  const { catalog, template, provider } = props;
  const { t, localize } = useMessages();
  const labels = useSortableLabels();
  const { _id: catalogId, portalId } = catalog;
  // The product in the dialog.
  const [opened, setOpened] = useState<Product | 'new'>();
  const list = useProductPagesInfiniteQuery({ catalogId, portalId, title: '', firstSize: PRODUCT_PAGE_SIZE });
  const [order] = useOrderProductsMutation();
  const products = list.currentData?.pages.flatMap((page) => page.rows) ?? [];
  // The loaded products are the first of the catalogue's, so positions in both lists are the same.
  const { shown, isSaving, onMove } = useSavedOrder({
    entries: products,
    ids: catalog.products,
    save: (ids) => order({ catalogId, ids }),
  });

  return (
    <section aria-label={t('edit.products')} css={{ display: 'grid', gap: spacing[5], minInlineSize: 0 }}>
      {products.length > 0 ? (
        <TemplatePreview products={products} template={template} portalId={portalId} provider={provider} />
      ) : null}
      <div>
        <SectionHeader
          title={t('edit.products')}
          text={t('catalog.count', { count: catalog.products.length })}
        />
        <Cluster>
          <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setOpened('new')}>
            {t('edit.addProduct')}
          </Button>
          <ImportButton catalogId={catalogId} />
          {products.length > 0 ? <ExportButton catalog={catalog} /> : null}
        </Cluster>
      </div>
      {!list.currentData && !list.error ? <ProductListSkeleton template={2} count={3} /> : null}
      {list.error && !list.isFetching ? (
        <Notice
          tone="danger"
          action={
            <Button
              variant="secondary"
              onClick={() => void (list.currentData ? list.fetchNextPage() : list.refetch())}
            >
              {t('catalog.retry')}
            </Button>
          }
        >
          {t('catalog.failed')}
        </Notice>
      ) : null}
      {list.currentData && products.length === 0 ? <p>{t('edit.noProducts')}</p> : null}
      <SortableList
        label={t('edit.products')}
        items={shown}
        total={catalog.products.length}
        idOf={({ _id }) => _id}
        nameOf={({ name }) => localize(name)}
        labels={labels}
        isBusy={isSaving}
        onMove={onMove}
      >
        {(product, controls) => (
          <ProductRow
            product={product}
            controls={controls}
            total={catalog.products.length}
            onEdit={() => setOpened(product)}
          />
        )}
      </SortableList>
      {list.hasNextPage ? (
        <div css={{ display: 'grid', justifyItems: 'center' }}>
          <Button
            variant="secondary"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('catalog.more')}
          </Button>
        </div>
      ) : null}
      {opened ? (
        <ProductDialog
          catalog={catalog}
          product={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </section>
  );
});
