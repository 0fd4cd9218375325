import { Said, useParams, useSearchParams } from '@portico/shared/platform';
import {
  Container,
  fontSizes,
  Loading,
  media,
  Picture,
  radii,
  Section,
  Skeleton,
  spacing,
} from '@portico/shared/ui';
import { useCatalogProductsQuery } from '../../catalog.api.ts';
import { Label } from '../../templates/Label.tsx';
import { Price } from '../../templates/Price.tsx';
import { ProductAction } from '../../templates/ProductAction.tsx';
import { useWords } from '../../words/use-words.ts';
import { BackToPortal } from '../BackToPortal.tsx';
import { readMicroSiteQuery } from '../micro-site-address.ts';
import { PageMessage } from '../PageMessage.tsx';

/** One product: image, name, label, prices, description, action. [CAT-13, OPEN-07] */
export function ProductPage() {
  const { catalogId = '', productId } = useParams();
  const [search] = useSearchParams();
  const { t, say } = useWords();
  const { portalId } = readMicroSiteQuery(search);
  const { currentData: products, isError, refetch } = useCatalogProductsQuery({ catalogId, portalId });
  if (isError && !products) return <PageMessage onRetry={() => void refetch()} />;
  if (!products) return <ProductSkeleton label={t('catalog.loading')} />;
  const product = products.find(({ _id }) => _id === productId);
  if (!product) return <PageMessage />;
  return (
    <Container>
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
          <Label product={product} />
          <h1 css={{ fontSize: fontSizes['2xl'] }}>
            <Said text={product.name} />
          </h1>
          <div css={{ fontSize: fontSizes.xl }}>
            <Price product={product} />
          </div>
          {say(product.description) ? (
            <p css={{ whiteSpace: 'pre-line', maxInlineSize: 'var(--size-measure)' }}>
              <Said text={product.description} />
            </p>
          ) : null}
          {product.action?.link ? <ProductAction product={product} href={product.action.link} /> : null}
        </div>
      </article>
    </Container>
  );
}

/** The same, and the way back to its portal. [OPEN-07] */
export function ProductDetailPage() {
  const [search] = useSearchParams();
  const { portalId, provider } = readMicroSiteQuery(search);
  return (
    <Section>
      <Container>
        <BackToPortal portalId={portalId} provider={provider} />
      </Container>
      <ProductPage />
    </Section>
  );
}

function ProductSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Container>
        <div css={layout}>
          <Skeleton ratio={1} radius={radii.lg} />
          <div css={{ display: 'grid', gap: spacing[4], alignContent: 'start' }}>
            <Skeleton blockSize="2em" inlineSize="70%" />
            <Skeleton blockSize="1.5em" inlineSize="30%" />
            <Skeleton blockSize="6em" />
          </div>
        </div>
      </Container>
    </Loading>
  );
}

const layout = {
  display: 'grid',
  gap: spacing[6],
  paddingBlock: spacing[4],
  [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: spacing[10] },
};
