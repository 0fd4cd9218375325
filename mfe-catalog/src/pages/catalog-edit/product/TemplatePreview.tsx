import type { CatalogTemplate, Product } from '@portico/shared/contracts';
import { catalogSize } from '@portico/shared/domain';
import { color, fontSizes, radii, spacing } from '@portico/shared/ui';
import { useMessages } from '../../../messages/use-messages.ts';
import { ProductList } from '../../../templates/ProductList.tsx';

/** The catalogue's products as on the portal page; inert. [CAT-02, CAT-05] */
export function TemplatePreview(props: {
  products: readonly Product[];
  template: CatalogTemplate;
  portalId: string;
  provider: string | undefined;
}) {
  const { products, template, portalId, provider = '' } = props;
  const { t } = useMessages();
  return (
    <figure css={{ display: 'grid', gap: spacing[3], minInlineSize: 0, margin: 0 }}>
      <figcaption css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>{t('edit.preview')}</figcaption>
      <div
        inert
        css={{
          padding: spacing[4],
          border: `1px dashed ${color.lineStrong}`,
          borderRadius: radii.lg,
          maxBlockSize: 460,
          overflow: 'hidden',
          maskImage: 'linear-gradient(to bottom, black 82%, transparent)',
        }}
      >
        <ProductList
          products={products.slice(0, catalogSize(template))}
          template={template}
          portalId={portalId}
          provider={provider}
        />
      </div>
    </figure>
  );
}
