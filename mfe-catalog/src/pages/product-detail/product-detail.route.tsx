import { withTokenLogin } from '../with-token-login.tsx';
import { ProductDetailPage } from './ProductDetailPage.tsx';

export const Component = withTokenLogin(ProductDetailPage);
export { prefetchProduct as prefetch, productHead as head } from '../product/prefetch-product.ts';
