import type { Product } from '@portico/shared/contracts';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Link, Localized, useParams, useSearchParams } from '@portico/shared/platform';
import {
  buttonStyles,
  fontSizes,
  Loading,
  media,
  Picture,
  radii,
  Skeleton,
  spacing,
} from '@portico/shared/ui';
import { useProductByIdQuery } from '../../catalog.api.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { CatalogShareMenu } from '../../sharing/CatalogShareMenu.tsx';
import { Label } from '../../templates/Label.tsx';
import { Price } from '../../templates/Price.tsx';
import { ProductAction } from '../../templates/ProductAction.tsx';
import { type MicroSiteQuery, readMicroSiteQuery, showAddress } from '../micro-site-address.ts';
import { PageMessage } from '../PageMessage.tsx';

/** A product: image, name, label, prices, description, action, and a link to its catalogue. [CAT-13, OPEN-07] */
export function ProductContent() {
  const { catalogId = '', productId = '' } = useParams();
  const [search] = useSearchParams();
  const { t } = useMessages();
  const { portalId, provider } = readMicroSiteQuery(search);
  const { currentData: product, error, refetch } = useProductByIdQuery({ productId, portalId });
  if (error && !product) {
    return (
      <PageMessage error={error} onRetry={() => void refetch()} portalId={portalId} provider={provider} />
    );
  }
  if (!product) return <ProductSkeleton label={t('catalog.loading')} />;
  // A URL with another catalogue is not found, so that a product has one page.
  if (product.catalogId !== catalogId) return <PageMessage portalId={portalId} provider={provider} />;
  return <ProductArticle product={product} query={{ catalogId, portalId, provider }} />;
}

function ProductArticle(props: {
  product: Product;
  query: Pick<MicroSiteQuery, 'catalogId' | 'portalId' | 'provider'>;
}) {
  const { product, query } = props;
  const { t, localize } = useMessages();
  return (
    <article css={layout}>
      <Picture
        alt=""
        ratio={1}
        priority
        sizes="(min-width: 1024px) 580px, 100vw"
        src={product.imageURL}
        css={{ borderRadius: radii.lg }}
      />
      <div css={{ display: 'grid', gap: spacing[4], alignContent: 'start', justifyItems: 'start' }}>
        <div css={topLine}>
          <Label product={product} />
          <div css={{ marginInlineStart: 'auto' }}>
            <CatalogShareMenu />
          </div>
        </div>
        <h1 css={{ fontSize: fontSizes['2xl'] }}>
          <LocalizedTitle text={product.name} />
        </h1>
        <div css={{ fontSize: fontSizes.xl }}>
          <Price product={product} />
        </div>
        {localize(product.description) ? (
          <p css={{ whiteSpace: 'pre-line', maxInlineSize: 'var(--size-measure)' }}>
            <Localized text={product.description} />
          </p>
        ) : null}
        {product.action?.link ? <ProductAction product={product} href={product.action.link} /> : null}
        {query.portalId ? (
          <Link
            to={showAddress(query)}
            css={{ ...buttonStyles({ variant: 'quiet' }), marginInlineStart: -20 }}
          >
            {t('product.wholeCatalog')}
          </Link>
        ) : null}
      </div>
    </article>
  );
}

function ProductSkeleton({ label }: { label: string }) {
  return (
    <Loading isPage label={label}>
      <div css={layout}>
        <Skeleton ratio={1} radius={radii.lg} />
        <div css={{ display: 'grid', gap: spacing[4], alignContent: 'start' }}>
          <Skeleton blockSize="2em" inlineSize="70%" />
          <Skeleton blockSize="1.5em" inlineSize="30%" />
          <Skeleton blockSize="6em" />
        </div>
      </div>
    </Loading>
  );
}

const topLine = { display: 'flex', alignItems: 'center', gap: spacing[3], inlineSize: '100%' } as const;

const layout = {
  display: 'grid',
  gap: spacing[6],
  paddingBlock: spacing[4],
  [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: spacing[10] },
};
