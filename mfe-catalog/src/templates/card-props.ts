import type { Product } from '@portico/shared/contracts';

export interface ProductCardProps {
  product: Product;
  /** URL of the product's page. [CAT-11] */
  href: string;
  /** For long lists: the picture has no shimmer. */
  calm?: boolean | undefined;
  /** Its picture is the largest of the page: loaded eagerly. */
  priority?: boolean | undefined;
}
