import { takesToken } from '../takes-token.tsx';
import { ProductDetailPage } from './ProductPage.tsx';

export const Component = takesToken(ProductDetailPage);
export { prefetchProduct as prefetch, productHead as head } from './prefetch-product.ts';
