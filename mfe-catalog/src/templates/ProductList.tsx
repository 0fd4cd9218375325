import type { CatalogTemplate, Product } from '@portico/shared/contracts';
import { productHref } from '@portico/shared/domain';
import { usePageSettings } from '@portico/shared/platform';
import { Loading, SkeletonCard } from '@portico/shared/ui';
import { memo } from 'react';
import { useWords } from '../words/use-words.ts';
import { templates } from './template-registry.ts';

/** Products in their catalogue's layout; a product with a template of its own is drawn in that one. [CAT-02, DATA-17] */
export function ProductList(props: {
  products: readonly Product[];
  template: CatalogTemplate;
  portalId: string;
  provider: string;
}) {
  const { products, template, portalId, provider } = props;
  const { microEndpoint } = usePageSettings();
  return (
    <ul role="list" data-template={template} css={templates[template].list}>
      {products.map((product) => {
        const href = productHref({
          catalogId: product.catalogId,
          productId: product._id,
          portalId,
          provider,
          microEndpoint,
        });
        return <ProductItem key={product._id} product={product} template={template} href={href} />;
      })}
    </ul>
  );
}

/** What changes in a card is laid out in it alone: there may be a thousand of them. */
const alone = { contain: 'layout style', minInlineSize: 0 } as const;

/** Drawn once: more products under it change nothing here. */
const ProductItem = memo(function ProductItem(props: {
  product: Product;
  template: CatalogTemplate;
  href: string;
}) {
  const { product, template, href } = props;
  const own = product.template ?? template;
  const { Card } = templates[own];
  // A card that lies down needs the width of two that stand.
  const isWide = own === 2 && template !== 2;
  return (
    <li data-card-template={own} css={[alone, isWide && { gridColumn: 'span 2' }]}>
      <Card product={product} href={href} />
    </li>
  );
});

/** Cards to come, in the template's own grid. */
export function ProductListSkeleton({ template, count }: { template: CatalogTemplate; count: number }) {
  const { t } = useWords();
  const { list, pictureRatio } = templates[template];
  return (
    <Loading label={t('catalog.loading')}>
      <div css={list}>
        {Array.from({ length: count }, (_, index) => (
          <SkeletonCard key={index} ratio={pictureRatio} />
        ))}
      </div>
    </Loading>
  );
}
