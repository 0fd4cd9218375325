import { takesToken } from '../takes-token.tsx';
import { ProductPage } from './ProductPage.tsx';

export const Component = takesToken(ProductPage);
export { prefetchProduct as prefetch, productHead as head } from './prefetch-product.ts';
