import type { Catalog } from '@portico/shared/contracts';
import { Picture } from '@portico/shared/ui';
import { useCatalogProductsQuery } from '../../catalog.api.ts';

/** Pictures of its first products stand for a catalogue, which has none of its own. */
const PICTURES = 4;

/** The request of one card; the prefetch must ask with the very same one. */
export const picturesRequest = ({ _id, portalId }: Catalog) => ({
  catalogId: _id,
  portalId,
  limit: PICTURES,
});

/** Four pictures as one, or the first alone when there are fewer. */
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
