import { withTokenLogin } from '../with-token-login.tsx';
import { ProductDetailPage } from './ProductPage.tsx';

export const Component = withTokenLogin(ProductDetailPage);
export { prefetchProduct as prefetch, productHead as head } from './prefetch-product.ts';
