import type { Product } from '@portico/shared/contracts';

/** What every template renders its card from. */
export interface ProductCardProps {
  product: Product;
  /** The product's own page. [CAT-11] */
  href: string;
  /** One of hundreds: its picture comes without a shimmer. */
  calm?: boolean | undefined;
}
