import type { Catalog } from '@portico/shared/contracts';
import { Picture } from '@portico/shared/ui';
import { useCatalogProductsQuery } from '../../catalog.api.ts';

/** Number of product pictures that represent a catalogue. */
const PICTURES = 4;

/** The query argument of a card; page and prefetch must use the same one. */
export const picturesRequest = ({ _id, portalId }: Catalog) => ({
  catalogId: _id,
  portalId,
  limit: PICTURES,
});

/** Four pictures as a collage, or only the first if there are fewer. */
export function CatalogPictures({ catalog }: { catalog: Catalog }) {
  const { currentData: products = [] } = useCatalogProductsQuery(picturesRequest(catalog));
  const shown = products.length < PICTURES ? products.slice(0, 1) : products;
  if (shown.length < PICTURES) {
    return <Picture alt="" ratio={1} src={shown[0]?.imageURL} sizes="(min-width: 1024px) 280px, 46vw" />;
  }
  return (
    <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, aspectRatio: '1' }}>
      {shown.map(({ _id, imageURL }) => (
        <Picture key={_id} alt="" ratio={1} src={imageURL} sizes="(min-width: 1024px) 140px, 23vw" />
      ))}
    </div>
  );
}
