import type { Product } from '@portico/shared/contracts';
import { withholdsImages } from '../images/image.policy.ts';
import { imageUrl } from '../images/image.presenter.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import type { PortalRecord } from '../portals/portal.repository.ts';
import type { ProductRecord } from './product.repository.ts';

/** A product with its image URL and its position in the catalogue whose `products` are given. [DATA-05, DATA-17] */
export const presentProduct = (
  { modifiedBy: _modifiedBy, ...product }: ProductRecord,
  position: number,
): Product => ({
  ...product,
  imageURL: imageUrl(product.mainImageId),
  appearSeq: position,
});

/** The product with a signed image URL where the portal's images are not public. [OPEN-03] */
export function withSignedImage(
  product: Product,
  { portal, signatures }: { portal: PortalRecord; signatures: ImageSignatures },
): Product {
  if (product.imageURL === undefined || !withholdsImages(portal)) return product;
  return { ...product, imageURL: signatures.signed(portal.provider, product.imageURL) };
}
