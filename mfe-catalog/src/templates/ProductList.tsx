import { css } from '@emotion/react';
import type { CatalogTemplate, Product } from '@portico/shared/contracts';
import { productHref } from '@portico/shared/domain';
import { chunk } from '@portico/shared/patterns';
import { usePageSettings } from '@portico/shared/platform';
import {
  Loading,
  observeGroupNearViewport,
  observeNearViewport,
  SkeletonCard,
  skipOffscreen,
  skipOffscreenItems,
  spacing,
} from '@portico/shared/ui';
import { type CSSProperties, memo } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { listGap, templates } from './template-registry.ts';

/** Space for shadows and focus rings of a batch. */
const ROOM = spacing[4];
/** Contains layout: changes in a batch or card do not affect the others. */
const alone = css({ contain: 'layout style', minInlineSize: 0 });
/** Batches follow each other as blocks; in a grid, a change of one would lay out all of them. */
const underEachOther = css({ display: 'flow-root' });
/** Compensates the space around the last batch. */
const severalBatches = css({ marginBlockEnd: `calc(-1 * ${ROOM})` });
const ROOMY_GAP = `calc(var(--list-gap) - 2 * ${ROOM})`;
/** A group after the first; its batches have the space above and below them. */
const farGroup = css({
  contentVisibility: 'auto',
  '&[data-near]': { contentVisibility: 'visible', contain: 'content' },
  paddingInline: ROOM,
  margin: `${ROOMY_GAP} calc(-1 * ${ROOM}) 0`,
  containIntrinsicBlockSize: 'auto calc(var(--cards) * 125px)',
});
/**
 * A batch after the first, with its height in two columns. No `:first-child` or `:last-child` rules: with them, each
 * added batch recalculates the styles of all batches.
 */
const offscreen = css(skipOffscreen(ROOM), {
  marginBlock: `${ROOMY_GAP} 0`,
  containIntrinsicBlockSize: 'auto calc(var(--cards) * 125px)',
});
/** The batch after the very first, which has no space around it, and the first of a group. */
const second = css({ marginBlockStart: `calc(var(--list-gap) - ${ROOM})` });
const firstOfGroup = css({ marginBlockStart: 0 });
/** `room` is half the gap of a phone's rows, `blockSize` about the height of a card there. */
const offscreenCards = css(skipOffscreenItems({ room: '6px', blockSize: '250px' }));
/** Horizontal cards are twice as wide as vertical ones. */
const wide = css({ gridColumn: 'span 2' });

/** Whole rows of two, three and four columns. */
export const CARDS_OF_BATCH = 12;
/** Several viewport heights of a phone. */
const CARDS_OF_GROUP = 6 * CARDS_OF_BATCH;

interface ProductListProps {
  products: readonly Product[];
  template: CatalogTemplate;
  portalId: string;
  provider: string;
  /** Whether the list begins the page, so that its first picture is the page's largest. */
  isFirst?: boolean | undefined;
}

/**
 * Products in the catalogue's template, or in their own. There may be a thousand: batches limit render and layout to
 * the added cards, and groups of batches let the browser skip distant content as a whole. [CAT-02, DATA-17]
 */
export function ProductList({ products, template, ...shared }: ProductListProps) {
  return (
    <div
      data-template={template}
      css={[listGap, underEachOther, products.length > CARDS_OF_BATCH && severalBatches]}
    >
      {chunk(products, CARDS_OF_GROUP).map((group, number) => (
        <Group key={group[0]?._id} number={number} products={group} template={template} {...shared} />
      ))}
    </div>
  );
}

type GroupProps = ProductListProps & { number: number };

const Group = memo(function Group({ products, number, ...shared }: GroupProps) {
  const isNear = number === 0;
  return (
    <div
      ref={isNear ? undefined : observeGroupNearViewport}
      style={{ '--cards': products.length } as CSSProperties}
      css={[underEachOther, !isNear && farGroup]}
    >
      {chunk(products, CARDS_OF_BATCH).map((batch, index) => (
        <Batch key={batch[0]?._id} group={number} index={index} products={batch} {...shared} />
      ))}
    </div>
  );
}, areSame);

type BatchProps = ProductListProps & { group: number; index: number };

const Batch = memo(function Batch(props: BatchProps) {
  const { products, template, portalId, provider, isFirst = false, group, index } = props;
  const isFar = group > 0 || index > 0;
  const { microEndpoint } = usePageSettings();
  return (
    <ul
      role="list"
      ref={isFar ? observeNearViewport : undefined}
      style={{ '--cards': products.length } as CSSProperties}
      css={[
        templates[template].list,
        alone,
        isFar && offscreen,
        index === 0 && isFar && firstOfGroup,
        index === 1 && group === 0 && second,
        isFar && offscreenCards,
      ]}
    >
      {products.map((product, position) => {
        const href = productHref({
          catalogId: product.catalogId,
          productId: product._id,
          portalId,
          provider,
          microEndpoint,
        });
        return (
          <ProductItem
            key={product._id}
            product={product}
            template={template}
            href={href}
            calm={isFar}
            priority={isFirst && !isFar && position === 0}
          />
        );
      })}
    </ul>
  );
}, areSame);

function areSame<Props extends ProductListProps>(
  { products, ...before }: Props,
  { products: productsNow, ...now }: Props,
): boolean {
  return (
    Object.entries(before).every(([name, value]) => value === now[name as keyof typeof now]) &&
    products.length === productsNow.length &&
    products.every((product, at) => product === productsNow[at])
  );
}

/** Memoized, because more products are added below it. */
const ProductItem = memo(function ProductItem(props: {
  product: Product;
  template: CatalogTemplate;
  href: string;
  calm: boolean;
  priority: boolean;
}) {
  const { product, template, href, calm, priority } = props;
  const own = product.template ?? template;
  const { Card } = templates[own];
  const isWide = own === 2 && template !== 2;
  return (
    <li data-card-template={own} css={isWide ? [alone, wide] : alone}>
      <Card product={product} href={href} calm={calm} priority={priority} />
    </li>
  );
});

/** Placeholder of cards in the template's grid; `isPage` if the page has no other content yet. */
export function ProductListSkeleton(props: { template: CatalogTemplate; count: number; isPage?: boolean }) {
  const { template, count, isPage = false } = props;
  const { t } = useMessages();
  const { list, pictureRatio } = templates[template];
  return (
    <Loading isPage={isPage} label={t('catalog.loading')}>
      <div css={[listGap, list]}>
        {Array.from({ length: count }, (_, index) => (
          <SkeletonCard key={index} ratio={pictureRatio} />
        ))}
      </div>
    </Loading>
  );
}
