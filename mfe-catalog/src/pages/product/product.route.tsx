import { withTokenLogin } from '../with-token-login.tsx';
import { ProductPage } from './ProductPage.tsx';

export const Component = withTokenLogin(ProductPage);
export { prefetchProduct as prefetch, productHead as head } from './prefetch-product.ts';
